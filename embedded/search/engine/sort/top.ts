import { partition } from './partition.ts';
import type { SortKey } from './sort-key.ts';

/** Which of an ordered list are wanted. */
export type Window = { offset: number; limit: number };

/** Of `count` positions those in the window, in order: by the keys, then by `newest` (larger first). */
export function bestPositions(
  count: number,
  window: Window,
  keys: readonly SortKey[],
  newest: (at: number) => number,
): Uint32Array {
  const [first, ...rest] = keys;
  if (!first)
    return best(
      count,
      window,
      (at) => -newest(at),
      () => false,
    );
  const { tie } = first;
  const others = comesAfter(rest, newest);
  if (!tie) return best(count, window, first.of, others, rest[0]?.of ?? ((at) => -newest(at)));
  return best(count, window, first.of, (one, other) => {
    const difference = tie(one, other);
    return difference === 0 ? others(one, other) : difference > 0;
  });
}

/** Whether a position comes after another: by the keys, then the older. */
export function comesAfter(
  keys: readonly SortKey[],
  newest: (at: number) => number,
): (one: number, other: number) => boolean {
  return (one, other) => {
    for (const key of keys) {
      const difference = compareBy(key, one, other);
      if (difference !== 0) return difference > 0;
    }
    return newest(one) < newest(other);
  };
}

function compareBy(key: SortKey, one: number, other: number): number {
  const left = key.of(one);
  const right = key.of(other);
  return left === right ? (key.tie?.(one, other) ?? 0) : left - right;
}

/**
 * Of `count` positions those in the window, in order: by `key` (smaller first), then by `second`, ties by `comesAfter`. A heap holds the best
 * so far, its worst on top; most positions are rejected by one comparison or, as many texts score alike, by two.
 */
export function best(
  count: number,
  { offset, limit }: Window,
  key: (at: number) => number,
  comesAfter: (one: number, other: number) => boolean,
  second: (at: number) => number = same,
): Uint32Array {
  const size = Math.min(offset + limit, count);
  if (size <= offset) return new Uint32Array(0);
  if (size > largestHeap) return farBehind(count, offset, size, key, comesAfter, second);
  const heap = new Heap(size, second, comesAfter);
  // From the end: among equals the newest wins, and the newest were written last.
  for (let at = count - 1; at >= 0; at--) heap.offer(key(at), at);
  return heap.drain().subarray(offset);
}

const same = () => 0;

const largestHeap = 4096;

/**
 * As `best`, for a page far behind: those before it and those after it are separated without being
 * put in order.
 */
function farBehind(
  count: number,
  offset: number,
  end: number,
  key: (at: number) => number,
  comesAfter: (one: number, other: number) => boolean,
  second: (at: number) => number,
): Uint32Array {
  const places = Uint32Array.from({ length: count }, (_, at) => at);
  const keys = Float64Array.from(places, key);
  const seconds = Float64Array.from(places, second);
  const before = (one: number, other: number) => {
    const [first, next] = [keys[one] as number, keys[other] as number];
    if (first !== next) return first < next;
    const [left, right] = [seconds[one] as number, seconds[other] as number];
    return left === right ? one !== other && comesAfter(other, one) : left < right;
  };
  partition(places, end, before);
  const upToEnd = places.subarray(0, end);
  partition(upToEnd, offset, before);
  return upToEnd.subarray(offset).sort((one, other) => (before(one, other) ? -1 : 1));
}

class Heap {
  private readonly keys: Float64Array;
  private readonly seconds: Float64Array;
  private readonly positions: Uint32Array;
  private readonly second: (at: number) => number;
  private readonly comesAfter: (one: number, other: number) => boolean;
  private used = 0;

  constructor(size: number, second: (at: number) => number, comesAfter: (one: number, other: number) => boolean) {
    this.keys = new Float64Array(size);
    this.seconds = new Float64Array(size);
    this.positions = new Uint32Array(size);
    this.second = second;
    this.comesAfter = comesAfter;
  }

  offer(key: number, at: number): void {
    if (this.used < this.keys.length) {
      this.rise(this.used++, key, this.second(at), at);
      return;
    }
    const worst = this.keys[0] as number;
    if (key > worst) return;
    const second = this.second(at);
    if (key === worst && this.isWorse(key, second, at, 0)) return;
    this.sink(key, second, at);
  }

  /** Empties the heap, best first. */
  drain(): Uint32Array {
    const ordered = new Uint32Array(this.used);
    while (this.used > 0) {
      ordered[this.used - 1] = this.positions[0] as number;
      const last = --this.used;
      this.sink(this.keys[last] as number, this.seconds[last] as number, this.positions[last] as number);
    }
    return ordered;
  }

  /** Whether an item comes after the one in a slot. */
  private isWorse(key: number, second: number, at: number, slot: number): boolean {
    const other = this.keys[slot] as number;
    if (key !== other) return key > other;
    const otherSecond = this.seconds[slot] as number;
    return second === otherSecond ? this.comesAfter(at, this.positions[slot] as number) : second > otherSecond;
  }

  private put(slot: number, key: number, second: number, at: number): void {
    this.keys[slot] = key;
    this.seconds[slot] = second;
    this.positions[slot] = at;
  }

  private move(from: number, to: number): void {
    this.put(to, this.keys[from] as number, this.seconds[from] as number, this.positions[from] as number);
  }

  private rise(from: number, key: number, second: number, at: number): void {
    let slot = from;
    while (slot > 0) {
      const above = (slot - 1) >> 1;
      if (!this.isWorse(key, second, at, above)) break;
      this.move(above, slot);
      slot = above;
    }
    this.put(slot, key, second, at);
  }

  /** Puts an item at the top and lets it sink to its place. */
  private sink(key: number, second: number, at: number): void {
    let slot = 0;
    for (;;) {
      let below = slot * 2 + 1;
      if (below >= this.used) break;
      const right = below + 1;
      if (right < this.used && this.comesAfterSlot(right, below)) below = right;
      if (!this.comesAfterItem(below, key, second, at)) break;
      this.move(below, slot);
      slot = below;
    }
    this.put(slot, key, second, at);
  }

  private comesAfterSlot(slot: number, other: number): boolean {
    return this.isWorse(this.keys[slot] as number, this.seconds[slot] as number, this.positions[slot] as number, other);
  }

  private comesAfterItem(slot: number, key: number, second: number, at: number): boolean {
    const own = this.keys[slot] as number;
    if (own !== key) return own > key;
    const ownSecond = this.seconds[slot] as number;
    return ownSecond === second ? this.comesAfter(this.positions[slot] as number, at) : ownSecond > second;
  }
}
