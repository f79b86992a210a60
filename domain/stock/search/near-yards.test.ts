import { describe, expect, it } from 'vitest';
import { siteLocation } from '@/domain/locations/site-location.fixture.ts';
import { hasDistances, nearYards, reachOf } from './near-yards.ts';

const yard = (city: string, latitude: number | null, longitude: number | null) =>
  siteLocation({ name: `Meridian ${city}`, city, latitude, longitude });
const yards = [yard('Rocklea', -27.546, 153.002), yard('Burleigh', -28.1, 153.43), yard('Nowhere', null, null)];
const brisbane = {
  asked: '4000',
  place: { postcode: '4000', name: 'Brisbane City', state: 'qld', latitude: -27.468, longitude: 153.028, exact: true },
} as const;

describe('places within a distance of a postcode', () => {
  it('are those that one drives to, the nearest first', () => {
    expect(nearYards(brisbane, 25, yards).places).toEqual(['Rocklea']);
    expect(nearYards(brisbane, 100, yards).places).toEqual(['Rocklea', 'Burleigh']);
    expect(nearYards(brisbane, 25, yards).words).toBe('Within 25 km of 4000 Brisbane City: Rocklea, about 9\u00a0km.');
  });

  it('are the nearest alone where none is so near', () => {
    const found = nearYards(brisbane, 25, yards.slice(1));
    expect(found.places).toEqual(['Burleigh']);
    expect(found.words).toMatch(/^Nearest to 4000 Brisbane City: Burleigh, about 8\d\u00a0km\.$/);
  });

  it('are none for a postcode that nobody knows, and off the map', () => {
    expect(nearYards({ asked: '9999', place: null }, 25, yards)).toEqual({ places: [], words: 'Invalid postcode' });
    expect(nearYards(brisbane, 25, yards.slice(2))).toEqual({ places: [], words: '' });
  });

  it('are asked for where places lie apart, within a distance that is offered', () => {
    expect([hasDistances(yards), hasDistances(yards.slice(0, 1)), hasDistances([])]).toEqual([true, false, false]);
    expect([reachOf('100'), reachOf('7'), reachOf(null)]).toEqual([100, 50, 50]);
  });
});
