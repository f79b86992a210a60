/**
 * The place of each code of a growing dictionary in the order of its values, texts or numbers; code
 * 0, for no value, comes first. New values are put into their places when the ranks are next
 * used, so that a write costs nothing and a search after few writes little.
 */
export class ValueRanks {
  /** Codes in order. */
  sorted = new Uint32Array(0);
  /** Code → its place in `sorted`. */
  ranks = new Uint32Array(0);

  /** Takes in the values that came since the last call; their codes follow the existing ones. */
  update(values: readonly (string | number)[]): void {
    const ranked = this.sorted.length;
    if (values.length === ranked) return;
    const valueAt = (code: number) => values[code] as string | number;
    const before = (one: number, other: number) => (one === 0 || valueAt(one) < valueAt(other) ? -1 : 1);
    const fresh = Uint32Array.from({ length: values.length - ranked }, (_, at) => ranked + at).sort(before);
    const merged = new Uint32Array(values.length);
    let taken = 0;
    fresh.forEach((code, at) => {
      const place = this.placeOf(valueAt(code), taken, valueAt);
      merged.set(this.sorted.subarray(taken, place), taken + at);
      merged[place + at] = code;
      taken = place;
    });
    merged.set(this.sorted.subarray(taken), taken + fresh.length);
    this.sorted = merged;
    this.ranks = new Uint32Array(values.length);
    for (let rank = 0; rank < merged.length; rank++) this.ranks[merged[rank] as number] = rank;
  }

  get bytes(): number {
    return this.sorted.byteLength + this.ranks.byteLength;
  }

  private placeOf(value: string | number, from: number, valueAt: (code: number) => string | number): number {
    let low = from;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const code = this.sorted[middle] as number;
      if (code === 0 || valueAt(code) < value) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
