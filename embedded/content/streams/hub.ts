import type { ContentStore } from '@/embedded/content/store/content-store.ts';
import { log, reason } from '../log.ts';
import { Problem } from '../problem.ts';
import { limits, tooManyListeners, tooSlow } from '../query/limits.ts';
import { OutOfTime, within } from '../query/within.ts';
import type { Transaction } from '../store/document.ts';
import { type TimeAccount, TimeAccounts } from '../time-account.ts';
import { type Channel, eventText, HEARTBEAT } from './channel.ts';

/** Whose stream it is: by id, and by the session with which it ends; null for a token's. */
interface Reader {
  readonly caller: string;
  readonly session: string | null;
}

/** Converts a transaction into the text that one reader gets; empty: nothing. */
type Renderer = (transaction: Transaction) => string | Promise<string>;

interface Greeting {
  readonly event: string;
  readonly data: unknown;
}

const HEARTBEAT_MILLISECONDS = 20_000;
/**
 * Transactions stored for readers that come back after a short absence, and characters of their
 * documents.
 */
const MAX_STORED = 500;
const MAX_CHARACTERS = 64 * 1024 * 1024;

class Subscription {
  readonly session: string | null;
  readonly #channel: Channel;
  readonly #render: Renderer;
  readonly #account: TimeAccount;
  readonly #release: () => void;
  #order: Promise<void> = Promise.resolve();
  #isOver = false;

  /** @param release called once when the stream is over, by either end */
  constructor(
    session: string | null,
    channel: Channel,
    render: Renderer,
    { account, release }: { account: TimeAccount; release: () => void },
  ) {
    this.session = session;
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
  readonly #store: ContentStore;
  readonly #subscriptions = new Set<Subscription>();
  readonly #accounts = new TimeAccounts(limits.listening);
  readonly #parsing = new TimeAccounts(limits.parsing);
  readonly #recent: Transaction[] = [];
  #recentCharacters = 0;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(store: ContentStore) {
    this.#store = store;
    store.observe((transaction) => this.#broadcast(transaction));
    this.#heartbeat = setInterval(() => {
      for (const one of this.#subscriptions) one.beat();
      this.#accounts.forgetIdle();
      this.#parsing.forgetIdle();
    }, HEARTBEAT_MILLISECONDS);
    this.#heartbeat.unref();
  }

  get size(): number {
    return this.#subscriptions.size;
  }

  /** Sequence of the last transaction that was sent to streams. */
  get position(): number {
    return this.#recent.at(-1)?.sequence ?? this.#store.sequence;
  }

  /** @throws Problem 429 when the caller has too many streams */
  admit(caller: string): void {
    if ((this.#accounts.find(caller)?.open ?? 0) < limits.streams) return;
    throw new Problem(429, 'tooManyStreamsError', `One caller may have ${limits.streams} streams`);
  }

  /** Reads what a caller wants to listen to. @throws Problem 408 where that takes too long, 429 where the caller's queries together do */
  parse<Result>(caller: string, work: () => Result): Result {
    const account = this.#parsing.of(caller);
    if (account.isSpent) throw tooManyListeners();
    try {
      return account.spend(() => within(limits.parseMs, work));
    } catch (error) {
      throw error instanceof OutOfTime ? tooSlow(limits.parseMs) : error;
    }
  }

  /** Starts a stream. `greeting` is written first; `missed` are delivered before anything new. */
  open(
    { caller, session }: Reader,
    channel: Channel,
    greeting: Greeting,
    render: Renderer,
    missed: readonly Transaction[] = [],
  ): void {
    const account = this.#accounts.of(caller);
    account.open += 1;
    const subscription: Subscription = new Subscription(session, channel, render, {
      account,
      release: () => {
        account.open -= 1;
        this.#subscriptions.delete(subscription);
      },
    });
    channel.write(`retry: 1000\n${eventText({ ...greeting, id: `${this.position}-start` })}`);
    for (const transaction of missed) subscription.deliver(transaction);
    this.#subscriptions.add(subscription);
  }

  /** What happened after a reader's last event id; undefined: too long ago. */
  since(lastEventId: string): Transaction[] | undefined {
    const sequence = Number.parseInt(lastEventId, 10);
    if (sequence === this.position) return [];
    const oldest = this.#recent[0]?.sequence;
    if (oldest === undefined || Number.isNaN(sequence) || sequence > this.position || sequence < oldest - 1)
      return undefined;
    return this.#recent.filter((transaction) => transaction.sequence > sequence);
  }

  /** Ends what was opened by a session that has ended. */
  endSession(session: string): void {
    for (const one of this.#subscriptions) if (one.session === session) one.end();
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const one of this.#subscriptions) one.end();
    this.#subscriptions.clear();
  }

  #broadcast(transaction: Transaction): void {
    this.#recent.push(transaction);
    this.#recentCharacters += transaction.characters;
    // The last one stays, whatever its size: it holds the position of the streams.
    while (this.#recent.length > MAX_STORED || (this.#recent.length > 1 && this.#recentCharacters > MAX_CHARACTERS))
      this.#recentCharacters -= this.#recent.shift()?.characters ?? 0;
    for (const one of this.#subscriptions) one.deliver(transaction);
  }
}
