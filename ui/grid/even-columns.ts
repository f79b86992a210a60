/**
 * The number of columns that leaves the fewest holes in the last row; if equal, the first named.
 */
export function evenColumns(count: number, [first, ...others]: readonly [number, ...number[]]): number {
  const holes = (columns: number) => (columns - (count % columns)) % columns;
  return others.reduce((best, columns) => (holes(columns) < holes(best) ? columns : best), first);
}
