/** How results lie: cards beside each other, or one to a line. */
export type ListLayout = 'grid' | 'list';

/** The layout that an address names (`view=list`); anything else is the usual grid. */
export const readLayout = (parameters: URLSearchParams): ListLayout =>
  parameters.get('view') === 'list' ? 'list' : 'grid';

/** The same address with that layout. */
export function withLayout(address: string, layout: ListLayout): string {
  if (layout === 'grid') return address;
  return `${address}${address.includes('?') ? '&' : '?'}view=list`;
}
