import { type BallPoint, ballPoint, chordOfMetres, type PlaceColumn } from '../columns/place-column.ts';
import { badRequest } from '../failure.ts';
import type { FilterCosts } from './costs.ts';
import { Polygon } from './polygon.ts';
import { type Predicate, scanning } from './predicate.ts';

const metresPerUnit: Readonly<Record<string, number>> = { km: 1000, mi: 1609.344 };

/** A term on a geopoint field: `(latitude, longitude, 5 km)` or the corners of a polygon `(lat, lng, lat, lng, …)`. */
export function placePredicate(
  rows: number,
  { field, operator, value }: { field: string; operator: string; value: string },
  column: PlaceColumn,
  costs: FilterCosts,
): Predicate {
  if (operator !== '' && operator !== '=')
    throw badRequest(`Error with filter field \`${field}\`: Operator \`${operator}\` is not supported for geopoints.`);
  const fail = () =>
    badRequest(
      `Error with filter field \`${field}\`: Value of geopoint filter must be in the \`(lat, lng, radius km)\` or polygon format.`,
    );
  const inner = /^\[?\s*\((.*)\)\s*\]?$/s.exec(value)?.[1];
  if (inner === undefined) throw fail();
  const parts = inner.split(',').map((part) => part.trim());
  const radius = /^(\d+(?:\.\d*)?|\.\d+)\s*(km|mi)$/.exec(parts[2] ?? '');
  const numbers = (radius ? parts.slice(0, 2) : parts).map(Number);
  if (numbers.some((number) => !Number.isFinite(number))) throw fail();
  if (radius) {
    costs.addSides(0);
    const centre = ballPoint({ latitude: numbers[0] as number, longitude: numbers[1] as number });
    const chord = chordOfMetres(Number(radius[1]) * (metresPerUnit[radius[2] as string] as number));
    return scanning(rows, rows >> 2, (row) => column.squaredChord(row, centre) <= chord);
  }
  if (numbers.length < 6 || numbers.length % 2 !== 0) throw fail();
  if (numbers.some((number, at) => at % 2 === 0 && Math.abs(number) > 90)) throw fail();
  const corners = numbers.flatMap((latitude, at) =>
    at % 2 === 0 ? [{ latitude, longitude: numbers[at + 1] as number }] : [],
  );
  const polygon = new Polygon(corners);
  costs.addSides(polygon.breadth);
  const contains = (point: BallPoint, longitude: number) => polygon.contains(point, longitude);
  return scanning(rows, rows >> 2, (row) => column.some(row, contains));
}
