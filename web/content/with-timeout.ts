import { type CircuitBreaker, isCircuitOpen } from '@/web/platform/circuit-breaker.ts';
import { currentRender } from '@/web/platform/render-record.ts';

/**
 * How long a page waits for the content service, milliseconds. It is long for one that responds and
 * short for a shopper who waits.
 */
export const contentTimeoutMs = 5_000;

/** The content service accepted the request and did not respond in time. */
export class ContentSilent extends Error {
  override readonly name = 'ContentSilent';
}

/**
 * Calls the content service with a timeout; `signal` ends what is still under way. Throws
 * ContentSilent when the time is up or the service hangs by its circuit, and at once in a render
 * that has waited in vain before: its other reads (a layout's, an error page's) would each wait as
 * long again.
 */
export async function withTimeout<Answer>(
  task: (signal: AbortSignal) => Promise<Answer>,
  timeoutMs = contentTimeoutMs,
  circuit?: Pick<CircuitBreaker, 'run'>,
): Promise<Answer> {
  const render = currentRender();
  if (render?.waitedInVain) throw new ContentSilent('The content service was silent earlier in this page.');
  const late = AbortSignal.timeout(timeoutMs);
  try {
    if (!circuit) return await task(late);
    return await circuit.run((ends) => task(AbortSignal.any([late, ends])));
  } catch (cause) {
    const hangs = isCircuitOpen(cause);
    if (!late.aborted && !hangs) throw cause;
    if (render) render.waitedInVain = true;
    if (hangs) throw new ContentSilent('The content service hangs.', { cause });
    throw new ContentSilent(`The content service gave no answer within ${timeoutMs} ms.`, { cause });
  }
}
