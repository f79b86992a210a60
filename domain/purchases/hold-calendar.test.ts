import { expect, it } from 'vitest';
import { testCar, testDealer } from '@/web/purchases/purchases.fixture.ts';
import { holdCalendar } from './hold-calendar.ts';
import type { HoldRecord } from './hold-record.ts';

const heldAt = Date.UTC(2026, 10, 25, 6, 30);
const hold = (hours: number, more: object = {}) =>
  ({
    id: 'h',
    state: 'held',
    car: testCar(),
    dealer: testDealer,
    hours: 48,
    heldAt: new Date(heldAt),
    endsAt: new Date(heldAt + hours * 3_600_000),
    ...more,
  }) as HoldRecord;
const link = 'https://southbank.example/reservation/t';
const lines = (one: HoldRecord) =>
  holdCalendar(one, { link, writtenAtMs: heldAt })?.replaceAll('\r\n ', '').split('\r\n') ?? null;

it('[CHK-02] a hold’s end is in a calendar with its car, the dealership’s address and the link', () => {
  expect(lines(hold(48))).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'DTSTART:20261127T063000Z',
      'SUMMARY:Reservation ends: 2024 Ford Ranger\\, Southbank Ford',
      'LOCATION:Southbank Ford\\, 210 City Road\\, Southbank VIC 3006',
      `URL:${link}`,
      'SEQUENCE:0',
      'UID:h@forecourt',
    ]),
  );
  expect(lines(hold(48, { dealer: { ...testDealer, place: '', address: '' } }))).toContain('LOCATION:Southbank Ford');
});

it('[CHK-02] an extended hold replaces what a calendar has: the same name, a higher number, the new end', () => {
  const extended = lines(hold(72));
  expect(extended).toEqual(expect.arrayContaining(['UID:h@forecourt', 'SEQUENCE:1440', 'DTSTART:20261128T063000Z']));
});

it.each(['pending', 'applied', 'released', 'expired'])('[CHK-02] a car that is %s has no end to keep', (state) => {
  expect(lines(hold(48, { state }))).toBe(null);
});
