/** Rows that match so far, in any order, without duplicates. Only the first `count` items of `rows` count. */
export class RowSet {
  rows: Uint32Array;
  count = 0;

  constructor(capacity: number) {
    this.rows = new Uint32Array(capacity);
  }

  add(row: number): void {
    if (this.count === this.rows.length) {
      const grown = new Uint32Array(Math.max(64, this.rows.length * 2));
      grown.set(this.rows);
      this.rows = grown;
    }
    this.rows[this.count++] = row;
  }

  /** Reduces the set to the rows that pass. */
  retain(test: (row: number) => boolean): void {
    const { rows } = this;
    let retained = 0;
    for (let at = 0; at < this.count; at++) {
      const row = rows[at] as number;
      if (test(row)) rows[retained++] = row;
    }
    this.count = retained;
  }

  static of(rows: Iterable<number>): RowSet {
    const set = new RowSet(0);
    for (const row of rows) set.add(row);
    return set;
  }

  *[Symbol.iterator](): Generator<number> {
    for (let at = 0; at < this.count; at++) yield this.rows[at] as number;
  }
}
