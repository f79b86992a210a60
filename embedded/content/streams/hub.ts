import { log, reason } from '../log.ts';
import { Problem } from '../problem.ts';
import { limits } from '../query/limits.ts';
import { OutOfTime } from '../query/within.ts';
import type { Transaction } from '../store/document.ts';
import type { Lake } from '../store/lake.ts';
import { type TimeAccount, TimeAccounts } from '../time-account.ts';
import { type Channel, eventText, HEARTBEAT } from './channel.ts';

/** Turns a transaction into the text that one reader gets; empty: nothing. */
export type Renderer = (transaction: Transaction) => string | Promise<string>;

interface Greeting {
  readonly event: string;
  readonly data: unknown;
}

const HEARTBEAT_MILLISECONDS = 20_000;
/** Transactions kept for readers that come back after a short absence, and characters of their documents. */
const KEPT = 500;
const KEPT_CHARACTERS = 64 * 1024 * 1024;

class Subscription {
  readonly #channel: Channel;
  readonly #render: Renderer;
  readonly #account: TimeAccount;
  readonly #release: () => void;
  #order: Promise<void> = Promise.resolve();
  #isOver = false;

  /** @param release called once when the stream is over, whoever ended it */
  constructor(channel: Channel, render: Renderer, account: TimeAccount, release: () => void) {
    this.#channel = channel;
    this.#render = render;
    this.#account = account;
    this.#release = release;
    channel.onClose(() => this.#over());
  }

  deliver(transaction: Transaction): void {
    this.#order = this.#order.then(async () => {
      if (this.#isOver) return;
      const text = await this.#account.spend(() => this.#render(transaction));
      if (text !== '') this.#channel.write(text);
    });
    this.#order = this.#order.catch((error) => {
      log('error', 'stream event failed', { reason: reason(error) });
      // Its filter would take as long at every change, and it would miss them all.
      if (error instanceof OutOfTime) this.end();
    });
  }

  beat(): void {
    this.#channel.write(HEARTBEAT);
  }

  end(): void {
    if (this.#isOver) return;
    this.#over();
    this.#channel.end();
  }

  #over(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#release();
  }
}

/** All open listen and live streams. */
export class StreamHub {
  readonly #lake: Lake;
  readonly #subscriptions = new Set<Subscription>();
  readonly #accounts = new TimeAccounts(limits.listening);
  readonly #recent: Transaction[] = [];
  #recentCharacters = 0;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(lake: Lake) {
    this.#lake = lake;
    lake.observe((transaction) => this.#broadcast(transaction));
    this.#heartbeat = setInterval(() => {
      for (const one of this.#subscriptions) one.beat();
      this.#accounts.forgetIdle();
    }, HEARTBEAT_MILLISECONDS);
    this.#heartbeat.unref();
  }

  get size(): number {
    return this.#subscriptions.size;
  }

  /** Sequence of the last transaction that streams have been told of. */
  get position(): number {
    return this.#recent.at(-1)?.sequence ?? this.#lake.sequence;
  }

  /** @throws Problem 429 when the caller has too many streams */
  admit(caller: string): void {
    if ((this.#accounts.find(caller)?.open ?? 0) < limits.streams) return;
    throw new Problem(429, 'tooManyStreamsError', `One caller may have ${limits.streams} streams`);
  }

  /** Starts a stream of a caller, by id. `greeting` is written first; `missed` are delivered before anything new. */
  open(
    caller: string,
    channel: Channel,
    greeting: Greeting,
    render: Renderer,
    missed: readonly Transaction[] = [],
  ): void {
    const account = this.#accounts.of(caller);
    account.open += 1;
    const subscription: Subscription = new Subscription(channel, render, account, () => {
      account.open -= 1;
      this.#subscriptions.delete(subscription);
    });
    channel.write(`retry: 1000\n${eventText({ ...greeting, id: `${this.position}-start` })}`);
    for (const transaction of missed) subscription.deliver(transaction);
    this.#subscriptions.add(subscription);
  }

  /** What happened after a reader's last event id; undefined: too long ago to tell. */
  since(lastEventId: string): Transaction[] | undefined {
    const sequence = Number.parseInt(lastEventId, 10);
    if (sequence === this.position) return [];
    const oldest = this.#recent[0]?.sequence;
    if (oldest === undefined || Number.isNaN(sequence) || sequence > this.position || sequence < oldest - 1)
      return undefined;
    return this.#recent.filter((transaction) => transaction.sequence > sequence);
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const one of this.#subscriptions) one.end();
    this.#subscriptions.clear();
  }

  #broadcast(transaction: Transaction): void {
    this.#recent.push(transaction);
    this.#recentCharacters += transaction.characters;
    // The last one stays, whatever its size: it says where the streams are.
    while (this.#recent.length > KEPT || (this.#recent.length > 1 && this.#recentCharacters > KEPT_CHARACTERS))
      this.#recentCharacters -= this.#recent.shift()?.characters ?? 0;
    for (const one of this.#subscriptions) one.deliver(transaction);
  }
}
