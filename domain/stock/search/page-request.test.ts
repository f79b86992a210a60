import { describe, expect, it } from 'vitest';
import { siteFilter } from '../site-filter.ts';
import { looseningRequest, looseningsOf, looserSearches } from './loosening.ts';
import { pageRequest } from './page-request.ts';
import { emptySearch, type SearchState } from './search-state.ts';

const filter = siteFilter({ slug: 'southbank-ford', includeSoldCarsDays: 3 }, Date.UTC(2026, 10, 20));
const usual = { sort: 'relevant', pricedOnly: false } as const;
const search: SearchState = {
  ...emptySearch,
  filters: { make: ['Ford'], fuel: ['Diesel'], price: { min: null, max: 40_000 } },
};
const facetsOf = (question: { facet_by?: string } | undefined) =>
  question?.facet_by?.replace(/\([^)]*\)/g, '').split(',') ?? [];

describe('the requests of a results page', () => {
  it('[SRCH-09] count each filtered attribute without its own condition, all others with all of them', () => {
    const [vehicles, counted, ...own] = pageRequest(search, usual, filter);
    const conditions = 'make_key:=[kford] && fuel:=[`Diesel`] && price:>10 && price:<=40000';
    expect(vehicles?.filter_by).toBe(`(${conditions}) && (${filter})`);
    expect(facetsOf(vehicles)).toEqual(['status']);
    expect(counted?.filter_by).toBe(`(${conditions} && status:!=\`sold\`) && (${filter})`);
    expect(facetsOf(counted)).toEqual(expect.arrayContaining(['model', 'body', 'subscription_price', 'km', 'year']));
    for (const name of ['make', 'price', 'status']) expect(facetsOf(counted)).not.toContain(name);
    expect(own.map(({ facet_by, filter_by }) => [facetsOf({ facet_by })[0], filter_by.split(') && (')[0]])).toEqual([
      ['make', '(fuel:=[`Diesel`] && price:>10 && price:<=40000 && status:!=`sold`'],
      ['fuel', '(make_key:=[kford] && price:>10 && price:<=40000 && status:!=`sold`'],
      ['price', '(make_key:=[kford] && fuel:=[`Diesel`] && status:!=`sold`'],
    ]);
    for (const question of [counted, ...own]) expect(question?.per_page).toBe(0);
  });

  it('[SRCH-14] a search by availability counts what it names, and offers every availability', () => {
    const requested = { ...emptySearch, filters: { make: ['Ford'], status: ['sold'] } };
    const filters = pageRequest(requested, usual, filter).map(({ facet_by, filter_by }) => [
      facetsOf({ facet_by }).length > 1 ? 'free' : facetsOf({ facet_by })[0],
      filter_by.split(') && (')[0],
    ]);
    expect(filters).toEqual([
      [undefined, '(make_key:=[kford] && status:=[`sold`]'],
      ['free', '(make_key:=[kford] && status:=[`sold`]'],
      ['make', '(status:=[`sold`]'],
      ['status', '(make_key:=[kford]'],
    ]);
  });

  it('[SRCH-09] features add up: each of them must be there, and their counts are of what is left', () => {
    const chosen = { filtered_features: ['Sunroof', 'Tow Bar', 'Towbar'], body: ['Ute', 'SUV'] };
    const [vehicles, counted, ...own] = pageRequest({ ...emptySearch, filters: chosen }, usual, filter);
    expect(vehicles?.filter_by).toBe(
      `(body:=[\`Ute\`,\`SUV\`] && filtered_features_key:=[ksunroof] && filtered_features_key:=[ktowzwzbar,ktowbar]) && (${filter})`,
    );
    expect(facetsOf(counted)).toContain('filtered_features');
    expect(own.map(({ facet_by }) => facetsOf({ facet_by })[0])).toEqual(['body']);
  });

  it('[SRCH-19] carry the filter of the site, every one of them', () => {
    for (const question of [...pageRequest(search, usual, filter), ...looseningRequest(search, usual, filter)]) {
      expect(question.filter_by.endsWith(`(${filter})`)).toBe(true);
    }
    expect(pageRequest(emptySearch, usual, filter).map(({ filter_by }) => filter_by)).toEqual([
      filter,
      `(status:!=\`sold\`) && (${filter})`,
    ]);
  });

  it('[SRCH-03] derive the place of the first result from the page, 21 a page', () => {
    expect(pageRequest({ ...search, page: 3 }, usual, filter)[0]).toMatchObject({ page: 3, per_page: 21 });
  });

  it('[SRCH-04] follow the site in the order, and leave out what has no price on a flag', () => {
    const first = (sort: SearchState['sort'], pricedOnly: boolean) =>
      pageRequest({ ...emptySearch, sort }, { sort: 'latest', pricedOnly }, filter)[0];
    expect(first(null, true)).toMatchObject({
      sort_by: 'created_at_timestamp:desc,custom_rank:desc',
      filter_by: filter,
    });
    expect(first('price_ascending', true)?.filter_by).toBe(`(price:>0) && (${filter})`);
    expect(first('price_ascending', false)?.filter_by).toBe(filter);
    expect(first('relevant', true)?.sort_by).toBe('custom_rank:desc,created_at_timestamp:desc');
  });
});

describe('loosenings of a search that found nothing', () => {
  it('[PLUS-05] give up one condition, lightest first, and name it and how many that finds', () => {
    const responses = looserSearches(search).map(({ dropped }) => ({ found: dropped.length > 1 ? 90 : 0 }));
    responses[0] = { found: 14 };
    responses[2] = { found: 3 };
    const loosenings = looseningsOf(search, responses);
    expect(loosenings.map(({ dropped, count }) => [dropped[0]?.label, count])).toEqual([
      ['Diesel', 14],
      ['Ford', 3],
    ]);
    expect(loosenings[0]?.search.filters).toEqual({ make: ['Ford'], price: search.filters.price });
  });

  it('[PLUS-05] give up two only when one is not enough, and none that finds nothing', () => {
    const looser = looserSearches({ ...search, query: 'canopy' });
    const responses = looser.map(({ dropped }) => ({
      found: dropped.length === 2 && dropped.includes('fuel') ? 5 : 0,
    }));
    expect(
      looseningsOf({ ...search, query: 'canopy' }, responses).map(({ dropped }) => dropped.map(({ label }) => label)),
    ).toEqual([
      ['Diesel', 'the price'],
      ['Diesel', '“canopy”'],
      ['Diesel', 'Ford'],
    ]);
    expect(
      looseningsOf(
        search,
        responses.map(() => ({ found: 0 })),
      ),
    ).toEqual([]);
    expect(looserSearches(emptySearch)).toEqual([]);
  });

  it('[PLUS-05] fit into one multi-search, however much was chosen', () => {
    const everything = Object.fromEntries(
      ['make', 'model', 'badge', 'body', 'fuel', 'drive', 'colour', 'state', 'city', 'tag', 'seats'].map((name) => [
        name,
        ['5'],
      ]),
    );
    expect(looseningRequest({ ...emptySearch, filters: everything }, usual, filter)).toHaveLength(50);
  });
});
