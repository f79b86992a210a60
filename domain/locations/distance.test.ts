import { describe, expect, it } from 'vitest';
import { addressLine, directionsHref } from './directions.ts';
import { distanceKm, distanceText, earthRadiusKm, pointOf } from './distance.ts';

const melbourne = { latitude: -37.8136, longitude: 144.9631 };
const sydney = { latitude: -33.8688, longitude: 151.2093 };

describe('distances', () => {
  it('[LOC-07] are counted on an earth of 6371 km', () => {
    expect(earthRadiusKm).toBe(6371);
    expect(distanceKm(melbourne, sydney)).toBeCloseTo(713.4, 0);
    expect(distanceKm(melbourne, melbourne)).toBe(0);
    const quarter = distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 });
    expect(quarter).toBeCloseTo((Math.PI / 2) * 6371, 6);
    expect(distanceKm({ latitude: -90, longitude: 0 }, { latitude: 90, longitude: 0 })).toBeCloseTo(Math.PI * 6371, 6);
  });

  it.each([
    [0, 'under 1\u00a0km'],
    [0.84, 'under 1\u00a0km'],
    [9.94, 'about 10\u00a0km'],
    [713.4, 'about 713\u00a0km'],
    [1240.2, 'about 1,240\u00a0km'],
  ])('%d is shown as %s, no finer than a postcode is', (kilometres, text) =>
    expect(distanceText(kilometres)).toBe(text),
  );

  it('a place without both coordinates has no point', () => {
    expect(pointOf({ latitude: -37, longitude: null })).toBeNull();
    expect(pointOf({ latitude: -337.8, longitude: 144.9 })).toBeNull();
    expect(pointOf({ latitude: 0, longitude: 0 })).toEqual({ latitude: 0, longitude: 0 });
  });
});

describe('[LOC-03] directions', () => {
  const place = {
    name: 'Southbank Ford',
    street: '220 City Road',
    city: 'Southbank',
    state: 'vic',
    postcode: '3006',
    latitude: -37.82,
    longitude: 144.96,
    placeUrl: '',
  };
  const destination = (of: typeof place) => new URL(directionsHref(of) ?? '').searchParams.get('destination');

  it('lead to the address, else to the point, else nowhere', () => {
    expect(destination(place)).toBe('Southbank Ford, 220 City Road, Southbank VIC 3006');
    expect(destination({ ...place, street: '' })).toBe('-37.82,144.96');
    expect(directionsHref({ ...place, street: '', latitude: null, longitude: null })).toBeNull();
  });

  it('lead to what staff wrote down, if that is a web address', () => {
    expect(directionsHref({ ...place, placeUrl: 'https://maps.example/place/1' })).toBe('https://maps.example/place/1');
    expect(destination({ ...place, placeUrl: 'javascript:alert(1)' })).toMatch(/^Southbank Ford/);
  });

  it('an address does without the parts that are missing', () => {
    expect(addressLine(place)).toBe('220 City Road, Southbank VIC 3006');
    expect(addressLine({ ...place, street: '', postcode: '' })).toBe('Southbank VIC');
  });
});
