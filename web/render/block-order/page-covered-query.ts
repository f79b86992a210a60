/**
 * GROQ that counts the documents `$ids` covered by one of the grants' filters. Only staff's
 * browsers send it, about their own rights.
 */
export const pageCoveredQuery = (filters: readonly string[]): string =>
  `count(*[_id in $ids && (${filters.map((filter) => `(${filter})`).join(' || ')})])`;
