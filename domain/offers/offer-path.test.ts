import { expect, it } from 'vitest';
import { offerOfSegments, offerPath } from './offer-path.ts';

it('[NAV-14] an offer has its id in its address, behind the make on sites of several', () => {
  expect(offerPath({ id: 'offer-1' })).toBe('/offers/offer-1');
  expect(offerPath({ id: 'offer-1' }, 'Land Rover')).toBe('/offers/land-rover/offer-1');
  expect(offerOfSegments('offer-1')).toEqual({ make: null, id: 'offer-1' });
  expect(offerOfSegments('land-rover/offer-1')).toEqual({ make: 'land-rover', id: 'offer-1' });
  expect(['', 'a/b/c', 'a/'].map(offerOfSegments)).toEqual([null, null, null]);
});
