/**
 * The page numbers of a pager: first, last, and those around this one; -1 and -2 stand for gaps.
 */
export function shownPages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const named = [...new Set(near)].sort((one, other) => one - other);
  return named.flatMap((number, at) => {
    const gap = number - (named[at - 1] ?? number - 1);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [number > page ? -2 : -1, number] : [number];
  });
}
