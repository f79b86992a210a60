import { entryAt } from '../../entry-at.ts';
/** A repeatable stream of random numbers (mulberry32): one seed, one sequence. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = Math.imul(seed + 1, 0x9e3779b1) ^ 0x2f6b1d;
  }

  /** From 0 up to but not 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(choices: readonly T[]): T {
    return entryAt(choices, Math.floor(this.next() * choices.length));
  }

  /** The earlier of the list more often: the square of the chance. */
  favourite<T>(choices: readonly T[]): T {
    return entryAt(choices, Math.floor(this.next() ** 2 * choices.length));
  }
}
