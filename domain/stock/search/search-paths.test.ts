import { describe, expect, it } from 'vitest';
import { parseSearch } from './parse-search.ts';
import { type RememberedSearch, remember } from './search-history.ts';
import { pathOfMake, presetOfPath, type SearchPlaces } from './search-paths.ts';
import { emptySearch, type SearchState } from './search-state.ts';

const places: SearchPlaces = {
  makes: ['Mazda', 'Land Rover', 'Mercedes-Benz', 'MG'],
  makeModels: ['Mazda CX-5', 'Mazda 3', 'Land Rover Range Rover', 'MG 4', 'MG ZS'],
  dealerships: [{ slug: 'coastline-mazda', name: 'Coastline Mazda' }],
  locations: [{ slug: 'torquay', name: 'Torquay' }],
};
const preset = (path: string) => presetOfPath(path, places);
const parsed = (address: string) => parseSearch(new URL(address, 'http://site'), places);

describe('a path of the search', () => {
  it.each([
    ['/search/new-used-and-demo-cars', {}],
    ['/search', {}],
    ['/search/new-and-demo-cars', { car_type: ['new', 'demo'] }],
    ['/search/new-cars', { car_type: ['new'] }],
    ['/search/demo-cars', { car_type: ['demo'] }],
    ['/search/used-cars/', { car_type: ['used'] }],
    ['/search/land-rover', { make: ['Land Rover'] }],
    ['/search/mazda/cx-5', { make: ['Mazda'], model: ['CX-5'] }],
    ['/search/mazda/3', { make: ['Mazda'], model: ['Mazda 3'] }],
    ['/search/mazda/mazda-3', { make: ['Mazda'], model: ['Mazda 3'] }],
    ['/search/land-rover/range-rover', { make: ['Land Rover'], model: ['Range Rover'] }],
    ['/search/suv', { body: ['SUV'] }],
    ['/search/utes', { body: ['Ute'] }],
    ['/search/people-mover', { body: ['People Mover'] }],
    ['/search/coastline-mazda', { dealership_name: ['Coastline Mazda'] }],
    ['/search/torquay', { location_name: ['Torquay'] }],
  ])('[SRCH-01] %s presets %o', (path, filters) => expect(preset(path)).toEqual(filters));

  it.each([
    '/search/nothing',
    '/search/mazda/ranger',
    '/search/mazda/zs',
    '/search/mazda/cx-5/x',
    '/cars/mazda',
    '/search/flying-cars',
  ])('[NAV-03] %s means nothing', (path) => expect(preset(path)).toBeNull());

  it('[NAV-03] is found again by the names of make and model', () => {
    for (const [make, model] of [
      ['Mazda', 'Mazda 3'],
      ['Mazda', 'CX-5'],
      ['MG', 'MG 4'],
    ] as const)
      expect(preset(pathOfMake(make, model))).toEqual({ make: [make], model: [model] });
    expect(preset(pathOfMake('Mercedes-Benz'))).toEqual({ make: ['Mercedes-Benz'] });
  });

  it('[SRCH-01] stays in the address as long as the search holds what it presets', () => {
    const search: SearchState = { ...emptySearch, filters: { make: ['Mazda'], fuel: ['Diesel'] } };
    expect(parsed('/search/mazda')?.addressOf(search)).toBe('/search/mazda?fuel=Diesel');
    const wider = { ...search, filters: { make: ['Mazda', 'MG'] } };
    expect(parsed('/search/mazda')?.addressOf(wider)).toBe('/search/new-used-and-demo-cars?make=Mazda&make=MG');
  });

  it('[SRCH-01] together with its parameters writes the same search again', () => {
    const search: SearchState = {
      ...emptySearch,
      filters: { make: ['Mazda'], year: { min: 2020, max: null } },
      page: 2,
    };
    for (const path of ['/search/mazda', '/search/used-cars', '/search/torquay'])
      expect(parsed(parsed(path)?.addressOf(search) ?? '')?.search, path).toEqual(search);
  });
});

describe('the history of searches', () => {
  const searches = ['Ford', 'Kia', 'Mazda', 'MG', 'BYD', 'Audi'].map((make) => ({
    path: '/search/used-cars',
    filters: { make: [make], fuel: [] },
  }));
  const historyOf = (made: readonly RememberedSearch[]) => made.reduce<RememberedSearch[]>(remember, []);

  it('[SRCH-24] keeps the last five, each its path and what it filters by', () => {
    expect(historyOf(searches).map(({ filters }) => filters)).toEqual(
      ['Kia', 'Mazda', 'MG', 'BYD', 'Audi'].map((make) => ({ make: [make] })),
    );
  });

  it('[SRCH-24] holds one search once', () => {
    const again = historyOf([...searches.slice(0, 3), ...searches.slice(0, 1)]);
    expect(again.map(({ filters }) => filters.make)).toEqual([['Kia'], ['Mazda'], ['Ford']]);
  });
});
