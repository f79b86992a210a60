import { setTimeout as pause } from 'node:timers/promises';
import { log, reason } from '../log.ts';
import { type Delivery, DeliveryQueue } from './delivery-queue.ts';
import type { Merchant } from './merchants.ts';
import { eventObject } from './objects/event-object.ts';
import type { PaymentStore } from './payment-store.ts';
import { stripeSignature } from './signature.ts';
import { platformOf, type StoredEvent } from './state.ts';

/**
 * How events are sent: at once; each twice; late and out of order; held back until another way is chosen, then the newest first; or each
 * also once with a signature that is wrong.
 */
export const webhookModes = ['sent', 'twice', 'late', 'held', 'forged'] as const;
type WebhookMode = (typeof webhookModes)[number];

const maxAtOnce = 8;
const timeoutMs = 10_000;
const latestMs = 8_000;
/** Doubles with each attempt, up to the maximum, milliseconds. */
const firstPauseMs = 500;
const maxPauseMs = 60_000;
const maxAttempts = 16;
/** Until a disk that could not be written is tried again, milliseconds. */
const diskPauseMs = 1_000;

/** Sends events to the merchants' addresses, signed, and again until they are taken or there were too many attempts. */
export class Webhooks {
  mode: WebhookMode = 'sent';
  readonly #queue: DeliveryQueue;
  readonly #store: PaymentStore;
  readonly #merchants: readonly Merchant[];
  readonly #active = new Set<number>();
  readonly #ended = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(store: PaymentStore, merchants: readonly Merchant[]) {
    this.#store = store;
    this.#queue = new DeliveryQueue(store.database);
    this.#merchants = merchants;
    this.#queue.release(Date.now());
    this.#wake(0);
  }

  /** Within the transaction that stores the event; it is sent after it. */
  add(event: StoredEvent): void {
    if (!this.#merchantOf(event)) return;
    const now = Date.now();
    const late = () => now + Math.random() * latestMs;
    if (this.mode === 'held') this.#queue.hold(event.id);
    else this.#queue.add(event.id, this.mode === 'late' ? late() : now);
    if (this.mode === 'twice') this.#queue.add(event.id, now + 50);
    if (this.mode === 'forged') this.#queue.add(event.id, now, true);
    this.#wake(0);
  }

  /** Sends an event that was sent before. */
  again(id: string, how: { afterMs?: number; forged?: boolean } = {}): void {
    this.#queue.add(id, Date.now() + (how.afterMs ?? 0), how.forged);
    this.#wake(0);
  }

  change(mode: WebhookMode): void {
    this.mode = mode;
    if (mode !== 'held') this.#queue.release(Date.now());
    this.#wake(0);
  }

  /** Deliveries that are still to come. */
  get waiting(): number {
    return this.#queue.size;
  }

  stop(): void {
    this.#ended.abort();
    clearTimeout(this.#timer);
  }

  #wake(afterMs: number): void {
    if (this.#ended.signal.aborted) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      try {
        this.#sendDue();
      } catch (error) {
        log('error', 'webhooks-not-read', { reason: reason(error) });
        this.#wake(diskPauseMs);
      }
    }, afterMs);
  }

  #sendDue(): void {
    const room = maxAtOnce - this.#active.size;
    for (const delivery of this.#queue.due(Date.now(), [...this.#active], room)) {
      this.#active.add(delivery.id);
      void this.#onceWritable(() => this.#send(delivery)).finally(() => {
        this.#active.delete(delivery.id);
        this.#wake(0);
      });
    }
    const next = this.#queue.nextDue([...this.#active]);
    if (next !== null && this.#active.size < maxAtOnce) this.#wake(Math.max(0, next - Date.now()));
  }

  /** Sends a delivery; what becomes of it in the queue is written once, also by a disk that is full for a while: it is not sent again for that. */
  async #send({ id, event: eventId, attempt, forged }: Delivery): Promise<void> {
    const event = this.#store.get('event', eventId);
    const merchant = event && this.#merchantOf(event);
    const taken = merchant ? await this.#post(merchant, event, forged) : false;
    if (this.#ended.signal.aborted) return;
    // A forged one is refused, as it should be.
    const isOver = !merchant || taken || forged || attempt + 1 >= maxAttempts;
    if (merchant && isOver && !taken && !forged) log('warn', 'webhook-given-up', { type: event.type });
    const dueMs = Date.now() + Math.min(firstPauseMs * 2 ** attempt, maxPauseMs);
    await this.#onceWritable(() => (isOver ? this.#queue.remove(id) : this.#queue.postpone(id, dueMs)));
  }

  /** Runs what needs the disk, again until the disk takes it. Never rejects. */
  async #onceWritable(work: () => unknown): Promise<void> {
    const { signal } = this.#ended;
    while (!signal.aborted) {
      try {
        return void (await work());
      } catch (error) {
        log('error', 'webhook-not-written', { reason: reason(error) });
        await pause(diskPauseMs, null, { signal, ref: false }).catch(() => null);
      }
    }
  }

  async #post({ url, secret }: Merchant, event: StoredEvent, forged: boolean): Promise<boolean> {
    const body = JSON.stringify(eventObject(event), null, 2);
    const signature = stripeSignature(body, forged ? 'whsec_forged' : secret, Math.floor(Date.now() / 1000));
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (sandbox)',
          'stripe-signature': signature,
        },
        body,
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), this.#ended.signal]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  #merchantOf({ scope }: StoredEvent): Merchant | undefined {
    return this.#merchants.find(({ account }) => account === platformOf(scope));
  }
}
