import { describe, expect, it } from 'vitest';
import { checkedVehicles } from './checked-vehicles.ts';
import { rankedByMargin } from './margin-ranks.ts';

const fed = {
  year: 2024,
  make: 'Ford',
  model: 'Ranger',
  body: 'Ute',
  fuel: 'Diesel',
  transmission: 'Auto',
  drive: '4x4',
  carType: 'used',
  status: 'in_stock',
  priceCents: 66_990_00,
  createdAtMs: 1,
  updatedAtMs: 2,
  location: { name: 'Southbank', phone: '03 5550 4410', state: 'vic' },
  sites: ['southbank-ford'],
};
let number = 0;
const car = (margin: number | null, change: object = {}, dealership = 'a') => {
  number += 1;
  const id = `v${number}`;
  return { ...fed, id, slug: id, stockNumber: id, dealership: { id: dealership, slug: dealership }, margin, ...change };
};
const ranked = (cars: readonly object[]) => {
  const { placed, refused } = checkedVehicles(cars, () => null, 3);
  expect(refused).toEqual([]);
  return rankedByMargin(placed);
};
const ranks = (cars: readonly object[]) => ranked(cars).map(({ document }) => document.custom_rank);

describe('an order by margin', () => {
  it('[SRCH-04] ranks the cars of each dealership among themselves, the highest margin first', () => {
    expect(ranks([car(4_200), car(-300), car(9_900), car(4_200), car(50, {}, 'b'), car(70, {}, 'b')])).toEqual([
      500, 1, 999, 500, 1, 999,
    ]);
  });

  it('[SRCH-04] leaves a rank of the feed’s own, a sold car and a car without a margin as they are', () => {
    expect(
      ranks([car(1), car(2), car(5, { customRank: 700 }), car(9, { status: 'sold', soldAtMs: 2 }), car(null)]),
    ).toEqual([1, 999, 700, 0, 500]);
    expect(ranks([car(1)])).toEqual([500]);
  });

  it('[SRCH-04] puts no amount into what a shopper’s browser can read', () => {
    const [one] = ranked([car(48_123.45), car(3)]);
    expect(JSON.stringify(one?.document)).not.toContain('48123');
    expect(Object.keys(one?.document ?? {}).filter((name) => /margin/.test(name))).toEqual([]);
  });
});
