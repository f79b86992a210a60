import { describe, expect, it } from 'vitest';
import { filtersBeyond, parseSearch } from './parse-search.ts';
import type { SearchPlaces } from './search-paths.ts';
import { emptySearch, type SearchFilters } from './search-state.ts';

const places: SearchPlaces = { makes: ['Ford'], makeModels: ['Ford Ranger'], dealerships: [], locations: [] };
const parsed = (address: string) => parseSearch(new URL(address, 'http://site'), places);
const address = (filters: SearchFilters, path: string) => parsed(path)?.addressOf({ ...emptySearch, filters });
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
  ])('[NAV-02] %o from %s is at %s', (filters, path, expected) => expect(address(filters, path)).toBe(expected));
});

describe('a search address', () => {
  it('[SRCH-01] reads at once what its path presets, what it searches, its layout and where its links stand', () => {
    const read = parsed('/search/ford/?fuel=Diesel&view=list&page=3');
    expect(read).toMatchObject({
      preset: { make: ['Ford'] },
      search: { query: '', filters: { make: ['Ford'], fuel: ['Diesel'] }, page: 3 },
      layout: 'list',
      near: null,
      ownPath: '/search/ford/?make=Ford',
    });
    expect(read?.addressOf(emptySearch)).toBe(`${usual}?view=list`);
  });

  it.each([
    ['/search/utes', '/search/ute'],
    ['/search', usual],
    ['/search/ford/ranger', '/search/ford/ranger'],
    ['/search/ford?fuel=Diesel', '/search/ford'],
    ['/search/used-cars', '/search/used-cars'],
  ])('[NAV-04] %s is for search engines %s', (at, canonical) => expect(parsed(at)?.canonicalPath).toBe(canonical));

  it('[SRCH-05] names a distance from a postcode, unless that is blank', () => {
    expect(parsed('/search?near=3008&within=25')?.near).toEqual({ postcode: '3008', within: '25', placed: false });
    expect(parsed('/search?near=3008')?.near).toEqual({ postcode: '3008', within: null, placed: false });
    expect(parsed('/search?near=3008&within=25&placed=3008+25')?.near?.placed).toBe(true);
    expect(parsed('/search?near=3008&within=50&placed=3008+25')?.near?.placed).toBe(false);
    expect(parsed('/search?near=%20')?.near).toBeNull();
  });

  it('[SRCH-01] on the home page is one with parameters alone, and links to the search', () => {
    expect(parsed('/')).toBeNull();
    expect(parsed('/?make=Ford')).toMatchObject({ preset: {}, search: { filters: { make: ['Ford'] } } });
    expect(parsed('/?make=Ford')?.addressOf(emptySearch)).toBe(usual);
    expect(parsed('/search/kia')).toBeNull();
  });

  it('[SRCH-01] shows which filters stand beyond its path', () => {
    expect(filtersBeyond({ make: ['Ford'] }, { make: ['Ford'], fuel: ['Diesel'] })).toEqual(['fuel']);
    expect(filtersBeyond({ make: ['Ford'] }, { make: ['Ford', 'Kia'] })).toEqual(['make']);
  });
});
