const sortedWhole = 4;

/** The `limit` smallest of the first `length` keys in ascending order, valid until the keys are filled anew; they are moved about. */
export function smallest(keys: Float64Array, length: number, limit: number): Float64Array {
  if (length <= limit * sortedWhole) return keys.subarray(0, length).sort().subarray(0, limit);
  const heap = keys.slice(0, limit).sort().reverse();
  for (let at = limit; at < length; at++) {
    const key = keys[at] as number;
    if (key < (heap[0] as number)) sink(heap, key);
  }
  return heap.sort();
}

/** Replaces the largest, which stands at the top. */
function sink(heap: Float64Array, key: number): void {
  let slot = 0;
  for (;;) {
    let below = slot * 2 + 1;
    if (below >= heap.length) break;
    if (below + 1 < heap.length && (heap[below + 1] as number) > (heap[below] as number)) below++;
    if ((heap[below] as number) <= key) break;
    heap[slot] = heap[below] as number;
    slot = below;
  }
  heap[slot] = key;
}
