import { describe, expect, it } from 'vitest';
import { withFilters, withPage, withQuery, withRange, withValues, withValueToggled } from './change-search.ts';
import { searchQuery } from './search-address.ts';
import type { SearchState } from './search-state.ts';

const search: SearchState = {
  query: 'tow bar',
  filters: { make: ['Ford', 'Kia'], price: { min: null, max: 45_000 } },
  sort: 'latest',
  page: 4,
};

describe('a change of a search', () => {
  it.each([
    ['a filter', withValues(search, 'fuel', ['Diesel'])],
    ['a value less', withValueToggled(search, 'make', 'Ford')],
    ['a range', withRange(search, 'km', { min: null, max: 60_000 })],
    ['no range', withRange(search, 'price', null)],
    ['the words', withQuery(search, 'canopy')],
    ['everything', withFilters(search, {})],
  ])('[SRCH-06] of %s takes the page off the address', (_, changed) => {
    expect(changed).not.toEqual({ ...search, page: 1 });
    expect(searchQuery(changed)).not.toContain('page=');
  });

  it('[SRCH-09] puts a value in or out, and "All" clears one attribute alone', () => {
    expect(withValueToggled(search, 'make', 'Ford').filters.make).toEqual(['Kia']);
    expect(withValueToggled(search, 'make', 'Audi').filters.make).toEqual(['Ford', 'Kia', 'Audi']);
    expect(withValues(search, 'make', []).filters).toEqual({ price: search.filters.price });
  });

  it('[SRCH-03] turns the page and changes nothing else', () => {
    expect(withPage(search, 5)).toEqual({ ...search, page: 5 });
  });
});
