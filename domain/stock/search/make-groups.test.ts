import { describe, expect, it } from 'vitest';
import { makeGroups } from './make-groups.ts';

const makes = ['Kia', 'Ford', 'Mazda', 'Audi', 'Suzuki', 'Alfa Romeo'].map((label, at) => ({
  label,
  value: label,
  count: 20 - at,
}));
const groups = (change: { popularMakes?: boolean; allMakesGrouping?: boolean }, popularMakeCount = 4) =>
  makeGroups(makes, 2, { popularMakes: false, allMakesGrouping: false, popularMakeCount, ...change }).map(
    ({ title, items }) => [title, items.map(({ label }) => label)],
  );

describe('the makes behind the first', () => {
  it('[SRCH-10] are one list in the order of their counts', () =>
    expect(groups({})).toEqual([[null, ['Mazda', 'Audi', 'Suzuki', 'Alfa Romeo']]]));

  it('[SRCH-10] the popular ones stand in a group of their own where the site wants it', () => {
    expect(groups({ popularMakes: true })).toEqual([
      ['Popular makes', ['Mazda', 'Audi']],
      ['Other makes', ['Suzuki', 'Alfa Romeo']],
    ]);
    expect(groups({ popularMakes: true }, 1)).toEqual([['Other makes', ['Mazda', 'Audi', 'Suzuki', 'Alfa Romeo']]]);
  });

  it('[SRCH-10] all others go by first letter where the site wants it', () => {
    expect(groups({ allMakesGrouping: true })).toEqual([
      ['A', ['Alfa Romeo', 'Audi']],
      ['M', ['Mazda']],
      ['S', ['Suzuki']],
    ]);
    expect(groups({ allMakesGrouping: true, popularMakes: true })).toEqual([
      ['Popular makes', ['Mazda', 'Audi']],
      ['A', ['Alfa Romeo']],
      ['S', ['Suzuki']],
    ]);
  });
});
