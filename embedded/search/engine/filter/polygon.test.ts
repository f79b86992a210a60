import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ballPoint, type Place } from '../columns/place-column.ts';
import { Polygon } from './polygon.ts';

const degrees = fc.integer({ min: -160, max: 160 }).map((number) => number / 4);
const place = fc.record({ latitude: degrees, longitude: degrees });

const at = (latitude: number, longitude: number): Place => ({ latitude, longitude });
const holds = (corners: readonly Place[], one: Place) => new Polygon(corners).contains(ballPoint(one), one.longitude);

type Flat = { x: number; y: number };

/** Seen from the middle of the ball, great circles are straight lines on a sheet that touches it at 0, 0. */
function flat({ latitude, longitude }: Place): Flat {
  const radians = Math.PI / 180;
  return {
    x: Math.tan(longitude * radians),
    y: Math.tan(latitude * radians) / Math.cos(longitude * radians),
  };
}

/** How many sides lie to the east of a place; an odd number means within. */
function within({ x, y }: Flat, corners: readonly Flat[]): boolean {
  const passed = corners.filter((one, index) => {
    const other = corners.at(index - 1) as Flat;
    if (one.y > y === other.y > y) return false;
    return one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x) > x;
  });
  return passed.length % 2 === 1;
}

/** On a side both results are right. */
function isOnSide({ x, y }: Flat, corners: readonly Flat[]): boolean {
  return corners.some((one, index) => {
    const other = corners.at(index - 1) as Flat;
    return Math.abs((other.x - one.x) * (y - one.y) - (other.y - one.y) * (x - one.x)) < 1e-9;
  });
}

describe('a polygon has great circles as its sides', () => {
  it('holds the places that an odd number of sides passes to the east of, however its corners lie', () => {
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 3, maxLength: 40 }),
        fc.array(place, { maxLength: 20 }),
        (corners, places) => {
          const sheet = corners.map(flat);
          const polygon = new Polygon(corners);
          for (const one of places)
            if (!isOnSide(flat(one), sheet))
              expect(polygon.contains(ballPoint(one), one.longitude)).toBe(within(flat(one), sheet));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('holds the same places however far round the ball it is turned, across the 180th meridian too', () => {
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 3, maxLength: 12 }),
        fc.array(place, { maxLength: 10 }),
        fc.integer({ min: -180, max: 180 }),
        (corners, places, angle) => {
          const turned = ({ latitude, longitude }: Place) => at(latitude, ((longitude + angle + 540) % 360) - 180);
          const sheet = corners.map(flat);
          for (const one of places.filter((each) => !isOnSide(flat(each), sheet)))
            expect(holds(corners.map(turned), turned(one))).toBe(holds(corners, one));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('bulges towards the pole between Perth and Sydney', () => {
    const south = [at(-32, 116), at(-34, 151), at(-20, 151), at(-20, 116)];
    expect(holds(south, at(-34, 133))).toBe(true);
    expect(holds(south, at(-34.5, 133))).toBe(false);
    expect(holds(south, at(-20.5, 133))).toBe(false);
  });

  it('is the smaller part of the ball, around a pole too, and whichever way its corners go', () => {
    const antarctic = [at(-70, 0), at(-70, 90), at(-70, 180), at(-70, -90)];
    const arctic = [at(70, 0), at(70, 90), at(70, 180), at(70, -90)];
    for (const corners of [antarctic, [...antarctic].reverse()]) {
      expect(holds(corners, at(-89, 45))).toBe(true);
      expect(holds(corners, at(-60, 45))).toBe(false);
      expect(holds(corners, at(89, 45))).toBe(false);
    }
    for (const corners of [arctic, [...arctic].reverse()]) {
      expect(holds(corners, at(89, 45))).toBe(true);
      expect(holds(corners, at(-89, 45))).toBe(false);
    }
  });
});

it('compares a place with few sides of a ring, and with many of a comb', () => {
  const ring = Array.from({ length: 1000 }, (_, number) => at(Math.sin(number / 159.15), Math.cos(number / 159.15)));
  const comb = ring.map((_, number) => at(number / 1000, number % 2));
  expect(new Polygon(ring).breadth).toBeLessThan(60);
  expect(new Polygon(comb).breadth).toBeGreaterThan(900);
});
