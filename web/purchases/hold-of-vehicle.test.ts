import { expect, it } from 'vitest';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { depositOf, holdDealer } from './hold-of-vehicle.ts';

it('[PLUS-14] a reservation stores the state of the location where its car is, else the site’s, else the car’s', () => {
  const vehicle = pageVehicle();
  const site = { ...siteWith(), state: 'NSW' };
  const stateOf = (at: ReturnType<typeof place> | null, of = site) =>
    holdDealer(vehicle, { site: of, place: at }, 'https://dealer.example').state;
  expect(stateOf(place('Perth', { state: 'WA' }))).toBe('WA');
  expect(stateOf(null)).toBe('NSW');
  expect(stateOf(null, { ...site, state: '' })?.toLowerCase()).toBe('vic');
});

it('[PLUS-14] [CHK-01] a reservation in South Australia takes a tenth of the price at most, and nothing without a merchant', () => {
  const original = pageVehicle();
  const vehicle = { ...original, card: { ...original.card, state: '' } };
  const site = siteWith();
  const options = { ...site.options, depositDollars: 90_000 };
  const tenth = Math.floor(vehicle.card.priceCents / 1_000) * 100;
  const taken = (state: string, takes = true) =>
    depositOf({ takes: () => takes }, { ...site, state, options }, vehicle);
  expect([taken('SA'), taken('VIC'), taken('SA', false)]).toEqual([tenth, 90_000_00, 0]);
  expect(depositOf(null, { ...site, options }, vehicle)).toBe(0);
});
