import { log, reason } from '@/web/platform/log.ts';

/** Milliseconds: validity of a result, pause after a failure, and the longest wait of a page. */
type Times = { goodForMs: number; againAfterMs: number; timeoutMs: number };

/**
 * The result for a key, null for none or a failure, and how long it is valid (epoch milliseconds).
 */
type TimedResponse<T> = { response: T | null; untilMs: number };

/** Cached keys; the oldest are dropped. */
const max = 2_000;

/**
 * Caches the results of a service by key, and failures too, so that a failing service is not called
 * for each page. Concurrent calls share one request. `of` never rejects; `now` in epoch
 * milliseconds.
 */
export class TimedResponses<T> {
  readonly #name: string;
  readonly #times: Times;
  readonly #responses = new Map<string, { response: Promise<TimedResponse<T>>; untilMs: number }>();

  constructor(name: string, times: Times) {
    this.#name = name;
    this.#times = times;
  }

  of(key: string, now: number, load: (signal: AbortSignal) => Promise<T | null>): Promise<TimedResponse<T>> {
    const cached = this.#responses.get(key);
    if (cached && now < cached.untilMs) return cached.response;
    const entry = { response: this.#load(load, now), untilMs: Number.POSITIVE_INFINITY };
    this.#responses.delete(key);
    this.#responses.set(key, entry);
    const [oldest] = this.#responses.keys();
    if (this.#responses.size > max && oldest !== undefined) this.#responses.delete(oldest);
    void entry.response.then(({ untilMs }) => {
      entry.untilMs = untilMs;
    });
    return entry.response;
  }

  async #load(load: (signal: AbortSignal) => Promise<T | null>, now: number): Promise<TimedResponse<T>> {
    const { goodForMs, againAfterMs, timeoutMs } = this.#times;
    try {
      return { response: await load(AbortSignal.timeout(timeoutMs)), untilMs: now + goodForMs };
    } catch (error) {
      log('warn', 'integration-silent', { integration: this.#name, reason: reason(error) });
      return { response: null, untilMs: now + againAfterMs };
    }
  }
}
