import { describe, expect, it } from 'vitest';
import { siteLocation } from '@/domain/locations/site-location.fixture.ts';
import { hasDistances, locationsWithCars, nearLocations, reachOf } from './near-locations.ts';

const location = (city: string, latitude: number | null, longitude: number | null) =>
  siteLocation({ name: `Meridian ${city}`, city, latitude, longitude });
const locations = [
  location('Rocklea', -27.546, 153.002),
  location('Burleigh', -28.1, 153.43),
  location('Nowhere', null, null),
];
const withCars = locationsWithCars(['Rocklea', 'Burleigh', 'Nowhere'], locations);
const brisbane = {
  query: '4000',
  place: { postcode: '4000', name: 'Brisbane City', state: 'qld', latitude: -27.468, longitude: 153.028, exact: true },
} as const;

describe('places within a distance of a postcode', () => {
  it('are those that one drives to, the nearest first', () => {
    expect(nearLocations(brisbane, 25, withCars).places).toEqual(['Rocklea']);
    expect(nearLocations(brisbane, 100, withCars).places).toEqual(['Rocklea', 'Burleigh']);
    expect(nearLocations(brisbane, 25, withCars).words).toBe(
      'Within 25 km of 4000 Brisbane City: Rocklea, about 9\u00a0km.',
    );
  });

  it('are the nearest alone where none is so near', () => {
    const found = nearLocations(brisbane, 25, withCars.slice(1));
    expect(found.places).toEqual(['Burleigh']);
    expect(found.words).toMatch(/^Nearest to 4000 Brisbane City: Burleigh, about 8\d\u00a0km\.$/);
  });

  it('are none for an unknown postcode, and off the map', () => {
    expect(nearLocations({ query: '9999', place: null }, 25, withCars)).toEqual({
      places: [],
      words: 'Invalid postcode',
    });
    expect(nearLocations(brisbane, 25, [])).toEqual({ places: [], words: '' });
  });

  it('are those where cars stand: no workshop, no hidden place, and those of a group’s dealers too', () => {
    const names = (cars: string[], places = locations) => locationsWithCars(cars, places).map(({ name }) => name);
    expect(names(['Rocklea'])).toEqual(['Rocklea']);
    expect(names(['Rocklea', 'Castle Hill', 'Nosuchplace'])).toEqual(['Rocklea', 'Castle Hill']);
    expect(names(['Nowhere'])).toEqual([]);
    expect(names(['Rocklea'], [{ ...location('Rocklea', -27.546, 153.002), hidden: true }])).toEqual([]);
  });

  it('can be chosen where places lie apart, within a distance that is offered', () => {
    expect([hasDistances(locations), hasDistances(locations.slice(0, 1)), hasDistances([])]).toEqual([
      true,
      false,
      false,
    ]);
    expect([reachOf('100'), reachOf('7'), reachOf(null)]).toEqual([100, 50, 50]);
  });
});
