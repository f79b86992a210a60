import { describe, expect, it } from 'vitest';
import { searchParameters as parametersOfRequest, searchOfRequest } from './request.ts';
import { quote } from './search/filter-expression.ts';
import type { StockRequest } from './stock-search.ts';
import { vehicleFields } from './vehicle-fields.ts';

const rules = { sort: 'relevant', pricedOnly: false } as const;
const searchParameters = (request: StockRequest) => parametersOfRequest(request, rules);
const filterOf = (request: StockRequest) => searchParameters(request).filter_by;
const pageOf = (request: StockRequest) => {
  const { page, per_page } = searchParameters(request);
  return [page, per_page];
};

describe('a request to the index', () => {
  it('[SRCH-02] joins its conditions, each a list of whole values, prices in dollars', () => {
    expect(
      filterOf({ carTypes: ['new', 'demo'], makes: ['Isuzu UTE'], bodies: ['SUV'], maximumPriceCents: 45_000_00 }),
    ).toBe(
      'car_type:=[`new`,`demo`] && make_key:=[kisuz3ezu] && body:=[`SUV`] && price:>10 && price:<=45000 && status:!=`sold`',
    );
    expect(filterOf({ bodies: ['Ute'] })).toBe('body:=[`Ute`] && status:!=`sold`');
    expect(filterOf({})).toBe('status:!=`sold`');
    expect(filterOf({ makes: [], models: ['', ' ', '`'] })).toBe('status:!=`sold`');
  });

  it('[SRCH-04] [SRCH-14] follows the order of the site, and leaves out with it what has no price', () => {
    const priced = { sort: 'price_ascending', pricedOnly: true } as const;
    expect(parametersOfRequest({}, priced)).toMatchObject({ filter_by: 'price:>0 && status:!=`sold`' });
    expect(parametersOfRequest({ sort: 'latest' }, priced).filter_by).toBe('status:!=`sold`');
  });

  it('[SRCH-14] is the search of the results page that lists the same', () =>
    expect(searchOfRequest({ makes: ['Ford'], maximumPriceCents: 4_500_000, sort: 'latest' })).toMatchObject({
      query: '',
      filters: { make: ['Ford'], price: { min: null, max: 45_000 } },
      sort: 'latest',
    }));

  it('[SRCH-02] requests only fields that the collection has', () => {
    const names = new Set<string>(['id', ...Object.keys(vehicleFields)]);
    const { query_by, include_fields } = searchParameters({});
    for (const field of [...query_by.split(','), ...include_fields.split(',')]) expect(names).toContain(field);
  });

  it('[SRCH-03] requests 21 a page unless set otherwise, and never an impossible page', () => {
    expect(pageOf({})).toEqual([1, 21]);
    expect(pageOf({ page: 3, perPage: 8 })).toEqual([3, 8]);
    expect(pageOf({ page: -2, perPage: 100_000 })).toEqual([1, 250]);
    expect(pageOf({ page: Number.NaN, perPage: Number.POSITIVE_INFINITY })).toEqual([1, 21]);
    expect(pageOf({ page: 2.9, perPage: 0 })).toEqual([2, 0]);
  });

  it('[SRCH-04] sorts by custom rank unless there are words or a wish', () => {
    const sortOf = (request: StockRequest) => searchParameters(request).sort_by.split(',')[0];
    expect(sortOf({})).toBe('custom_rank:desc');
    expect(sortOf({ query: 'hilux' })).toBe('_text_match:desc');
    expect(sortOf({ sort: 'latest' })).toBe('created_at_timestamp:desc');
    expect(sortOf({ sort: 'price_descending' })).toBe('price:desc');
    expect(searchParameters({ sort: 'price_ascending', query: 'hilux' }).sort_by).toBe(
      '_eval(price:>0):desc,price:asc,custom_rank:desc',
    );
  });

  it('[SRCH-01] looks for everything when there are no words, and for no endless ones', () => {
    expect(searchParameters({ query: '  ' }).q).toBe('*');
    expect(searchParameters({ query: 'a'.repeat(5_000) }).q).toHaveLength(200);
  });

  it('[SRCH-19] quotes values so that none can end its quotes', () => {
    expect(quote('CX-5')).toBe('`CX-5`');
    expect(quote('a` || sites:=`b')).toBe('`a || sites:=b`');
    expect(quote('``')).toBe('');
  });
});
