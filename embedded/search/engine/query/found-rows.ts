import type { Candidate, Expansion } from './expand.ts';
import type { Joined } from './intersect.ts';

/** What the passes of one text query found so far: rows with the best score of the first pass that found them. */
export class FoundRows {
  rows = new Uint32Array(0);
  scores: Float64Array = new Float64Array(0);
  /** How many words of the query were dropped to find the row. */
  dropped = new Uint8Array(0);
  count = 0;
  /** Word numbers that were found → how many leading characters to highlight. */
  readonly highlights = new Map<number, number>();
  private rowSet: Set<number> | null = null;

  has(row: number): boolean {
    if (this.count === 0) return false;
    this.rowSet ??= new Set(this.rows.subarray(0, this.count));
    return this.rowSet.has(row);
  }

  add({ rows, count }: Pick<Joined, 'rows' | 'count'>, scores: Float64Array, dropped: number): void {
    const total = this.count + count;
    const allRows = new Uint32Array(total);
    allRows.set(this.rows);
    allRows.set(rows.subarray(0, count), this.count);
    const allDropped = new Uint8Array(total).fill(dropped, this.count);
    allDropped.set(this.dropped);
    this.scores = this.count === 0 ? scores : joined(this.scores, scores);
    this.rows = allRows;
    this.dropped = allDropped;
    this.count = total;
    this.rowSet = null;
  }

  noteHighlights(used: readonly (readonly Candidate[])[], expansions: readonly Expansion[]): void {
    used.forEach((candidates, at) => {
      const length = (expansions[at] as Expansion).word.length;
      for (const { token, cost } of candidates) this.highlight(token, cost === 1 ? length : Infinity);
    });
  }

  highlight(token: number, length: number): void {
    this.highlights.set(token, Math.max(length, this.highlights.get(token) ?? 0));
  }
}

function joined(one: Float64Array, other: Float64Array): Float64Array {
  const both = new Float64Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
