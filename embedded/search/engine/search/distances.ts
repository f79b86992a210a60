import { metresTo, PlaceColumn } from '../columns/place-column.ts';
import type { Index } from '../index.ts';
import { parseSort } from '../sort/parse-sort.ts';
import { centreOf } from '../sort/sort-key.ts';

/** Writes how far a row's nearest place lies from each place that `sort_by` names, as a member of its hit; null where it names none, or only `hidden` fields. */
export function distanceWriter(
  sortBy: string,
  index: Index,
  hidden: (field: string) => boolean,
): ((row: number) => string) | null {
  if (!sortBy.includes('(')) return null;
  const measured = parseSort(sortBy).flatMap((part) => {
    const column = index.columns.byName.get(part.name)?.column;
    return column instanceof PlaceColumn && !hidden(part.name)
      ? [{ name: part.name, column, centre: centreOf(part) }]
      : [];
  });
  if (measured.length === 0) return null;
  return (row) => {
    const metres = measured.map(({ name, column, centre }) => [name, metresTo(column, row, centre)] as const);
    const listed = metres.filter(([, distance]) => !Number.isNaN(distance));
    return listed.length > 0 ? `,"geo_distance_meters":${JSON.stringify(Object.fromEntries(listed))}` : '';
  };
}
