import { describe, expect, it } from 'vitest';
import { deliveryEstimate } from './delivery-estimate.ts';
import { distanceKm } from './distance.ts';
import { places } from './places.ts';
import { isDeliverable, stateOfPostcode } from './postcode.ts';
import { placeOfPostcode } from './postcode-lookup.ts';

describe('postcodes', () => {
  it.each([
    ['0200', 'act'],
    ['0800', 'nt'],
    ['0999', 'nt'],
    ['1000', 'nsw'],
    ['2599', 'nsw'],
    ['2600', 'act'],
    ['2618', 'act'],
    ['2619', 'nsw'],
    ['2900', 'act'],
    ['2920', 'act'],
    ['2921', 'nsw'],
    ['3999', 'vic'],
    ['4000', 'qld'],
    ['5999', 'sa'],
    ['6000', 'wa'],
    ['7999', 'tas'],
    ['8000', 'vic'],
    ['9999', 'qld'],
    ['0100', null],
    ['0300', null],
    ['0799', null],
    ['800', null],
    ['30000', null],
    ['3oo0', null],
    ['', null],
  ])('the state of %j is %s', (postcode, state) => expect(stateOfPostcode(postcode)).toBe(state));

  it.each([
    ['3000', true],
    ['0800', true],
    ['0221', false],
    ['0909', false],
    ['1340', false],
    ['5942', false],
    ['6843', false],
    ['7812', false],
    ['8001', false],
    ['9013', false],
    ['0000', false],
  ])('%s can be delivered to: %s', (postcode, deliverable) => expect(isDeliverable(postcode)).toBe(deliverable));
});

describe('[LOC-07] where a postcode is', () => {
  it('its own place where the list has it, leading zeros preserved', () => {
    expect(placeOfPostcode('0800')).toMatchObject({ postcode: '0800', name: 'Darwin', state: 'nt', exact: true });
    expect(placeOfPostcode('3189')).toMatchObject({ name: 'Moorabbin', exact: true });
  });

  it('else the next one of its region, and the result shows that this is not exact', () => {
    expect(placeOfPostcode('3187')).toMatchObject({ postcode: '3187', name: 'Brighton', exact: false });
    expect(placeOfPostcode('2615')).toMatchObject({ state: 'act', exact: false });
  });

  it.each(['0000', '1234', '8001', '800', 'abcd', ' 3000', '0300'])('nothing for %j', (postcode) => {
    expect(placeOfPostcode(postcode)).toBeNull();
  });
});

describe('[VDP-13] [LOC-07] islands without a road', () => {
  const rates = { deliveryBaseDollars: 200, deliveryCentsPerKm: 100, deliveryMostKm: 10_000 };
  const locations = [
    { latitude: -37.82, longitude: 144.96 },
    { latitude: -16.92, longitude: 145.77 },
    { latitude: -31.95, longitude: 115.86 },
  ];

  it.each([
    ['2899', 'Norfolk Island', 1_350],
    ['2898', 'Lord Howe Island', 550],
    ['6798', 'Christmas Island', 1_600],
    ['6799', 'Cocos (Keeling) Islands', 2_200],
    ['7151', 'Macquarie Island', 1_200],
    ['7256', 'King Island', 80],
  ])('%s is %s, at its true distance from the mainland, and nothing is driven there', (postcode, name, leastKm) => {
    const place = placeOfPostcode(postcode);
    expect(place).toMatchObject({ name, exact: true });
    if (!place) return;
    for (const location of locations) {
      expect(deliveryEstimate(location, place, rates)).toBeNull();
      // Another vendor's response for the postcode changes nothing.
      expect(deliveryEstimate(location, { ...place, ...location, name: 'Broken Hill' }, rates)).toBeNull();
    }
    const nearest = Math.min(...places.map((mainland) => distanceKm(mainland, place)));
    expect(nearest).toBeGreaterThan(leastKm);
  });

  it('their neighbours by number keep theirs', () => {
    const [melbourne] = locations;
    for (const postcode of ['2880', '7140', '3000'])
      expect(deliveryEstimate(melbourne ?? null, placeOfPostcode(postcode), rates)).not.toBeNull();
  });
});
