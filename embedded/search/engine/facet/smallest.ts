const fewEnough = 20;

/**
 * The smallest of the keys that are offered, each with its place. Once there are twice as many as
 * wanted, the greater half goes.
 */
export class Smallest {
  private keys = new Float64Array(256);
  private places = new Uint32Array(256);
  private wanted = 0;
  private held = 0;
  /** A greater key cannot be among the smallest. */
  private bound = Infinity;

  start(wanted: number): void {
    this.wanted = wanted;
    this.held = 0;
    this.bound = Infinity;
    if (this.keys.length >= wanted * 2) return;
    this.keys = new Float64Array(wanted * 2);
    this.places = new Uint32Array(wanted * 2);
  }

  offer(key: number, place: number): void {
    if (key > this.bound) return;
    this.keys[this.held] = key;
    this.places[this.held++] = place;
    if (this.held === this.wanted * 2) this.halve();
  }

  /** How many are held; no more than wanted once they are in order. */
  get size(): number {
    return this.held;
  }

  /** The places of the smallest keys, in ascending order of the keys; valid until the next start. */
  ordered(): Uint32Array {
    if (this.held > this.wanted) this.halve();
    sort(this.keys, this.places, 0, this.held);
    return this.places;
  }

  private halve(): void {
    const { keys, places, wanted } = this;
    let low = 0;
    let high = this.held;
    while (high - low > 1) {
      const middle = partition(keys, places, low, high);
      if (middle <= wanted) low = middle;
      if (middle >= wanted) high = middle;
    }
    this.held = wanted;
    let bound = -Infinity;
    for (let at = 0; at < wanted; at++) bound = Math.max(bound, keys[at] as number);
    this.bound = bound;
  }
}

/** Quicksort of the keys from `low` up to `high`, their places with them. */
function sort(keys: Float64Array, places: Uint32Array, from: number, to: number): void {
  let low = from;
  let high = to;
  while (high - low > fewEnough) {
    const middle = partition(keys, places, low, high);
    if (middle - low < high - middle) {
      sort(keys, places, low, middle);
      low = middle;
    } else {
      sort(keys, places, middle, high);
      high = middle;
    }
  }
  sortFew(keys, places, low, high);
}

/**
 * Splits the keys from `low` up to `high` in two: none of the first is greater than any of the
 * second, which begins at the returned position. Neither is empty.
 */
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
