import { limits } from '../query/limits.ts';
import { OutOfTime } from '../query/within.ts';

/** What one caller's listeners have used of the thread that everybody shares; it comes back with time. */
export class TimeAccount {
  #used = 0;
  #at: number;
  /** Streams that the caller has open. */
  open = 0;
  readonly #now: () => number;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#at = now();
  }

  /** Nothing is used and nothing is open: there is nothing to remember. */
  get isIdle(): boolean {
    this.#refill();
    return this.open === 0 && this.#used === 0;
  }

  /** Runs the work and counts its time. @throws OutOfTime when none is left */
  spend<Result>(work: () => Result): Result {
    this.#refill();
    if (this.#used >= limits.listeningMs)
      throw new OutOfTime(`The listeners of one caller used more than ${limits.listeningMs} ms`);
    const begun = this.#now();
    try {
      return work();
    } finally {
      this.#used += this.#now() - begun;
    }
  }

  #refill(): void {
    const now = this.#now();
    this.#used = Math.max(0, this.#used - ((now - this.#at) / 1_000) * limits.listeningEachSecondMs);
    this.#at = now;
  }
}
