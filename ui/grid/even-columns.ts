/** Which of some numbers of columns leaves the fewest holes in the last row; of equals the one that is named first. */
export function evenColumns(count: number, [first, ...others]: readonly [number, ...number[]]): number {
  const holes = (columns: number) => (columns - (count % columns)) % columns;
  return others.reduce((best, columns) => (holes(columns) < holes(best) ? columns : best), first);
}
