/** GROQ: how many of the documents `$ids` one of the grants' filters covers. It tells staff's own browser about its own rights; no shopper asks it. */
export const pageCoveredQuery = (filters: readonly string[]): string =>
  `count(*[_id in $ids && (${filters.map((filter) => `(${filter})`).join(' || ')})])`;
