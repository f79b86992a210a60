import { setNewest } from '@/web/platform/set-newest.ts';
import { PaymentError } from './port.ts';

/** Pause between two further keys in one process, milliseconds. */
const pauseMs = 15 * 60_000;
/** Maximum for one change; the provider forgets a key after a day. */
const maxKeys = 500;
const maxRemembered = 1_000;

type Refused = { keys: number; at: number };

/**
 * The provider repeats its first response to an idempotency key for a day: a refund refused for
 * lack of balance stays refused when the balance is there. So a further key (`<key>-1`, `<key>-2`,
 * …) is used, but only if the provider repeats its refusal of the previous key, which proves that
 * no money moved. After a timeout or a fault of the provider the key stays.
 */
export class FurtherKeys {
  /**
   * The number of refused keys of a change, and when this process last saw a new refusal; the
   * oldest first.
   */
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
        setNewest(this.#refused, key, { keys, at }, maxRemembered);
        if (!mayGoOn) throw error;
      }
    }
  }
}
