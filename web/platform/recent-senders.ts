import { setNewest } from './set-newest.ts';

type Limits = {
  /** The same thing again within this time is a repetition, milliseconds. */
  visitMs: number;
  /** Different things of one sender within that time: more are not from a person. */
  maxOfSender: number;
  /** Senders in memory; the oldest leaves first. */
  maxSenders: number;
  now?: (() => number) | undefined;
};

type Sender = { things: Set<string>; sinceMs: number };

/** What each sender did of late, in memory alone and bounded: repetitions and floods do not count. */
export class RecentSenders {
  readonly #limits: Limits;
  readonly #senders = new Map<string, Sender>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Whether the sender does this for the first time within its visit. */
  isFirst(sender: string, thing: string): boolean {
    const { things } = this.#senderOf(sender);
    if (things.has(thing) || things.size >= this.#limits.maxOfSender) return false;
    things.add(thing);
    return true;
  }

  #senderOf(key: string): Sender {
    const { visitMs, maxSenders, now = Date.now } = this.#limits;
    const at = now();
    const former = this.#senders.get(key);
    if (former && at - former.sinceMs < visitMs) return former;
    const sender: Sender = { things: new Set(), sinceMs: at };
    setNewest(this.#senders, key, sender, maxSenders);
    return sender;
  }
}
