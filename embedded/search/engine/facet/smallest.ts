const fewEnough = 40;

/**
 * Moves the `limit` smallest of the first `length` keys to the front, in ascending order; answers how many there are. The others are
 * left in no order, some perhaps lost.
 */
export function bringSmallest(keys: Float64Array, length: number, limit: number): number {
  const wanted = Math.min(length, limit);
  if (length <= fewEnough) sortFew(keys, length);
  else if (length <= limit * 4) keys.subarray(0, length).sort();
  else {
    keys.subarray(0, limit).sort().reverse();
    for (let at = limit; at < length; at++) {
      const key = keys[at] as number;
      if (key < (keys[0] as number)) sink(keys, limit, key);
    }
    keys.subarray(0, limit).sort();
  }
  return wanted;
}

/** By insertion: calling the built-in sort costs more for so few. */
function sortFew(keys: Float64Array, length: number): void {
  for (let at = 1; at < length; at++) {
    const key = keys[at] as number;
    let place = at;
    for (; place > 0 && (keys[place - 1] as number) > key; place--) keys[place] = keys[place - 1] as number;
    keys[place] = key;
  }
}

/** Replaces the largest of a heap of `size`, which stands at the top. */
function sink(heap: Float64Array, size: number, key: number): void {
  let slot = 0;
  for (;;) {
    let below = slot * 2 + 1;
    if (below >= size) break;
    if (below + 1 < size && (heap[below + 1] as number) > (heap[below] as number)) below++;
    if ((heap[below] as number) <= key) break;
    heap[slot] = heap[below] as number;
    slot = below;
  }
  heap[slot] = key;
}
