import { beforeEach, describe, expect, it } from 'vitest';
import { usualTerms } from '@/domain/finance/lender-terms.ts';
import { SearchServiceDouble } from '@/tests/tenancy/search-service-double.ts';
import { StockImportFailed, StockShrinks } from './import-report.ts';
import { importStock, plannedChanges } from './import-stock.server.ts';

const now = Date.UTC(2026, 10, 20, 9, 30);
const lender = {
  ...usualTerms,
  provider: 'Lender',
  interestRatePercent: 9,
  establishmentFeeCents: 250_00,
  monthlyFeeCents: 10_00,
  termYears: 5,
  roundUp: false,
};

const vehicle = (id: string, change: object = {}) => ({
  id,
  slug: `car-${id}`,
  stockNumber: id.toUpperCase(),
  year: 2024,
  make: 'Ford',
  model: 'Everest',
  body: 'SUV',
  carType: 'used',
  status: 'in_stock',
  priceCents: 30_000_00,
  createdAtMs: now,
  updatedAtMs: now,
  location: { name: 'Southbank' },
  dealership: { id: 'd1', name: 'Southbank Ford', slug: 'southbank-ford' },
  sites: ['southbank-ford'],
  ...change,
});

let service: SearchServiceDouble;
const take = (vehicles: unknown[], change: object = {}) =>
  importStock({ typesense: service.client(), vehicles, lenderOf: () => lender, now, ...change });
const shownIds = () => service.shown().map(({ id }) => id);
const ids = (count: number) => Array.from({ length: count }, (_, index) => vehicle(`v${index}`));

beforeEach(() => {
  service = new SearchServiceDouble();
});

describe('[PLUS-20] a whole feed that takes away more than half of a dealer', () => {
  const scope = { dealershipIds: ['d1'], sites: ['southbank-ford'], whole: true, missing: 'withdrawn' as const };
  const few = (count: number, change: object = {}) => ({
    typesense: service.client(),
    vehicles: ids(count),
    lenderOf: () => lender,
    now: now + 1,
    scope: { ...scope, ...change },
  });

  it('changes nothing and reports how many', async () => {
    await take(ids(10));
    await expect(importStock(few(4))).rejects.toThrow(StockShrinks);
    await expect(importStock(few(4))).rejects.toThrow(
      'would take away 6 of the 10 vehicles of Southbank Ford. Nothing was changed',
    );
    expect(service.shown()).toHaveLength(10);
    expect(service.shown().every(({ status }) => status === 'in_stock')).toBe(true);
    await expect(importStock(few(4, { missing: 'sold' }))).rejects.toThrow(StockShrinks);
  });

  it('is reported by a plan too, and imported where the caller allows that many to leave', async () => {
    await take(ids(10));
    expect((await plannedChanges(few(4))).shrinks).toEqual([
      expect.objectContaining({ dealership: 'Southbank Ford', leaving: 6, current: 10 }),
    ]);
    expect((await plannedChanges(few(4, { mayLeave: 6 }))).shrinks).toEqual([]);
    const { changes } = await importStock(few(4, { mayLeave: 6 }));
    expect(changes?.withdrawn).toHaveLength(6);
  });

  it('is not imported where more would leave than the caller allowed', async () => {
    await take(ids(10));
    await expect(importStock(few(3, { mayLeave: 6 }))).rejects.toThrow('take away 7 of the 10');
    expect((await plannedChanges(few(3, { mayLeave: 6 }))).shrinks).toHaveLength(1);
  });

  it('half of them, a part of the stock, and those that left before are no such thing', async () => {
    await take(ids(10));
    expect((await importStock(few(5))).changes?.withdrawn).toHaveLength(5);
    expect((await importStock({ ...few(3), now: now + 2 })).changes?.withdrawn).toHaveLength(2);
    expect((await importStock({ ...few(1, { whole: false }), now: now + 3 })).changes?.withdrawn).toEqual([]);
  });
});

describe('an import of stock', () => {
  it('[FIN-02] [CARD-07] gives a weekly figure to the cars for which the lender of their dealership allows one', async () => {
    await take([vehicle('ford'), vehicle('suzuki', { make: 'Suzuki Australia' }), vehicle('old', { year: 2014 })], {
      lenderOf: () => ({ ...lender, lenderKind: 'taurus' }),
    });
    expect(service.shown().map(({ id, weekly_cents: weekly }) => [id, typeof weekly])).toEqual([
      ['ford', 'number'],
      ['suzuki', 'undefined'],
      ['old', 'undefined'],
    ]);
    await take([vehicle('ford')], { lenderOf: () => ({ ...lender, excludedDealerships: ['southbank-ford'] }) });
    expect(service.shown()[0]).not.toHaveProperty('weekly_cents');
  });

  it('[OPS-03] puts the good vehicles in and reports each bad one with its place and reason', async () => {
    const report = await take([
      vehicle('a'),
      vehicle('b', { year: 24 }),
      'no vehicle at all',
      vehicle('a', { slug: 'another' }),
      vehicle('c', { slug: 'car-a' }),
      vehicle('d'),
    ]);
    expect(shownIds()).toEqual(['a', 'd']);
    expect(report.imported).toBe(2);
    expect(report.refused).toMatchObject([
      { position: 2, id: 'b', reason: expect.stringContaining('year') },
      { position: 3, id: '' },
      { position: 4, id: 'a', reason: 'id: another vehicle of this import is "a" too' },
      { position: 5, id: 'c', reason: expect.stringContaining('slug') },
    ]);
  });

  it('[OPS-03] reports what the search service itself would not take', async () => {
    service.refuses = ({ id }) => (id === 'b' ? 'Field `km` must be an int32.' : null);
    const report = await take([vehicle('a'), vehicle('b')]);
    expect(report).toMatchObject({
      imported: 1,
      refused: [{ position: 2, id: 'b', reason: 'Field `km` must be an int32.' }],
    });
    expect(shownIds()).toEqual(['a']);
  });

  it('[OPS-03] replaces the former stock: what is missing was withdrawn, and the former collection goes', async () => {
    const first = await take([vehicle('a'), vehicle('b', { sites: ['harbour-ford'] })]);
    const second = await take([vehicle('c')], { now: now + 1 });
    expect(shownIds()).toEqual(['c']);
    expect(second.dropped).toEqual([first.collection]);
    expect([...service.collections.keys()]).toEqual([second.collection]);
    expect(second.sites).toEqual(['harbour-ford', 'southbank-ford']);
  });

  it('[OPS-03] imports twice in one millisecond without touching the collection that serves searches', async () => {
    await take([vehicle('a')]);
    expect((await take([vehicle('b')])).collection).toMatch(/^vehicles_\d{17}_2$/);
    expect(shownIds()).toEqual(['b']);
  });

  it('[OPS-03] leaves a newer import alone that is still under way', async () => {
    service.collections.set('vehicles_29991231000000000', { documents: new Map() });
    service.collections.set('vehicles_elsewhere', { documents: new Map() });
    await take([vehicle('a')]);
    expect([...service.collections.keys()]).toContain('vehicles_29991231000000000');
    expect([...service.collections.keys()]).toContain('vehicles_elsewhere');
  });

  it.each([
    ['reading the aliases', 'GET', /^\/aliases$/],
    ['installing the synonyms', 'PUT', /^\/synonym_sets/],
    ['creating', 'POST', /^\/collections$/],
    ['writing', 'POST', /import$/],
    ['counting', 'GET', /^\/collections\/vehicles_/],
    ['moving the alias', 'PUT', /^\/aliases/],
  ])('[OPS-03] keeps the old stock whole when %s fails', async (_, method, path) => {
    await take([vehicle('a')]);
    const before = [...service.collections.keys()];
    service.fails = (call) => call.method === method && path.test(call.path);
    await expect(take([vehicle('b')], { now: now + 1 })).rejects.toThrow(StockImportFailed);
    expect(shownIds()).toEqual(['a']);
    expect([...service.collections.keys()]).toEqual(before);
  });

  it('[OPS-03] keeps the old stock and clears up when it is interrupted', async () => {
    await take([vehicle('a')]);
    const before = [...service.collections.keys()];
    const stop = new AbortController();
    const change = { now: now + 1, signal: stop.signal, progress: () => stop.abort() };
    await expect(take(ids(450), change)).rejects.toThrow(
      'The stock was not imported, the old stock stays: it was interrupted.',
    );
    expect(shownIds()).toEqual(['a']);
    expect([...service.collections.keys()]).toEqual(before);
  });

  it('[OPS-03] gives way to another import that was faster: neither loses what the other put in', async () => {
    await take([vehicle('a')]);
    const slower = take(ids(450), { now: now + 1, progress: () => service.aliases.set('vehicles', 'vehicles_other') });
    await expect(slower).rejects.toThrow('another import came in between');
    expect(service.aliases.get('vehicles')).toBe('vehicles_other');
  });

  it('[OPS-03] removes at its end what an import left behind that was killed', async () => {
    await take([vehicle('a')]);
    service.collections.set('vehicles_20261119000000000', { documents: new Map() });
    const { dropped, collection } = await take([vehicle('b')], { now: now + 1 });
    expect(dropped).toContain('vehicles_20261119000000000');
    expect([...service.collections.keys()]).toEqual([collection]);
  });

  it('[OPS-03] keeps the old stock when vehicles were lost on the way', async () => {
    await take([vehicle('a')]);
    service.loses.add('v1');
    await expect(take(ids(3), { now: now + 1 })).rejects.toThrow('3 vehicles were taken, but 2 are there');
    expect(shownIds()).toEqual(['a']);
  });

  it('[OPS-03] keeps the old stock when no vehicle of the new one is right, and reports what was wrong', async () => {
    await take([vehicle('a')]);
    const failed = await take([vehicle('b', { make: '' })], { now: now + 1 }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(StockImportFailed);
    expect(failed).toMatchObject({ refused: [{ position: 1, id: 'b' }] });
    expect(shownIds()).toEqual(['a']);
  });

  it('[OPS-03] takes an empty stock as an empty stock', async () => {
    await take([vehicle('a')]);
    expect((await take([], { now: now + 1 })).sites).toEqual(['southbank-ford']);
    expect(shownIds()).toEqual([]);
  });

  it('[SRCH-01] installs the words that mean the same before the collection that uses them', async () => {
    await take([vehicle('a')]);
    const { items } = service.synonymSets.get('vehicles_words') ?? {};
    expect(items).toContainEqual({ id: 'automatic', synonyms: ['automatic', 'auto'] });
    const paths = service.calls.map(({ method, path }) => `${method} ${path}`);
    expect(paths.indexOf('PUT /synonym_sets/vehicles_words')).toBeLessThan(paths.indexOf('POST /collections'));
  });

  it('[OPS-03] reports its progress to the end', async () => {
    const result: [number, number][] = [];
    await take(ids(450), { progress: (done: number, total: number) => result.push([done, total]) });
    expect(result).toEqual([
      [200, 450],
      [400, 450],
      [450, 450],
    ]);
  });

  it('[CARD-07] states the weekly figure on the terms of the dealership that owns the vehicle, and none for a sold one', async () => {
    const other = { dealership: { id: 'd2', name: 'Harbour Ford', slug: 'harbour-ford' } };
    const lenderOf = (slug: string) => (slug === 'southbank-ford' ? lender : null);
    await take([vehicle('a'), vehicle('b', other), vehicle('c', { status: 'sold', soldAtMs: now })], { lenderOf });
    const [own, others, sold] = service.shown();
    expect(own).toMatchObject({ weekly_rate: 9, weekly_term_years: 5, weekly_cents: expect.any(Number) });
    expect(others).not.toHaveProperty('weekly_cents');
    expect(sold).not.toHaveProperty('weekly_cents');
  });
});
