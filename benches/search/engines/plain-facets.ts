import { facetValues, type NumberField, numberFacets, type TextField, textFacets } from '../questions/question.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';

/** Counts and statistics of the 20 facets over plain objects: a Map for each, the best 50 of it by count. */
export function plainFacets(found: readonly Vehicle[]) {
  return [
    ...textFacets.map((field) => ({ field, ...top(countText(found, field)) })),
    { field: 'features', ...top(countFeatures(found)) },
    ...numberFacets.map((field) => numbers(found, field)),
  ];
}

function countText(found: readonly Vehicle[], field: TextField): Map<string, number> {
  const counts = new Map<string, number>();
  for (const vehicle of found) counts.set(vehicle[field], (counts.get(vehicle[field]) ?? 0) + 1);
  return counts;
}

function countFeatures(found: readonly Vehicle[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of found) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

function numbers(found: readonly Vehicle[], field: NumberField) {
  const counts = new Map<number, number>();
  let [min, max, sum] = [Infinity, -Infinity, 0];
  for (const vehicle of found) {
    const value = vehicle[field];
    counts.set(value, (counts.get(value) ?? 0) + 1);
    if (value < min) min = value;
    if (value > max) max = value;
    sum += value;
  }
  const shown = top(counts);
  return { field, ...shown, stats: { ...shown.stats, min, max, sum, avg: sum / found.length } };
}

function top<T extends string | number>(counts: Map<T, number>) {
  const ordered = [...counts].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
  return {
    counts: ordered.slice(0, facetValues).map(([value, count]) => ({ value: String(value), count })),
    stats: { total_values: counts.size },
  };
}
