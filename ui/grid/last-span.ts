/** How many columns the last of some tiles takes, so that its row has no hole. */
export function lastSpan(count: number, columns: number): number {
  const left = count % columns;
  return left === 0 ? 1 : columns - left + 1;
}
