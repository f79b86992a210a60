import { log, reason } from '@/web/platform/log.ts';

/**
 * Milliseconds: how long a result is valid, how soon to retry after none, and how long a page waits
 * for one.
 */
type Times = { goodForMs: number; againAfterMs: number; timeoutMs: number };

/** The result for a key, null for none and for a failure, and until when it is valid. */
type TimedResponse<T> = { response: T | null; untilMs: number };

/** Keys at once; the oldest goes first. */
const max = 2_000;

/**
 * Caches what a service returned for each key, failures included: one that is down gets a request
 * now and then, not one for each page. Concurrent calls share one request. `of` never rejects;
 * `now` in epoch milliseconds.
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
