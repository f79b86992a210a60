const firstLook = 4096;
const max = 65_536;

/**
 * Stores the word sequences of values that recur, such as the names of cars, so that each is stored
 * once. Stops where values turn out to differ from row to row, such as stock numbers.
 */
export class Repeats {
  private positions: Map<string, number> | null = new Map();
  private values = 0;

  /** The sequence of a value; a new one comes from `add`. */
  sequenceOf(value: string, add: (value: string) => number): number {
    this.values++;
    const existing = this.positions?.get(value);
    if (existing !== undefined) return existing;
    const sequence = add(value);
    if (this.positions && this.positions.size < max) this.positions.set(value, sequence);
    if (this.positions && this.positions.size >= firstLook && this.positions.size * 2 > this.values)
      this.positions = null;
    return sequence;
  }

  get bytes(): number {
    return (this.positions?.size ?? 0) * 100;
  }
}
