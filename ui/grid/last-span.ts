/** How many columns the last tile spans to fill its row. */
export function lastSpan(count: number, columns: number): number {
  const left = count % columns;
  return left === 0 ? 1 : columns - left + 1;
}
