import { describe, expect, it } from 'vitest';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { chosenLocations, locationHref, locationOfSlug, orderedLocations } from './location-choice.ts';

const place = (id: string, locationType: SiteLocation['locationType'], more: Partial<SiteLocation> = {}) =>
  ({ id, name: id, locationType, primary: false, hidden: false, ...more }) as SiteLocation;

const all = [
  place('yard', 'sales'),
  place('head', 'sales', { primary: true }),
  place('workshop', 'service'),
  place('counter', 'parts'),
  place('both', 'service-and-parts'),
  place('shed', 'parts', { hidden: true }),
];
const ids = (filter: string, of = all) => chosenLocations(of, filter).map(({ id }) => id);

describe('[LOC-01] which locations a block shows', () => {
  it.each([
    ['primary', ['head']],
    ['sales', ['yard', 'head']],
    ['service', ['workshop', 'both']],
    ['parts', ['counter', 'both']],
    ['service-and-parts', ['both']],
    ['all', ['yard', 'head', 'workshop', 'counter', 'both']],
    ['', ['yard', 'head', 'workshop', 'counter', 'both']],
    ['workshop', ['workshop']],
    ['shed', ['shed']],
    ['nowhere', []],
  ])('%s', (filter, expected) => expect(ids(filter)).toEqual(expected));

  it('the first is the main one where none is marked, and a hidden one never is', () => {
    expect(ids('primary', all.slice(2))).toEqual(['workshop']);
    expect(ids('primary', [place('h', 'sales', { hidden: true, primary: true })])).toEqual([]);
    expect(ids('primary', [])).toEqual([]);
  });
});

it('[LOC-06] the carousel leaves hidden ones out and sorts by name, unless the order of the settings is chosen', () => {
  const names = (order: 'name' | 'settings') => orderedLocations(all, order).map(({ id }) => id);
  expect(names('name')).toEqual(['both', 'counter', 'head', 'workshop', 'yard']);
  expect(names('settings')).toEqual(['yard', 'head', 'workshop', 'counter', 'both']);
});

it('[NAV-11] a slug names one location; those that share it give way to the main one', () => {
  const shared = [place('a', 'sales', { slug: 'dealer' }), place('b', 'service', { slug: 'dealer', primary: true })];
  expect(locationOfSlug(shared, 'dealer')?.id).toBe('b');
  expect(locationOfSlug(shared.slice(0, 1), 'dealer')?.id).toBe('a');
  expect(locationOfSlug(shared, 'other')).toBeNull();
  expect(locationOfSlug([place('c', 'sales', { slug: '' })], '')).toBeNull();
  expect(locationHref({ slug: 'docklands' })).toBe('/locations/docklands');
  expect(locationHref({ slug: '' })).toBeNull();
});
