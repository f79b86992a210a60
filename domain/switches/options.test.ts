import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { defaultOptions, type SiteOptions, siteOptions } from './options.ts';
import { checkNumbers, type SiteOption } from './options-row.ts';

const table: readonly SiteOption[] = siteOptions;
const doc = readFileSync(join(import.meta.dirname, '../../docs/site-switches.md'), 'utf8').split('\n');

/** The defaults that the specification names. */
const named: Partial<SiteOptions> = {
  refreshPath: '/special-offers',
  popularMakeCount: 20,
  similarCount: 6,
  stockVideoPlace: 'second',
  depositDollars: 200,
  financeLowestPriceDollars: 1000,
  financeHighestPriceDollars: 250_000,
  financeLongestTermYears: 7,
  financeLowestRatePercent: 0.5,
  financeHighestRatePercent: 15,
  submitText: 'Enquire Now',
  optInText: 'Yes, I would like to subscribe to receive latest offers & product updates.',
  contactTitle: 'Contact Us',
  mapZoom: 10,
  reviewMinimum: 4,
  reviewCount: 10,
  promoCardPositions: ['8'],
};

describe('the table of options', () => {
  it('[CFG-01] gives each option its own type', () => {
    expectTypeOf<SiteOptions['mapZoom']>().toEqualTypeOf<number>();
    expectTypeOf<SiteOptions['youtubeUrl']>().toEqualTypeOf<string>();
    expectTypeOf<SiteOptions['excludedMakes']>().toEqualTypeOf<readonly string[]>();
    expectTypeOf<SiteOptions['onlyCarTypes']>().toEqualTypeOf<readonly ('new' | 'demo' | 'used')[]>();
    expectTypeOf<SiteOptions['stockVideoPlace']>().toEqualTypeOf<'start' | 'second' | 'middle' | 'end'>();
  });

  it('[CFG-01] starts from the defaults of the specification', () => {
    expect(defaultOptions).toMatchObject(named);
  });

  it('[CFG-01] has defaults that its own bounds and choices allow', () => {
    for (const row of table) expect(allowed(row), row.key).toBe(true);
  });

  it('[CFG-01] allows what the sites of the specification set', () => {
    const highest = Object.fromEntries(table.map((row) => [row.key, row.kind === 'number' ? row.max : undefined]));
    expect(highest.photoLevel).toBe(14);
    expect(highest.promoCardShift).toBe(2);
    for (const rate of [4, 7.5, 9.95]) expect(allowed(withDefault('financeLowestRatePercent', rate))).toBe(true);
    for (const rate of [14.5, 19.95, 20]) expect(allowed(withDefault('financeHighestRatePercent', rate))).toBe(true);
    expect(allowed(withDefault('financeLowestPriceDollars', 5000))).toBe(true);
    expect(allowed(withDefault('financeHighestPriceDollars', 100_000))).toBe(true);
    expect(allowed(withDefault('financeLongestTermYears', 5))).toBe(true);
    expect(allowed(withDefault('mapZoom', 10.5))).toBe(false);
  });

  it('[CFG-01] keeps the options of one group together', () => {
    const groups = table.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1]);
    expect(new Set(groups).size).toBe(groups.length);
  });

  it('[CFG-01] is in the docs word for word', () => {
    for (const { key, title, help, default: usual } of table)
      expect(doc).toContain(`| \`${key}\` | ${title} | ${[usual].flat().join(', ') || 'empty'} | ${help} |`);
  });
});

function allowed(row: SiteOption): boolean {
  if (row.kind === 'number') {
    const places = String(row.default).split('.')[1]?.length ?? 0;
    return row.default >= row.min && row.default <= row.max && places <= (row.decimals ?? 0);
  }
  if (row.kind === 'choice') return row.choices.some(({ value }) => value === row.default);
  if (row.kind === 'list' && row.choices)
    return row.default.every((value) => row.choices?.some((choice) => choice.value === value));
  return true;
}

function withDefault(key: keyof SiteOptions, value: number): SiteOption {
  const row = table.find((one) => one.key === key);
  if (row?.kind !== 'number') throw new TypeError(`${key} is no number`);
  return { ...row, default: value };
}

describe('places of promo cards', () => {
  it('[CMS-03] [SRCH-16] are whole numbers that a page of 21 results has', () => {
    const check = (...entries: string[]) => checkNumbers(entries, [1, 21]);
    expect([check('8', '17'), check()]).toEqual([true, true]);
    for (const wrong of ['0', '22', '8.5', 'eight', '-1'])
      expect(check('8', wrong)).toBe(`"${wrong}" does not fit: use whole numbers from 1 to 21.`);
  });
});
