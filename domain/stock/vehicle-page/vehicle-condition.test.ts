import { expect, it } from 'vitest';
import { conditionText } from './condition-words.ts';
import { pageVehicle } from './vehicle.fixture.ts';
import { meetsCondition, textForVehicle } from './vehicle-condition.ts';

const year = 2026;
const used = pageVehicle({ carType: 'used', year: 2017, make: 'Mercedes-Benz', odometerKm: 124_796 });
const unread = pageVehicle({ carType: 'used', odometerKm: 0 });
const brandNew = pageVehicle({ carType: 'new', year: 2026, odometerKm: 0 });

it.each([
  [used, null, true],
  [used, {}, true],
  [used, { carTypes: [], makes: null }, true],
  [used, { carTypes: ['new', 'demo'] }, false],
  [used, { carTypes: ['used'], makes: ['mercedes benz'] }, true],
  [used, { makes: ['Ford'] }, false],
  [used, { kinds: ['caravan'] }, false],
  [used, { maxAgeYears: 9 }, true],
  [used, { maxAgeYears: 8 }, false],
  [used, { minAgeYears: 9, minOdometerKm: 124_796 }, true],
  [used, { minAgeYears: 10 }, false],
  [used, { maxOdometerKm: 124_795 }, false],
  [unread, { maxOdometerKm: 160_000 }, false],
  [unread, { minOdometerKm: 0 }, false],
  [brandNew, { maxAgeYears: 0, maxOdometerKm: 100 }, true],
])('[VDP-01] what staff show on some vehicles alone: row %#', (vehicle, condition, meets) => {
  expect(meetsCondition(condition, vehicle, year)).toBe(meets);
});

it('[VDP-01] the first text that is for a vehicle is shown on its page, else the one for all others', () => {
  const texts = [null, { text: ' ' }, { text: 'New', condition: { carTypes: ['new'] } }];
  expect(textForVehicle(texts, 'Others', brandNew, year)).toBe('New');
  expect(textForVehicle(texts, 'Others', used, year)).toBe('Others');
  expect(textForVehicle([...texts, { text: 'All' }], 'Others', used, year)).toBe('All');
});

it('[VDP-01] shows staff which vehicles something is for', () => {
  expect(
    conditionText({ carTypes: ['used'], kinds: ['car'], makes: ['Ford'], maxAgeYears: 9, maxOdometerKm: 159_999 }),
  ).toBe('Only Used; Cars; Ford; at most 9 years old; at most 159,999 km');
  expect([null, {}, { carTypes: [] }].map(conditionText)).toEqual(['', '', '']);
});
