import { describe, expect, it } from 'vitest';
import { addressOfSearch } from './address-of-search.ts';
import type { SearchPlaces } from './search-paths.ts';
import { emptySearch, type SearchFilters } from './search-state.ts';

const places: SearchPlaces = { makes: ['Ford'], makeModels: ['Ford Ranger'], dealerships: [], locations: [] };
const address = (filters: SearchFilters, path: string) => addressOfSearch({ ...emptySearch, filters }, path, places);
const usual = '/search/new-used-and-demo-cars';

describe('the address of a search', () => {
  it.each([
    [{ car_type: ['used'], make: ['Ford'] }, '/search/used-cars', '/search/used-cars?make=Ford'],
    [{ car_type: ['used'], make: ['Ford'] }, usual, '/search/used-cars?make=Ford'],
    [{ car_type: ['new', 'demo'] }, usual, '/search/new-and-demo-cars'],
    [{ car_type: ['used', 'demo'] }, '/search/used-cars', `${usual}?car_type=used&car_type=demo`],
    [{ fuel: ['Diesel'] }, '/search/used-cars', `${usual}?fuel=Diesel`],
    [{ make: ['Ford'], fuel: ['Diesel'] }, '/search/ford', '/search/ford?fuel=Diesel'],
    [{ make: ['Ford', 'Kia'] }, '/search/ford', `${usual}?make=Ford&make=Kia`],
    [{}, usual, usual],
  ])('[NAV-02] %o from %s stands at %s', (filters, path, expected) => expect(address(filters, path)).toBe(expected));
});
