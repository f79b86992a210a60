import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { synonymGroups } from '@/domain/vocabulary/synonyms.ts';
import { DemoIndex } from './demo-index.ts';

let index: DemoIndex;

beforeAll(async () => {
  index = await DemoIndex.start();
});
afterAll(() => index.stop());

const models = async (site: string, query: string) =>
  (await index.page(site, { query })).hits.map(({ make, model }) => `${make} ${model}`);

describe('words of a search', () => {
  it.each([
    ['coastline-mazda', 'Mazda CX-5', ['cx 5', 'cx-5', 'cx5', 'CX5', 'mazda cx5']],
    ['bayside-toyota', 'Toyota HiLux', ['hilux', 'hi-lux', 'hi lux', 'HILUX', 'toyota hilux']],
    ['bayside-toyota', 'Toyota LandCruiser', ['landcruiser', 'land cruiser', 'land-cruiser', 'toyota land cruiser']],
    ['bayside-toyota', 'Toyota RAV4', ['rav4', 'rav 4', 'rav-4']],
    ['coastline-mazda', 'Mazda BT-50', ['bt50', 'bt-50', 'bt 50']],
  ])('[SRCH-01] at %s the %s is found however it is written', async (site, name, spellings) => {
    const expected = index.listed(site).filter(({ make, model }) => `${make} ${model}`.startsWith(name)).length;
    expect(expected).toBeGreaterThan(0);
    for (const spelling of spellings) {
      const found = (await models(site, spelling)).slice(0, Math.min(expected, 3));
      expect([spelling, found.every((it) => it.startsWith(name)), found.length > 0]).toEqual([spelling, true, true]);
    }
  });

  it.each([
    ['pickup', 'ute'],
    ['auto', 'automatic'],
    ['4wd', '4x4'],
    ['hatchback', 'hatch'],
    ['estate', 'wagon'],
    ['unleaded', 'petrol'],
    ['ev', 'electric'],
    ['motorbike', 'motorcycle'],
    ['auto hatchback', 'automatic hatch'],
    ['unleaded 4wd', 'petrol 4x4'],
  ])('[SRCH-01] "%s" finds what "%s" finds', async (word, usual) => {
    const slugs = async (query: string) => (await index.page('meridian-group', { query })).hits.map(({ slug }) => slug);
    const wanted = await slugs(usual);
    expect(wanted.length, usual).toBeGreaterThan(0);
    expect(await slugs(word)).toEqual(expect.arrayContaining(wanted));
  });

  it('[SRCH-01] a stock number finds its vehicle first, with and without its hyphen', async () => {
    const [wanted] = index.listed('cartown');
    const number = wanted?.stocknum ?? '';
    const first = async (query: string) => (await index.page('cartown', { query })).hits[0]?.stockNumber;
    expect([await first(number), await first(number.toLowerCase())]).toEqual([number, number]);
  });

  it('[SRCH-01] returns results for a query of nothing but words that have synonyms', async () => {
    const words = Object.values(synonymGroups).map(([first]) => first);
    expect((await index.page('meridian-group', { query: words.join(' ') })).page).toBe(1);
  });

  it('[SRCH-01] forgives a slip of the finger', async () => {
    expect((await models('bayside-toyota', 'toyta hilx'))[0]).toBe('Toyota HiLux');
  });

  it('[SRCH-01] "under 40k" is a price, not a word', async () => {
    const cheap = index
      .listed('cartown')
      .filter(({ body, price }) => body === 'Ute' && price > 0 && price <= 40_000)
      .map(({ slug }) => slug);
    expect(cheap.length).toBeGreaterThan(0);
    for (const query of ['ute under 40k', 'under $40,000 ute']) {
      const { hits } = await index.page('cartown', { query });
      expect(hits.map(({ slug }) => slug).sort(), query).toEqual(cheap.sort());
    }
  });

  it('[SRCH-01] "cheap ute" shows the lowest price first, "low km ute" the fewest kilometres', async () => {
    const utes = index.listed('cartown').filter(({ body, status }) => body === 'Ute' && status !== 'sold');
    const prices = utes.map(({ price }) => price).filter((price) => price > 0);
    const [cheapest] = (await index.page('cartown', { query: 'cheap ute' })).hits;
    expect(cheapest).toMatchObject({ body: 'Ute', priceCents: Math.min(...prices) * 100 });
    const [min] = (await index.page('cartown', { query: 'low km ute' })).hits;
    expect(min).toMatchObject({ body: 'Ute', odometerKm: Math.min(...utes.map(({ km }) => km)) });
  });

  it('[SRCH-01] "7 seater" and "used toyota" find what they describe', async () => {
    const found = async (query: string) => (await index.page('meridian-group', { query })).hits.map(({ slug }) => slug);
    const listed = index.listed('meridian-group').filter(({ status }) => status === 'in_stock');
    const seven = listed.filter(({ seats }) => seats === 7).map(({ slug }) => slug);
    expect(seven.length).toBeGreaterThan(0);
    expect(await found('7 seater')).toEqual(expect.arrayContaining(seven));
    expect((await found('5 seater')).filter((slug) => seven.includes(slug))).toEqual([]);
    const used = listed.filter(({ make, car_type: type }) => make === 'Toyota' && type === 'used');
    expect(await found('used toyota')).toEqual(expect.arrayContaining(used.map(({ slug }) => slug)));
    expect(used.length).toBeGreaterThan(0);
  });

  it.each([
    ['bayside-toyota', ['bt-50', 'bt50', 'c-class', 'c class', 'mx-5', 'ioniq 5', 't-roc', 'hr-v']],
    ['meridian-group', ['cx-5', 'cx 5', 'cx5', 'hr-v', 'c-class', 'c class', 'santa cruz', 'yaris cross']],
    ['riverside-kia', ['cx5', 'cx-5', 'mx-5']],
    ['cartown', ['c-class', 'mx-5', 'ioniq 5', 'model 3', 'e-tron']],
    ['southbank-ford', ['land cruiser', 'land-cruiser', 'rav-4', 'cx-5', 'model 3', 'mazda 3', 'cr-v']],
  ])('[SRCH-01] [PLUS-05] at %s no part of the name of a model that is not in stock counts', async (site, queries) => {
    for (const query of queries) expect([query, await models(site, query)]).toEqual([query, []]);
  });

  it('[SRCH-01] a word that nothing has does not hide what the others find', async () => {
    const bodies = (await index.page('cartown', { query: 'gundagai suv' })).hits.map(({ body }) => body);
    expect([...new Set(bodies)]).toEqual(['SUV']);
  });
});
