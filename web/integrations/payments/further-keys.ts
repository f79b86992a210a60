import { PaymentError } from './port.ts';

/** Between two further keys of one process, milliseconds. */
const pauseMs = 15 * 60_000;
/** Of one change; the provider forgets a key after a day. */
const maxKeys = 500;
const maxRemembered = 1_000;

type Refused = { keys: number; at: number };

/**
 * The provider repeats its first response to an idempotency key for a day, refusals included: a
 * refund that was refused for want of balance stays refused once the balance is there. A further
 * key (`<key>-1`, `<key>-2`, …) is used only where the provider repeats its refusal of the key
 * before, since that proves that it moved nothing; after a timeout or a fault of the provider the
 * key stays.
 */
export class FurtherKeys {
  /** How many keys of a change were refused, and when this process last saw one refused anew; the eldest first. */
  readonly #refused = new Map<string, Refused>();

  async run<Result>(key: string, change: (key: string) => Promise<Result>): Promise<Result> {
    let { keys, at } = this.#refused.get(key) ?? { keys: 0, at: 0 };
    for (;;) {
      try {
        const result = await change(keys === 0 ? key : `${key}-${keys}`);
        this.#refused.delete(key);
        return result;
      } catch (error) {
        if (!(error instanceof PaymentError) || error.refusal === null) throw error;
        const isRepeated = error.refusal === 'repeated';
        const mayGoOn = isRepeated && keys < maxKeys && Date.now() - at >= pauseMs;
        if (!isRepeated) at = Date.now();
        if (mayGoOn) keys += 1;
        this.#remember(key, { keys, at });
        if (!mayGoOn) throw error;
      }
    }
  }

  #remember(key: string, refused: Refused): void {
    this.#refused.set(key, refused);
    const [eldest = ''] = this.#refused.keys();
    if (this.#refused.size > maxRemembered) this.#refused.delete(eldest);
  }
}
