/** Levenshtein's distance. */
export function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let at = 1; at <= other.length; at += 1) {
      const swapped = (row[at - 1] as number) + (one[line - 1] === other[at - 1] ? 0 : 1);
      next.push(Math.min(swapped, (row[at] as number) + 1, (next[at - 1] as number) + 1));
    }
    row = next;
  }
  return row[other.length] as number;
}
