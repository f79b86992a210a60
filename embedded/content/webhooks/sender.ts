import { log, reason } from '../log.ts';
import type { Configuration, WebhookSetup } from '../setup.ts';
import { deliveryHeaders } from './message.ts';
import type { Delivery, Outbox } from './outbox.ts';

const TIMEOUT = 30_000;
const AT_ONCE = 4;
const FIRST_WAIT = 250;
const MAX_WAIT_MS = 30_000;
const MAX_PAUSE_MS = 5_000;
/** Messages that wait for a receiver that is away; the oldest are given up for newer ones. */
const MAX_WAITING = 20_000;
const GIVE_UP_AFTER = 24 * 60 * 60 * 1000;

type Outcome = { readonly kind: 'accepted' } | { readonly kind: 'again' | 'refused' | 'away'; readonly error: string };

/** 429 and 5xx mean another attempt; any other refusal would be the same next time. */
function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  const error = `the receiver answered ${status}`;
  return { kind: status === 408 || status === 429 || status >= 500 ? 'again' : 'refused', error };
}

const isOver = ({ timestamp }: Delivery): boolean => Date.now() - Date.parse(timestamp) > GIVE_UP_AFTER;

/** Milliseconds after so many failures in a row. */
const waitAfter = (failures: number): number => Math.min(FIRST_WAIT * 2 ** Math.min(failures - 1, 10), MAX_WAIT_MS);

/** Sends one webhook's messages, a few at a time, until each is accepted. */
export class Sender {
  readonly #hook: WebhookSetup;
  readonly #setup: Pick<Configuration, 'projectId' | 'dataset'>;
  readonly #outbox: Outbox;
  readonly #waiting: Delivery[] = [];
  readonly #stopped = new AbortController();
  #sending = 0;
  /**
   * Requests in a row that reached no receiver, and until when none is sent: each message would
   * try, and write that it failed.
   */
  #unreached = 0;
  #pausedUntil = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(hook: WebhookSetup, setup: Pick<Configuration, 'projectId' | 'dataset'>, outbox: Outbox) {
    this.#hook = hook;
    this.#setup = setup;
    this.#outbox = outbox;
  }

  enqueue(deliveries: readonly Delivery[]): void {
    for (const delivery of deliveries) this.#waiting.push(delivery);
    const surplus = this.#waiting.splice(0, Math.max(0, this.#waiting.length - MAX_WAITING));
    if (surplus.length > 0) {
      this.#store(() => this.#outbox.removeAll(surplus));
      log('error', 'webhooks given up', { webhook: this.#hook.name, count: surplus.length });
    }
    this.#pump();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stopped.abort();
  }

  #pump(): void {
    clearTimeout(this.#timer);
    if (this.#stopped.signal.aborted) return;
    while (this.#sending < this.#atOnce() && Date.now() >= this.#pausedUntil) {
      const index = this.#waiting.findIndex((delivery) => delivery.nextAttempt <= Date.now());
      const [due] = index === -1 ? [] : this.#waiting.splice(index, 1);
      if (!due) break;
      this.#sending += 1;
      void this.#attempt(due).finally(() => {
        this.#sending -= 1;
        this.#pump();
      });
    }
    this.#sleep();
  }

  #sleep(): void {
    if (this.#waiting.length === 0 || this.#sending >= this.#atOnce()) return;
    const due = this.#waiting.reduce((min, { nextAttempt }) => Math.min(min, nextAttempt), Number.MAX_VALUE);
    const next = Math.max(due, this.#pausedUntil);
    this.#timer = setTimeout(() => this.#pump(), Math.max(next - Date.now(), 1));
    this.#timer.unref();
  }

  /** One alone finds out whether a receiver that was away is back. */
  #atOnce(): number {
    return this.#unreached > 0 ? 1 : AT_ONCE;
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const outcome = await this.#send(delivery);
    if (this.#stopped.signal.aborted) return;
    if (outcome.kind === 'away') {
      this.#pause(delivery, outcome.error);
      return;
    }
    this.#unreached = 0;
    this.#pausedUntil = 0;
    if (outcome.kind === 'accepted') this.#accepted(delivery);
    else if (outcome.kind === 'refused') this.#drop(delivery, outcome.error);
    else this.#again(delivery, outcome.error);
  }

  async #send(delivery: Delivery): Promise<Outcome> {
    try {
      const response = await fetch(this.#hook.url, {
        method: 'POST',
        headers: deliveryHeaders(delivery, this.#hook, this.#setup),
        body: delivery.body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(TIMEOUT)]),
      });
      await response.body?.cancel();
      return outcomeOf(response.status);
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
      // A message that takes too long delays no other.
      const kind = error instanceof Error && error.name === 'TimeoutError' ? 'again' : 'away';
      return { kind, error: reason(error) + cause };
    }
  }

  #accepted(delivery: Delivery): void {
    this.#store(() => this.#outbox.remove(delivery));
    // The receiver is back: what failed before need not wait for its turn.
    for (const waiting of this.#waiting) waiting.nextAttempt = 0;
  }

  #pause(delivery: Delivery, error: string): void {
    // Of requests that were under way together, the first one counts.
    if (Date.now() >= this.#pausedUntil) {
      this.#unreached += 1;
      this.#pausedUntil = Date.now() + Math.min(waitAfter(this.#unreached), MAX_PAUSE_MS);
      if (this.#unreached === 1) log('warn', 'webhooks not delivered, will retry', { webhook: this.#hook.name, error });
    }
    if (isOver(delivery)) this.#drop(delivery, error);
    else this.#waiting.unshift(delivery);
  }

  #again(delivery: Delivery, error: string): void {
    delivery.attempts += 1;
    if (isOver(delivery)) {
      this.#drop(delivery, error);
      return;
    }
    delivery.nextAttempt = Date.now() + waitAfter(delivery.attempts);
    this.#waiting.push(delivery);
    this.#store(() => this.#outbox.recordFailure(delivery, error));
    if (delivery.attempts === 1) log('warn', 'webhook not delivered, will retry', { webhook: this.#hook.name, error });
  }

  #drop(delivery: Delivery, error: string): void {
    this.#store(() => this.#outbox.remove(delivery));
    log('error', 'webhook given up', { webhook: this.#hook.name, document: delivery.document, error });
  }

  /** A disk that is full holds up no message: after a restart one may be sent again, under the same idempotency key. */
  #store(outcome: () => void): void {
    try {
      outcome();
    } catch (error) {
      log('warn', 'webhook outcome not stored', { webhook: this.#hook.name, reason: reason(error) });
    }
  }
}
