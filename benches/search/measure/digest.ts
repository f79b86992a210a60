import type { Answer } from '../engines/engine.ts';

/** What must be the same for every engine in exact workloads; the first hit's name for the others. */
export type Digest = { found: number; prices: string; makes: string; features: string; first: string };

/** Engines may order vehicles of one price or rank differently, so that prices stand for them, sorted. */
export function digest({ found, hits, facets }: Answer): Digest {
  const counts = (field: string) =>
    facets
      .find((facet) => facet.field === field)
      ?.counts.map(({ value, count }) => `${value} ${count}`)
      .sort()
      .join(', ') ?? '';
  return {
    found,
    prices: hits
      .map(({ price }) => price)
      .sort((one, other) => one - other)
      .join(' '),
    makes: counts('make'),
    features: counts('features'),
    first: hits[0]?.name ?? '',
  };
}
