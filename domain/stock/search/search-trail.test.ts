import { describe, expect, it } from 'vitest';
import { emptySearch } from './search-state.ts';
import { searchTrail } from './search-trail.ts';

const search = { ...emptySearch, filters: { car_type: ['used'], make: ['Ford'], model: ['Ranger'], body: ['Ute'] } };
const trail = (withModel: boolean, filters = search.filters as object) =>
  searchTrail({ ...search, filters }, { city: 'Southbank', onlyCarTypes: [] }, withModel).map(({ label, href }) => [
    label,
    href,
  ]);

describe('the trail of a search', () => {
  it('[NAV-21] names home, the kinds and the city, make, model where the site wants it, and body', () => {
    expect(trail(true)).toEqual([
      ['Home', '/'],
      ['Used cars in Southbank', '/search/used-cars'],
      ['Ford', '/search/ford'],
      ['Ranger', '/search/ford/ranger'],
      ['Ute', null],
    ]);
    expect(trail(false).map(([label]) => label)).toEqual(['Home', 'Used cars in Southbank', 'Ford', 'Ute']);
  });

  it('[NAV-21] its last step leads nowhere, and of several makes it names none', () => {
    expect(trail(true, { make: ['Ford'] }).at(-1)).toEqual(['Ford', null]);
    expect(trail(true, { make: ['Ford', 'Kia'] })).toHaveLength(2);
  });
});
