const firstLook = 4096;
const most = 65_536;

/**
 * Remembers the word sequences of values that come again and again, such as the names of cars, so that they are kept once. Stops where
 * values turn out to differ from row to row, such as stock numbers.
 */
export class Repeats {
  private known: Map<string, number> | null = new Map();
  private values = 0;

  /** The sequence of a value; a new one comes from `add`. */
  sequenceOf(value: string, add: (value: string) => number): number {
    this.values++;
    const known = this.known?.get(value);
    if (known !== undefined) return known;
    const sequence = add(value);
    if (this.known && this.known.size < most) this.known.set(value, sequence);
    if (this.known && this.known.size >= firstLook && this.known.size * 2 > this.values) this.known = null;
    return sequence;
  }

  get bytes(): number {
    return (this.known?.size ?? 0) * 100;
  }
}
