/**
 * GROQ: how many of the documents `$ids` one of the grants' filters covers. Only staff's own
 * browsers send it, about their own rights.
 */
export const pageCoveredQuery = (filters: readonly string[]): string =>
  `count(*[_id in $ids && (${filters.map((filter) => `(${filter})`).join(' || ')})])`;
