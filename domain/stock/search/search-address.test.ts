import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterAttributes, listAttributes, rangeAttributes } from '@/domain/vocabulary/search-attributes.ts';
import { stockSorts } from '../stock-search.ts';
import { readSearch, searchQuery, writeSearch } from './search-address.ts';
import { emptySearch, plainSearch, type SearchState } from './search-state.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

/** The attributes that SRCH-02 names. */
const specified =
  'badge status car_type categories city colour dealership_name filtered_features item_type km location_name make make_model model price subscription_price price_range seats body drive fuel transmission state tag weekly_price_range year certified created_at_timestamp'.split(
    ' ',
  );

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.constantFrom('Ford', 'CX-5', 'a,b', 'x&y=z', '20000:30000', 'Isuzu UTE', '3', ' two  words ', '`'),
);
const money = fc.option(fc.double({ min: -5, max: 2e11, noNaN: true }), { nil: null });
const anything: fc.Arbitrary<SearchState> = fc.record({
  query: text,
  filters: fc.record(
    {
      ...Object.fromEntries(listAttributes.map((name) => [name, fc.array(text, { maxLength: 4 })])),
      ...Object.fromEntries(rangeAttributes.map((name) => [name, fc.record({ min: money, max: money })])),
    },
    { requiredKeys: [] },
  ),
  sort: fc.option(fc.constantFrom(...stockSorts), { nil: null }),
  page: fc.oneof(fc.integer(), fc.double()),
});

describe('the address of a search', () => {
  it('[SRCH-01] holds words, filters, order and page, a range as min:max', () => {
    const search: SearchState = {
      query: 'tow bar',
      filters: { make: ['Ford', 'Land Rover'], price: { min: 20_000, max: 45_000 }, km: { min: null, max: 60_000 } },
      sort: 'price_ascending',
      page: 3,
    };
    const query = '?query=tow+bar&make=Ford&make=Land+Rover&price=20000:45000&km=:60000&sortBy=price_ascending&page=3';
    expect(searchQuery(search)).toBe(query);
    expect(read(query)).toEqual(search);
    expect(searchQuery(emptySearch)).toBe('');
    expect(read('')).toEqual(emptySearch);
  });

  it('[SRCH-01] gives back every search that it was written from', () => {
    fc.assert(
      fc.property(anything, (search) => {
        expect(readSearch(new URLSearchParams(searchQuery(search)))).toEqual(plainSearch(search));
        expect(readSearch(writeSearch(search))).toEqual(plainSearch(search));
      }),
      { numRuns: 500 },
    );
  });

  it('[SRCH-02] has a parameter of its own for each specified attribute', () => {
    for (const name of specified) {
      expect(filterAttributes).toContain(name);
      const value = (rangeAttributes as readonly string[]).includes(name) ? '1:2' : '5';
      expect(Object.keys(read(`${name}=${value}`).filters), name).toEqual([name]);
    }
  });

  it('[SRCH-02] understands the spellings of lists and of the budget search', () => {
    expect(read('make[]=Ford&make[1]=Kia').filters.make).toEqual(['Ford', 'Kia']);
    expect(read('range[price]=54000').filters.price).toEqual({ min: null, max: 54_000 });
    expect(read('range[price]=1000:54000').filters.price).toEqual({ min: 1_000, max: 54_000 });
  });

  it.each([
    'price=cheap:4',
    'price=9:4',
    'price=:',
    'price=54000',
    'price=-1:-5',
    'price=1e9:2e9',
    'seats=many',
    'make=&make=%20',
    'make=`',
    'sortBy=upside-down',
    'page=-4',
    'page=first',
    'page=0',
    '%E0%A4%A',
    'range[make]=Ford',
    'flying=yes',
    '__proto__=x&constructor=y',
    `colour=${'x'.repeat(101)}`,
  ])('[SRCH-01] ignores what is no search: %s', (query) => expect(read(query)).toEqual(emptySearch));

  it('[SRCH-01] takes no more than anybody chooses', () => {
    const many = Array.from({ length: 500 }, (_, at) => `colour=c${at}`).join('&');
    expect(read(many).filters.colour).toHaveLength(30);
    expect(read(`query=${'a'.repeat(5_000)}`).query).toHaveLength(200);
    expect(read('page=99999999999').page).toBe(1_000_000);
  });

  it('[SRCH-26] names makes and models as shoppers do', () => {
    expect(read('make=Mercedes+Benz').filters.make).toEqual(['Mercedes-Benz']);
    expect(read('make=Mazda&model=3').filters.model).toEqual(['Mazda 3']);
    expect(read('make=Mazda&make=MG&model=3').filters.model).toEqual(['3']);
  });
});
