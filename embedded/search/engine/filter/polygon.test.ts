import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Place } from '../columns/place-column.ts';
import { Polygon } from './polygon.ts';

const degrees = fc.integer({ min: -40, max: 40 }).map((number) => number / 4);
const place = fc.record({ latitude: degrees, longitude: degrees });

/** How many sides lie to the east of a place; an odd number means within. */
function within({ latitude, longitude }: Place, corners: readonly Place[]): boolean {
  const passed = corners.filter((one, at) => {
    const other = corners.at(at - 1) as Place;
    if (one.latitude > latitude === other.latitude > latitude) return false;
    const share = (latitude - one.latitude) / (other.latitude - one.latitude);
    return one.longitude + share * (other.longitude - one.longitude) > longitude + 1e-9;
  });
  return passed.length % 2 === 1;
}

/** On a side both answers are right. */
function isOnSide({ latitude, longitude }: Place, corners: readonly Place[]): boolean {
  return corners.some((one, at) => {
    const other = corners.at(at - 1) as Place;
    const cross =
      (other.latitude - one.latitude) * (longitude - one.longitude) -
      (other.longitude - one.longitude) * (latitude - one.latitude);
    return Math.abs(cross) < 1e-6;
  });
}

it('holds the places that an odd number of sides passes to the east of, however its corners lie', () => {
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 3, maxLength: 40 }),
      fc.array(place, { maxLength: 20 }),
      (corners, places) => {
        const polygon = new Polygon(corners);
        for (const one of places)
          if (!isOnSide(one, corners)) expect(polygon.contains(one.latitude, one.longitude)).toBe(within(one, corners));
      },
    ),
    { numRuns: 300 },
  );
});

it('compares a place with few sides of a ring, and with many of a comb', () => {
  const ring = Array.from({ length: 1000 }, (_, at) => ({
    latitude: Math.sin(at / 159.15),
    longitude: Math.cos(at / 159.15),
  }));
  const comb = ring.map((_, at) => ({ latitude: at % 2, longitude: at / 1000 }));
  expect(new Polygon(ring).breadth).toBeLessThan(60);
  expect(new Polygon(comb).breadth).toBeGreaterThan(900);
});
