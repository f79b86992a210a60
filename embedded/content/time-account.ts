import { OutOfTime } from './query/within.ts';

interface TimeLimits {
  /** Milliseconds that may be used at once, and that come back every second. */
  readonly maxMs: number;
  readonly eachSecondMs: number;
}

/** What one caller has used of the thread that everybody shares; it comes back with time. */
export class TimeAccount {
  readonly #limits: TimeLimits;
  readonly #now: () => number;
  #used = 0;
  #at: number;
  /** Streams that the caller has open. */
  open = 0;

  /** @param now milliseconds of a clock that never goes back */
  constructor(limits: TimeLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
    this.#at = now();
  }

  /** Nothing is used and nothing is open: there is nothing to remember. */
  get isIdle(): boolean {
    this.#refill();
    return this.open === 0 && this.#used === 0;
  }

  get isSpent(): boolean {
    this.#refill();
    return this.#used >= this.#limits.maxMs;
  }

  /** Runs the work and counts its time. @throws OutOfTime when none is left */
  spend<Result>(work: () => Result): Result {
    if (this.isSpent) throw new OutOfTime(`One caller used more than ${this.#limits.maxMs} ms`);
    const begun = this.#now();
    try {
      return work();
    } finally {
      this.#used += this.#now() - begun;
    }
  }

  #refill(): void {
    const now = this.#now();
    this.#used = Math.max(0, this.#used - ((now - this.#at) / 1_000) * this.#limits.eachSecondMs);
    this.#at = now;
  }
}

/** The accounts of all callers, by id; idle ones are removed by `forgetIdle`. */
export class TimeAccounts {
  readonly #limits: TimeLimits;
  readonly #accounts = new Map<string, TimeAccount>();

  constructor(limits: TimeLimits) {
    this.#limits = limits;
  }

  find(caller: string): TimeAccount | undefined {
    return this.#accounts.get(caller);
  }

  of(caller: string): TimeAccount {
    const account = this.#accounts.get(caller) ?? new TimeAccount(this.#limits);
    this.#accounts.set(caller, account);
    return account;
  }

  forgetIdle(): void {
    for (const [id, account] of this.#accounts) if (account.isIdle) this.#accounts.delete(id);
  }
}
