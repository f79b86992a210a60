const fewEnough = 20;

/** Brings the `wanted` smallest of the first `length` keys to the front, in ascending order, their places with them; the others follow in any order. */
export function bringSmallest(keys: Float64Array, places: Uint32Array, length: number, wanted: number): void {
  const open = [length];
  let low = 0;
  while (low < wanted) {
    let high = open.pop() as number;
    while (high - low > fewEnough) {
      const middle = partition(keys, places, low, high);
      open.push(high);
      high = middle;
    }
    sortFew(keys, places, low, high);
    low = high;
  }
}

/** Parts the keys from `low` up to `high` in two: none of the first is greater than any of the second, which begins at the answer. Neither is empty. */
function partition(keys: Float64Array, places: Uint32Array, low: number, high: number): number {
  const pivot = pivotOf(keys, low, high - low);
  let left = low;
  let right = high - 1;
  for (;;) {
    while ((keys[left] as number) < pivot) left++;
    while ((keys[right] as number) > pivot) right--;
    if (left >= right) return left === low ? low + 1 : left;
    const key = keys[left] as number;
    keys[left] = keys[right] as number;
    keys[right] = key;
    const place = places[left] as number;
    places[left++] = places[right] as number;
    places[right--] = place;
  }
}

/** The middle one of three. */
function pivotOf(keys: Float64Array, low: number, size: number): number {
  const one = keys[low] as number;
  const two = keys[low + (size >> 1)] as number;
  const three = keys[low + size - 1] as number;
  if (one < two) return two < three ? two : one < three ? three : one;
  return one < three ? one : two < three ? three : two;
}

function sortFew(keys: Float64Array, places: Uint32Array, low: number, high: number): void {
  for (let at = low + 1; at < high; at++) {
    const key = keys[at] as number;
    const own = places[at] as number;
    let slot = at;
    for (; slot > low && (keys[slot - 1] as number) > key; slot--) {
      keys[slot] = keys[slot - 1] as number;
      places[slot] = places[slot - 1] as number;
    }
    keys[slot] = key;
    places[slot] = own;
  }
}
