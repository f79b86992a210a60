import { log, reason } from '@/web/platform/log.ts';
import { expireAt, renderNow } from '@/web/platform/render-record.ts';
import { setNewest } from '@/web/platform/set-newest.ts';

/** Milliseconds: validity of a result, pause after a failure, and the longest wait of a page. */
type Times = { goodForMs: number; againAfterMs: number; timeoutMs: number };

/**
 * The result for a key, null for none or a failure, and how long it is valid (epoch milliseconds of
 * the wall clock).
 */
export type TimedResponse<T> = { response: T | null; untilMs: number };

type Failed = (key: string, error: unknown) => void;

/** Cached keys; the oldest are dropped. */
const max = 2_000;

/**
 * Caches the results of a service by key, and failures too, so that a failing service is not called
 * for each page. Concurrent calls share one request. `of` never rejects. The wall clock decides:
 * with the moment that staff chose for a preview a result would be valid for weeks.
 */
export class TimedResponses<T> {
  readonly #times: Times;
  readonly #failed: Failed;
  readonly #responses = new Map<string, { response: Promise<TimedResponse<T>>; untilMs: number }>();

  /** `failed` logs a failure, by default under the integration's name. */
  constructor(name: string, times: Times, failed: Failed = logOf(name)) {
    this.#times = times;
    this.#failed = failed;
  }

  of(key: string, load: (signal: AbortSignal) => Promise<T | null>): Promise<TimedResponse<T>> {
    const now = Date.now();
    const cached = this.#responses.get(key);
    if (cached && now < cached.untilMs) return cached.response;
    const entry = { response: this.#load(key, load, now), untilMs: Number.POSITIVE_INFINITY };
    setNewest(this.#responses, key, entry, max);
    void entry.response.then(({ untilMs }) => {
      entry.untilMs = untilMs;
    });
    return entry.response;
  }

  async #load(key: string, load: (signal: AbortSignal) => Promise<T | null>, now: number): Promise<TimedResponse<T>> {
    const { goodForMs, againAfterMs, timeoutMs } = this.#times;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await Promise.race([load(signal), rejectOn(signal, timeoutMs)]);
      return { response, untilMs: now + goodForMs };
    } catch (error) {
      this.#failed(key, error);
      return { response: null, untilMs: now + againAfterMs };
    }
  }
}

/**
 * States that the page shows a result until `untilMs` of the wall clock. The render's own clock may
 * be another: a moment that staff chose.
 */
export function expireWith(untilMs: number): void {
  // The result may have expired while the page waited, and a moment that has passed would be ignored.
  expireAt(renderNow() + Math.max(1, untilMs - Date.now()));
}

/** Rejects at the timeout also where `load` ignores the signal. */
const rejectOn = (signal: AbortSignal, timeoutMs: number): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`nothing within ${timeoutMs} ms`)), { once: true });
  });

const logOf =
  (name: string): Failed =>
  (_, error) =>
    log('warn', 'integration-silent', { integration: name, reason: reason(error) });
