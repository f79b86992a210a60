import { describe, expect, it } from 'vitest';
import { slugOfName } from './slug.ts';
import { otherSpellings } from './spellings.ts';
import { synonymGroups } from './synonyms.ts';

describe('other spellings of a name', () => {
  it.each([
    ['CX-5', ['cx5']],
    ['D-MAX', ['dmax']],
    ['HiLux', ['hi lux']],
    ['Hi-Lux', ['hilux']],
    ['LandCruiser Prado', ['landcruiserprado', 'land cruiser prado']],
    ['RAV4', ['rav 4']],
    ['i30', ['i 30']],
    ['X-Trail', ['xtrail']],
    ['Ranger', []],
    ['', []],
  ])('[SRCH-01] of %s are %o', (name, spellings) => expect(otherSpellings(name)).toEqual(spellings));

  it('[SRCH-01] are each named once', () => expect(otherSpellings('CX-5', 'CX-5', 'cx 5')).toEqual(['cx5']));
});

describe('a name in an address', () => {
  it.each([
    ['Mercedes-Benz', 'mercedes-benz'],
    ['Land Rover', 'land-rover'],
    ['GX+', 'gx-plus'],
    ['Citroën', 'citroen'],
    [' #1 ', '1'],
    ['!', ''],
  ])('[NAV-03] %s is %s', (name, slug) => expect(slugOfName(name)).toBe(slug));
});

describe('words for the same thing', () => {
  it('[SRCH-01] are in one group only, in small letters and without separators', () => {
    const words = Object.values(synonymGroups).flat();
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(word).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/);
  });
});
