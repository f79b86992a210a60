/** What a query found: living rows, each with its text score where the query has words (higher is better). */
export type Matches = {
  rows: Uint32Array;
  count: number;
  scores: Float64Array | null;
  /** Every living row of the collection matches, so that stored totals can be used. */
  complete: boolean;
};
