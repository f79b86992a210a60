import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewBooking } from '@/domain/leads/booking.ts';
import type { LeadVehicle } from '@/domain/leads/lead-record.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Database } from './database.ts';
import { AlreadyBooked } from './held-booking.ts';
import { insertLead } from './insert-lead.ts';
import { changeReceipt } from './lead-receipt.ts';
import { newLead, noOutbox } from './new-lead.fixture.ts';
import type { NewLead } from './new-lead.ts';

let postgres: TestRecords;
let database: Database;
beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
});
afterAll(() => postgres.end());

const hour = 3_600_000;
const year = new Date().getUTCFullYear() + 1;
/** Hours after nine in the morning in Brisbane, which has no daylight time; 24 is the next day. */
const at = (hours: number): NewBooking => {
  const fromMs = Date.UTC(year, 2, 1, 23) + hours * hour;
  const place = { location: 'location-a', placeName: 'A Dealer', address: '', timeZone: 'Australia/Brisbane' };
  return { kind: 'test-drive', ...place, places: 9, fromMs, toMs: fromMs + hour / 2 };
};
const car = (id: string): LeadVehicle => ({
  id,
  title: 'Ford Ranger',
  year: 2023,
  make: 'Ford',
  model: 'Ranger',
  badge: 'XLT',
  stockNumber: id,
  vin: '',
  carType: 'used',
  odometerKm: 1,
  price: '',
  slug: id,
});
const sent = (email: string, vehicle: string, booking: NewBooking, overrides: Partial<NewLead> = {}) =>
  insertLead(database, noOutbox, {
    ...newLead({ booking, vehicle: vehicle ? car(vehicle) : null }),
    person: { ...newLead().person, email },
    ...overrides,
  });

describe('one person and the times of one car', () => {
  it('[FORM-07] holds one a day, unless they confirm that they want another', async () => {
    await sent('one@example.com', 'car-1', at(0));
    await expect(sent(' ONE@example.com', 'car-1', at(2))).rejects.toThrow(AlreadyBooked);
    await sent('one@example.com', 'car-1', at(2), { bookAgain: true });
    const rows = await postgres.query("select count(*)::int as count from leads where vehicle->>'id' = 'car-1'");
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('[FORM-07] is free on the next day of the place, for another car, for another person and on another site', async () => {
    await sent('two@example.com', 'car-2', at(8));
    await sent('two@example.com', 'car-2', at(24));
    await sent('two@example.com', 'car-3', at(8));
    await sent('three@example.com', 'car-2', at(8));
    await sent('two@example.com', 'car-2', at(9), { site: 'b' });
    await sent('two@example.com', '', at(10));
    await sent('two@example.com', '', at(11));
  });

  it('[FORM-07] holds none any more once it is cancelled', async () => {
    const first = await sent('four@example.com', 'car-4', at(0));
    await changeReceipt(database, noOutbox, { site: 'a', token: first.token }, { kind: 'cancelled' });
    await sent('four@example.com', 'car-4', at(1));
  });

  it('[FORM-07] moves none onto a day on which they hold another, unless they confirm it; within its own day it moves', async () => {
    const email = 'five@example.com';
    const first = await sent(email, 'car-8', at(0));
    const second = await sent(email, 'car-8', at(24));
    const move = (token: string, hours: number, again = false) =>
      changeReceipt(database, noOutbox, { site: 'a', token }, { kind: 'moved', to: at(hours), again });
    await expect(move(second.token, 2)).rejects.toThrow(AlreadyBooked);
    expect(await move(second.token, 26)).toBe(true);
    expect(await move(second.token, 48)).toBe(true);
    expect(await move(second.token, 2, true)).toBe(true);
    expect(await move(second.token, 3)).toBe(true);
    await changeReceipt(database, noOutbox, { site: 'a', token: second.token }, { kind: 'cancelled' });
    const third = await sent(email, 'car-8', at(72));
    await changeReceipt(database, noOutbox, { site: 'a', token: first.token }, { kind: 'cancelled' });
    expect(await move(third.token, 1)).toBe(true);
  });

  it('[FORM-07] is recognised by the phone where no address was given', async () => {
    const person = { ...newLead().person, email: '', phone: '0491 570 157' };
    await sent('', 'car-5', at(0), { person });
    const again = sent('', 'car-5', at(1), { person: { ...person, phone: '0491570157' } });
    await expect(again).rejects.toThrow(AlreadyBooked);
  });

  it('[FORM-07] holds one of two that are requested at the same moment', async () => {
    const responses = await Promise.allSettled(
      [0, 1, 2, 3].map((hours) => sent('six@example.com', 'car-6', at(hours))),
    );
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('[FORM-12] is the same enquiry, not a second one, when the same try comes again', async () => {
    const first = await sent('seven@example.com', 'car-7', at(0), { idempotencyKey: 'try 7' });
    expect(await sent('seven@example.com', 'car-7', at(0), { idempotencyKey: 'try 7' })).toEqual(first);
  });
});
