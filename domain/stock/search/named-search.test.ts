import { describe, expect, it } from 'vitest';
import { namedSearch, unreadSearch } from './named-search.ts';
import { searchHeading } from './search-heading.ts';
import { emptySearch, type SearchFilters } from './search-state.ts';

const item = (value: string, count: number) => ({ value, label: value, count });
const facets = { make: { items: [item('Ford', 4), item('Nope', 0)], facetStats: null } };
const site = { city: 'Southbank', onlyCarTypes: [] };
const heading = (filters: SearchFilters, preset: SearchFilters = {}) =>
  searchHeading(namedSearch({ ...emptySearch, filters }, preset, facets), site);

describe('the name of a results page', () => {
  it('[NAV-21] holds no make that the stock does not know', () => {
    expect(heading({ car_type: ['used'], make: ['Nope'] })).toBe('Used cars in Southbank');
    expect(heading({ car_type: ['used'], make: ['Nope', 'Ford'] })).toBe('Used Fords in Southbank');
  });

  it('[NAV-03] holds what its path names, also when none is left', () =>
    expect(heading({ make: ['Kia'] }, { make: ['Kia'] })).toBe('New, used and demo Kias in Southbank'));

  it('[SRCH-25] names the kinds alone while the stock cannot be read', () =>
    expect(searchHeading(unreadSearch({ ...emptySearch, filters: { car_type: ['new'], make: ['Nope'] } }), site)).toBe(
      'New cars in Southbank',
    ));
});
