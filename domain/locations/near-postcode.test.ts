import { describe, expect, it } from 'vitest';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { nearestFirst, nearText } from './near-postcode.ts';
import { placeOfPostcode } from './postcode-lookup.ts';

const place = (id: string, latitude: number | null, longitude: number | null) =>
  ({ id, latitude, longitude }) as SiteLocation;

const brisbane = place('brisbane', -27.5414, 153.0117);
const nowhere = place('nowhere', null, null);
const melbourne = place('melbourne', -37.9343, 145.0365);

describe('[LOC-07] the nearest to a postcode', () => {
  it('comes first, and what has no place on the map last', () => {
    const from = placeOfPostcode('3189');
    const found = nearestFirst([nowhere, brisbane, melbourne], from);
    expect(found.map(({ location }) => location.id)).toEqual(['melbourne', 'brisbane', 'nowhere']);
    expect(found[0]?.km).toBeLessThan(5);
    expect(found[1]?.km).toBeGreaterThan(1300);
    expect(found[2]?.km).toBeNull();
  });

  it('without a postcode the order stays', () => {
    const found = nearestFirst([nowhere, brisbane, melbourne], null);
    expect(found.map(({ location, km }) => [location.id, km])).toEqual([
      ['nowhere', null],
      ['brisbane', null],
      ['melbourne', null],
    ]);
  });

  it('states from where it is measured', () => {
    const at = { latitude: 0, longitude: 0, state: 'vic', postcode: '3121', name: 'Richmond' } as const;
    expect(nearText({ ...at, exact: true })).toBe('Nearest to 3121 Richmond');
    expect(nearText({ ...at, exact: false })).toBe('Nearest to 3121, measured from Richmond');
  });
});
