/**
 * Moves the entry at `from` to a gap: gap 0 is before the first entry, gap `length` after the last.
 */
export function movedTo(order: readonly string[], from: number, gap: number): string[] {
  const moved = order[from];
  if (moved === undefined) return [...order];
  const rest = order.toSpliced(from, 1);
  return rest.toSpliced(gap > from ? gap - 1 : gap, 0, moved);
}

/**
 * Sorts blocks by an order of keys. A block that is not in the order stays after the one it
 * follows.
 */
export function inOrder<Block extends { key: string }>(blocks: readonly Block[], order: readonly string[]): Block[] {
  let place = -1;
  const placed = blocks.map((block) => {
    const index = order.indexOf(block.key);
    if (index !== -1) place = index;
    return { block, place };
  });
  return placed.sort((a, b) => a.place - b.place).map(({ block }) => block);
}

export const sameOrder = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key, at) => key === b[at]);

/** Index of the gap nearest to a height; all in the same pixels. */
export function nearestGap(heights: readonly number[], height: number): number {
  const distances = heights.map((one) => Math.abs(one - height));
  return distances.indexOf(Math.min(...distances));
}
