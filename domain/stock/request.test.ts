import { describe, expect, it } from 'vitest';
import { vehicleFields } from './collection.ts';
import { searchParameters } from './request.ts';
import { quote } from './search/filter-expression.ts';
import type { StockRequest } from './stock-search.ts';

const filterOf = (request: StockRequest) => searchParameters(request).filter_by;
const pageOf = (request: StockRequest) => {
  const { page, per_page } = searchParameters(request);
  return [page, per_page];
};

describe('a request to the index', () => {
  it('[SRCH-02] joins its conditions, each a list of whole values, prices in dollars', () => {
    expect(
      filterOf({ carTypes: ['new', 'demo'], makes: ['Isuzu UTE'], bodies: ['SUV'], maximumPriceCents: 45_000_00 }),
    ).toBe('car_type:=[`new`,`demo`] && make:=[`Isuzu`] && body:=[`SUV`] && price:>10 && price:<=45000');
    expect(filterOf({ bodies: ['Ute'], forSale: true })).toBe('body:=[`Ute`] && status:!=`sold`');
    expect(filterOf({})).toBeUndefined();
    expect(filterOf({ makes: [], models: ['', ' ', '`'] })).toBeUndefined();
  });

  it('[SRCH-02] asks only for fields that the collection has', () => {
    const known = new Set<string>(['id', ...vehicleFields.map(({ name }) => name)]);
    const { query_by, include_fields } = searchParameters({});
    for (const field of [...query_by.split(','), ...include_fields.split(',')]) expect(known).toContain(field);
  });

  it('[SRCH-03] answers 21 a page unless asked otherwise, and never an impossible page', () => {
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
