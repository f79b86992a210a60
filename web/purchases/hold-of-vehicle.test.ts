import { expect, it } from 'vitest';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { holdDealer } from './hold-of-vehicle.ts';

it('[PLUS-14] a reservation stores the state of the location where its car is, else the site’s, else the car’s', () => {
  const vehicle = pageVehicle();
  const site = { ...siteWith(), state: 'NSW' };
  const stateOf = (at: ReturnType<typeof place> | null, of = site) =>
    holdDealer(vehicle, { site: of, place: at }, 'https://dealer.example').state;
  expect(stateOf(place('Perth', { state: 'WA' }))).toBe('WA');
  expect(stateOf(null)).toBe('NSW');
  expect(stateOf(null, { ...site, state: '' })?.toLowerCase()).toBe('vic');
});
