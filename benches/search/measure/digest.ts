import type { SearchResponse } from '../engines/engine.ts';

/** What must be the same for every engine in exact workloads; for the others the first hit's name; `marked`: hits with marks. */
export type Digest = { found: number; prices: string; makes: string; features: string; first: string; marked: number };

/** Engines may order vehicles of one price or rank differently, so that their prices are compared instead, sorted. */
export function digest({ found, hits, facets, marks = [] }: SearchResponse): Digest {
  return {
    found,
    prices: hits
      .map(({ price }) => price)
      .sort((one, other) => one - other)
      .join(' '),
    makes: countsOf(facets, 'make'),
    features: countsOf(facets, 'features'),
    first: hits[0]?.name ?? '',
    marked: marks.filter((fields) => Object.keys(fields).length > 0).length,
  };
}

/** Which of the values with the least count make it into the first fifty is each engine's own affair. */
function countsOf(facets: SearchResponse['facets'], field: string): string {
  const counts = facets.find((facet) => facet.field === field)?.counts ?? [];
  const min = Math.min(...counts.map(({ count }) => count));
  return counts
    .map(({ value, count }) => `${count > min ? value : ''} ${count}`)
    .sort()
    .join(', ');
}
