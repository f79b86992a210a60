import { expect, it } from 'vitest';
import { places } from './places.ts';
import { isDeliverable, stateOfPostcode } from './postcode.ts';

/** Roughly where each state lies: west, east, south, north. */
const bounds: Record<string, readonly [number, number, number, number]> = {
  wa: [112.9, 129.1, -35.2, -13.6],
  nt: [128.9, 138.1, -26.1, -10.9],
  sa: [128.9, 141.1, -38.1, -25.9],
  qld: [137.9, 153.6, -29.2, -9],
  nsw: [140.9, 153.7, -37.6, -28.1],
  act: [148.7, 149.4, -35.95, -35.1],
  vic: [140.9, 150.1, -39.2, -33.9],
  tas: [143.8, 148.6, -43.7, -39.4],
};

it('[LOC-07] every place on the list has a postcode of its own, with four digits, and lies in that postcode’s state', () => {
  expect(new Set(places.map(({ postcode }) => postcode)).size).toBe(places.length);
  for (const { postcode, name, latitude, longitude } of places) {
    const [west, east, south, north] = bounds[stateOfPostcode(postcode) ?? ''] ?? [0, 0, 0, 0];
    expect(isDeliverable(postcode), postcode).toBe(true);
    expect(longitude > west && longitude < east && latitude > south && latitude < north, name).toBe(true);
  }
});

it('the eight capitals are on it', () => {
  const capitals = places.filter(({ rank }) => rank === 1).map(({ name }) => name);
  expect(capitals.sort()).toEqual([
    'Adelaide',
    'Brisbane',
    'Canberra',
    'Darwin',
    'Hobart',
    'Melbourne',
    'Perth',
    'Sydney',
  ]);
});
