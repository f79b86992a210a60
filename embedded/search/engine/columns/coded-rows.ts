import { Uint32List } from '../memory/growable.ts';

/**
 * One value code per row, or several for list fields, with the number of living documents of each code. Code 0 means "no value" in
 * single-valued fields.
 */
export class CodedRows {
  readonly codes = new Uint32List();
  /** For list fields: where each row's codes end; null for single values (row = index). */
  readonly ends: Uint32List | null;
  readonly live = new Uint32List();
  private tally = new Uint32Array(0);
  private inverted: { offsets: Uint32Array; rows: Uint32Array; upTo: number } | null = null;

  constructor(list: boolean) {
    this.ends = list ? new Uint32List() : null;
    this.live.push(0);
  }

  get rows(): number {
    return (this.ends ?? this.codes).length;
  }

  /** Number of codes, 0 included. */
  get size(): number {
    return this.live.length;
  }

  appendOne(code: number): void {
    this.codes.push(code);
    this.count(code, 1);
  }

  appendMany(codes: readonly number[]): void {
    for (const code of new Set(codes)) {
      this.codes.push(code);
      this.count(code, 1);
    }
    this.ends?.push(this.codes.length);
  }

  remove(row: number): void {
    for (let at = this.start(row); at < this.end(row); at++) this.count(this.codes.at(at), -1);
  }

  start(row: number): number {
    if (!this.ends) return row;
    return row === 0 ? 0 : this.ends.at(row - 1);
  }

  end(row: number): number {
    return this.ends ? this.ends.at(row) : row + 1;
  }

  /**
   * Rows of a code among the first `upTo` rows, dead ones too; the caller scans the rest. Built
   * when first used.
   */
  lookup(): { rowsOf(code: number): Uint32Array; upTo: number } {
    const fresh = this.inverted && this.rows - this.inverted.upTo <= Math.max(512, this.rows >> 4);
    const inverted = fresh && this.inverted ? this.inverted : this.invert();
    this.inverted = inverted;
    const { offsets, rows, upTo } = inverted;
    return {
      upTo,
      rowsOf: (code) =>
        code + 1 < offsets.length ? rows.subarray(offsets[code], offsets[code + 1]) : rows.subarray(0, 0),
    };
  }

  /**
   * Zeroes, one for each code, reused from search to search: what counts in it leaves zeroes
   * behind.
   */
  scratch(): Uint32Array {
    if (this.tally.length < this.size) this.tally = new Uint32Array(this.size + (this.size >> 2));
    return this.tally;
  }

  get bytes(): number {
    const inverted = this.inverted ? this.inverted.offsets.byteLength + this.inverted.rows.byteLength : 0;
    return this.codes.bytes + (this.ends?.bytes ?? 0) + this.live.bytes + this.tally.byteLength + inverted;
  }

  private count(code: number, by: number): void {
    while (this.live.length <= code) this.live.push(0);
    this.live.data[code] = (this.live.data[code] as number) + by;
  }

  private invert() {
    const upTo = this.rows;
    const codes = this.codes.data;
    const total = this.codes.length;
    const offsets = new Uint32Array(this.size + 1);
    for (let at = 0; at < total; at++) {
      const slot = (codes[at] as number) + 1;
      offsets[slot] = (offsets[slot] as number) + 1;
    }
    for (let code = 1; code < offsets.length; code++)
      offsets[code] = (offsets[code] as number) + (offsets[code - 1] as number);
    const next = offsets.slice();
    const rows = new Uint32Array(total);
    for (let row = 0; row < upTo; row++) {
      for (let at = this.start(row); at < this.end(row); at++) {
        const code = codes[at] as number;
        rows[next[code] as number] = row;
        next[code] = (next[code] as number) + 1;
      }
    }
    return { offsets, rows, upTo };
  }
}
