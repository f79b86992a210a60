import { log, reason } from '@/web/front/log.ts';

/** Milliseconds: how long an answer is good, how soon to ask again after none, and how long a page waits for one. */
type Times = { goodForMs: number; againAfterMs: number; timeoutMs: number };

/** What was answered for a key, null for nothing and for silence, and until when it is good. */
export type TimedAnswer<T> = { answer: T | null; untilMs: number };

/** Keys at once; the oldest goes first. */
const most = 2_000;

/**
 * Holds what a service answered for each key, its silence too: one that is down is asked now and then, not once a page. Those who ask at the
 * same time share one question. `of` never rejects; `now` in epoch milliseconds.
 */
export class TimedAnswers<T> {
  readonly #name: string;
  readonly #times: Times;
  readonly #answers = new Map<string, { answer: Promise<TimedAnswer<T>>; untilMs: number }>();

  constructor(name: string, times: Times) {
    this.#name = name;
    this.#times = times;
  }

  of(key: string, now: number, ask: (signal: AbortSignal) => Promise<T | null>): Promise<TimedAnswer<T>> {
    const known = this.#answers.get(key);
    if (known && now < known.untilMs) return known.answer;
    const entry = { answer: this.#ask(ask, now), untilMs: Number.POSITIVE_INFINITY };
    this.#answers.delete(key);
    this.#answers.set(key, entry);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > most && oldest !== undefined) this.#answers.delete(oldest);
    void entry.answer.then(({ untilMs }) => {
      entry.untilMs = untilMs;
    });
    return entry.answer;
  }

  async #ask(ask: (signal: AbortSignal) => Promise<T | null>, now: number): Promise<TimedAnswer<T>> {
    const { goodForMs, againAfterMs, timeoutMs } = this.#times;
    try {
      return { answer: await ask(AbortSignal.timeout(timeoutMs)), untilMs: now + goodForMs };
    } catch (error) {
      log('warn', 'integration-silent', { integration: this.#name, reason: reason(error) });
      return { answer: null, untilMs: now + againAfterMs };
    }
  }
}
