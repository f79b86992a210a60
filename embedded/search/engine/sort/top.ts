import type { SortKey } from './sort-key.ts';

/** The best `limit` of `count` positions in order: by the keys, then by `newest` (larger first). */
export function bestPositions(
  count: number,
  limit: number,
  keys: readonly SortKey[],
  newest: (at: number) => number,
): Uint32Array {
  const [first, ...rest] = keys;
  if (!first)
    return best(
      count,
      limit,
      (at) => -newest(at),
      () => false,
    );
  const { tie } = first;
  const others = comesAfter(rest, newest);
  if (!tie) return best(count, limit, first.of, others);
  return best(count, limit, first.of, (one, other) => {
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
 * The best `limit` of `count` positions in order: by `key` (smaller first), ties by `comesAfter`. A heap holds the best so far, its worst on
 * top; most positions are rejected by one comparison.
 */
export function best(
  count: number,
  limit: number,
  key: (at: number) => number,
  comesAfter: (one: number, other: number) => boolean,
): Uint32Array {
  const size = Math.min(limit, count);
  if (size <= 0) return new Uint32Array(0);
  const heap = new Heap(size, comesAfter);
  // From the end: among equals the newest wins, and the newest were written last.
  for (let at = count - 1; at >= 0; at--) heap.offer(key(at), at);
  return heap.drain();
}

class Heap {
  private readonly keys: Float64Array;
  private readonly positions: Uint32Array;
  private readonly comesAfter: (one: number, other: number) => boolean;
  private used = 0;

  constructor(size: number, comesAfter: (one: number, other: number) => boolean) {
    this.keys = new Float64Array(size);
    this.positions = new Uint32Array(size);
    this.comesAfter = comesAfter;
  }

  offer(key: number, at: number): void {
    if (this.used < this.keys.length) {
      this.rise(this.used++, key, at);
      return;
    }
    const worst = this.keys[0] as number;
    if (key > worst || (key === worst && this.comesAfter(at, this.positions[0] as number))) return;
    this.sink(key, at);
  }

  /** Empties the heap, best first. */
  drain(): Uint32Array {
    const ordered = new Uint32Array(this.used);
    while (this.used > 0) {
      ordered[this.used - 1] = this.positions[0] as number;
      this.used--;
      this.sink(this.keys[this.used] as number, this.positions[this.used] as number);
    }
    return ordered;
  }

  private worse(keyOne: number, one: number, keyOther: number, other: number): boolean {
    return keyOne === keyOther ? this.comesAfter(one, other) : keyOne > keyOther;
  }

  private rise(from: number, key: number, at: number): void {
    const { keys, positions } = this;
    let slot = from;
    while (slot > 0) {
      const above = (slot - 1) >> 1;
      if (!this.worse(key, at, keys[above] as number, positions[above] as number)) break;
      keys[slot] = keys[above] as number;
      positions[slot] = positions[above] as number;
      slot = above;
    }
    keys[slot] = key;
    positions[slot] = at;
  }

  /** Puts an item at the top and lets it sink to its place. */
  private sink(key: number, at: number): void {
    const { keys, positions } = this;
    let slot = 0;
    for (;;) {
      let below = slot * 2 + 1;
      if (below >= this.used) break;
      const right = below + 1;
      if (
        right < this.used &&
        this.worse(keys[right] as number, positions[right] as number, keys[below] as number, positions[below] as number)
      ) {
        below = right;
      }
      if (!this.worse(keys[below] as number, positions[below] as number, key, at)) break;
      keys[slot] = keys[below] as number;
      positions[slot] = positions[below] as number;
      slot = below;
    }
    keys[slot] = key;
    positions[slot] = at;
  }
}
