import { currentRender } from '@/web/front/render-record.ts';

/** How long a page waits for the content service, milliseconds. It is long for one that answers and short for a shopper who waits. */
export const contentPatienceMs = 5_000;

/** The content service took the question and gave no answer in time. */
export class ContentSilent extends Error {
  override readonly name = 'ContentSilent';
}

/**
 * Asks the content service and waits so long at most; `signal` ends what is still under way. Throws ContentSilent when the time is up, and
 * at once in a render that has waited in vain before: its other reads (a layout's, an error page's) would each wait as long again.
 */
export async function patiently<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  patienceMs = contentPatienceMs,
): Promise<Answer> {
  const render = currentRender();
  if (render?.waitedInVain) throw new ContentSilent('The content service was silent earlier in this page.');
  const signal = AbortSignal.timeout(patienceMs);
  try {
    return await ask(signal);
  } catch (cause) {
    if (!signal.aborted) throw cause;
    if (render) render.waitedInVain = true;
    throw new ContentSilent(`The content service gave no answer within ${patienceMs} ms.`, { cause });
  }
}
