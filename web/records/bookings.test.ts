import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewBooking } from '@/domain/leads/booking.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { blockTime, cancelBooking, listBookings, unblockTime } from './booking-desk.ts';
import { busyTimes, findBooking, SlotTaken } from './bookings.ts';
import type { Database } from './database.ts';
import { insertLead } from './insert-lead.ts';
import { deleteLead } from './lead-desk.ts';
import { changeReceipt, HoldsBooking } from './lead-receipt.ts';
import { newLead, noOutbox } from './new-lead.fixture.ts';

let postgres: TestRecords;
let database: Database;
beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
});
afterAll(() => postgres.end());

const hour = 3_600_000;
const now = Date.now();
/** A time of its own for each test. */
let next = Math.ceil(now / hour) * hour + 24 * hour;
const newSlot = (overrides: Partial<NewBooking> = {}): NewBooking => {
  next += hour;
  return {
    kind: 'test-drive',
    location: 'location-a',
    placeName: 'A Dealer',
    address: '',
    timeZone: 'Australia/Melbourne',
    places: 1,
    fromMs: next,
    toMs: next + hour / 2,
    ...overrides,
  };
};
const book = (booking: NewBooking, overrides = {}) =>
  insertLead(database, noOutbox, newLead({ booking, ...overrides }));

/**
 * A transaction that waits five seconds for a connection, as on a busy machine, is retried; one
 * that finds the place taken is not.
 */
async function retried<Answer>(task: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await task();
    } catch (error) {
      if (error instanceof SlotTaken || tries === 5) throw error;
    }
  }
}

describe('bookings', () => {
  it('[FORM-07] two hundred shoppers at once for one place: one has it, and nothing is stored of the others', async () => {
    const booking = newSlot();
    const processes = Array.from({ length: 4 }, () => postgres.open(4).database);
    const requests = Array.from({ length: 200 }, (_, at) => {
      const process = processes[at % processes.length] as Database;
      return retried(() => insertLead(process, noOutbox, newLead({ booking, form: 'two-hundred' })));
    });
    const responses = await Promise.allSettled(requests);
    const refused = responses.flatMap((response) => (response.status === 'rejected' ? [response.reason] : []));
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(refused.every((reason) => reason instanceof SlotTaken)).toBe(true);
    const stored = await postgres.query("select count(*)::int as count from leads where form = 'two-hundred'");
    expect(stored).toEqual([{ count: 1 }]);
  });

  it('[FORM-07] a place that is taken is refused by the database itself', async () => {
    const { id } = await book(newSlot());
    const other = await book(newSlot());
    const copy = postgres.query(
      `update bookings set (starts_at, seat) = (select starts_at, seat from bookings where lead = $1) where lead = $2`,
      [id, other.id],
    );
    await expect(copy).rejects.toThrow(/bookings_seat/);
  });

  it('[FORM-07] as many run at the same time as the location allows, and none over the end of another', async () => {
    const booking = newSlot({ places: 3 });
    const responses = await Promise.allSettled(Array.from({ length: 10 }, () => book(booking)));
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const alone = newSlot();
    await book(alone);
    const into = { ...alone, fromMs: alone.fromMs + hour / 4, toMs: alone.toMs + hour / 4 };
    await expect(book(into)).rejects.toThrow(SlotTaken);
    await book({ ...into, location: 'location-b' });
    await book({ ...into, kind: 'service' });
  });

  it('[FORM-07] the same enquiry again has the same time', async () => {
    const booking = newSlot();
    const again = { idempotencyKey: 'again' };
    expect((await book(booking, again)).id).toBe((await book(booking, again)).id);
  });

  it('[FORM-07] [FORM-12] who gave a time back, or withdrew, and sends the same again has a new booking', async () => {
    const booking = newSlot();
    const again = { idempotencyKey: 'asked anew' };
    const stored = [await book(booking, again)];
    for (const change of [{ kind: 'cancelled' }, { kind: 'withdrawn', cancels: true }] as const) {
      await changeReceipt(database, noOutbox, { site: 'a', token: String(stored.at(-1)?.token) }, change);
      stored.push(await book(booking, again));
      expect(await findBooking(database, String(stored.at(-1)?.id))).toMatchObject({ state: 'booked' });
    }
    expect(new Set(stored.map(({ id }) => id)).size).toBe(3);
  });

  it('[FORM-07] [PLUS-10] the shopper confirms, moves and cancels; what they leave is free again', async () => {
    const [first, second] = [newSlot(), newSlot()];
    const destinations = [
      { kind: 'inbox', target: 'desk@a.example' },
      { kind: 'adf', target: 'crm@a.example' },
      { kind: 'receipt', target: 'alex@example.com' },
    ] as const;
    const { id, token } = await book(first, { destinations });
    const at = { site: 'a', token };
    expect(await changeReceipt(database, noOutbox, { ...at, site: 'b' }, { kind: 'cancelled' })).toBe(false);
    expect(await changeReceipt(database, noOutbox, at, { kind: 'confirmed' })).toBe(true);
    expect(await changeReceipt(database, noOutbox, at, { kind: 'moved', to: second })).toBe(true);
    expect(await findBooking(database, id)).toMatchObject({ state: 'booked', fromMs: second.fromMs, sequence: 2 });
    await book(first);
    await expect(changeReceipt(database, noOutbox, at, { kind: 'moved', to: first })).rejects.toThrow(SlotTaken);
    expect(await findBooking(database, id)).toMatchObject({ fromMs: second.fromMs });
    expect(await changeReceipt(database, noOutbox, at, { kind: 'cancelled' })).toBe(true);
    expect(await changeReceipt(database, noOutbox, at, { kind: 'cancelled' })).toBe(false);
    await book(second);
    const sent = await postgres.query(
      `select d.kind, array_agg(coalesce(e.kind, 'lead') order by e.id nulls first) as about
        from lead_deliveries d left join lead_events e on e.id::text = d.about where d.lead = $1 group by d.kind order by d.kind`,
      [id],
    );
    expect(sent).toEqual([
      { kind: 'adf', about: ['lead'] },
      { kind: 'inbox', about: ['lead', 'confirmed', 'moved', 'cancelled'] },
      { kind: 'receipt', about: ['lead', 'moved', 'cancelled'] },
    ]);
  });

  it('[FORM-07] who withdraws an enquiry, or has it deleted, gives the time back; withdrawing without a word about it changes nothing', async () => {
    const booking = newSlot();
    const { id: first, token } = await book(booking);
    const at = { site: 'a', token };
    await expect(changeReceipt(database, noOutbox, at, { kind: 'withdrawn' })).rejects.toThrow(HoldsBooking);
    expect(await findBooking(database, first)).toMatchObject({ state: 'booked' });
    await expect(book(booking)).rejects.toThrow(SlotTaken);
    expect(await changeReceipt(database, noOutbox, at, { kind: 'withdrawn', cancels: true })).toBe(true);
    const { id } = await book(booking);
    await deleteLead(database, { site: 'a', id });
    await book(booking);
  });

  it('[FORM-07] a booking that has begun stays', async () => {
    const { id, token } = await book(newSlot({ fromMs: now - hour, toMs: now + hour }));
    expect(await changeReceipt(database, noOutbox, { site: 'a', token }, { kind: 'cancelled' })).toBe(false);
    expect(await findBooking(database, id)).toMatchObject({ state: 'booked' });
  });
});

describe('staff and bookings', () => {
  const staff = { site: 'a', locations: [], actor: 'Kim' };

  it('[FORM-07] a time that staff block takes no booking until they open it again', async () => {
    const booking = newSlot({ location: 'location-c' });
    const { location, fromMs, toMs } = booking;
    await blockTime(database, staff, { location, kind: 'every', fromMs: fromMs - hour, toMs, reason: 'Stocktake' });
    await expect(book(booking)).rejects.toThrow(SlotTaken);
    expect(await busyTimes(database, [location], now)).toEqual([
      { location, kind: 'every', blocked: true, fromMs: fromMs - hour, toMs },
    ]);
    const [block] = (await listBookings(database, { site: 'a', locations: [] })).blocked;
    expect(await unblockTime(database, { site: 'b', id: String(block?.id) })).toBe(false);
    expect(await unblockTime(database, { site: 'a', id: String(block?.id) })).toBe(true);
    await book(booking);
  });

  it('[FORM-07] [CFG-04] see and cancel what is booked on their own site alone', async () => {
    const { id } = await book(newSlot(), { site: 'c', person: { ...newLead().person, name: 'Only C' } });
    const seen = async (site: string) =>
      (await listBookings(database, { site, locations: [] })).taken.map(({ lead }) => lead);
    expect([await seen('c'), (await seen('a')).includes(id)]).toEqual([[id], false]);
    expect(await cancelBooking(database, noOutbox, { ...staff, lead: id })).toBe(false);
    expect(await cancelBooking(database, noOutbox, { site: 'c', locations: [], lead: id, actor: 'Kim' })).toBe(true);
    expect(await seen('c')).toEqual([]);
  });

  it('[FORM-07] [LOC-01] see and cancel what a group’s site took at their own location, and nothing at another’s', async () => {
    const { id } = await book(newSlot({ location: 'yard-of-e' }), { site: 'a-group' });
    const seen = async (desk: { site: string; locations: string[] }) =>
      (await listBookings(database, desk)).taken.map(({ lead, isOwn }) => [lead, isOwn]);
    expect(await seen({ site: 'e', locations: ['yard-of-e'] })).toEqual([[id, false]]);
    expect(await seen({ site: 'f', locations: ['yard-of-f'] })).toEqual([]);
    const by = (site: string, location: string) => ({ site, locations: [location], lead: id, actor: 'Kim' });
    expect(await cancelBooking(database, noOutbox, by('f', 'yard-of-f'))).toBe(false);
    expect(await cancelBooking(database, noOutbox, by('e', 'yard-of-e'))).toBe(true);
    expect((await findBooking(database, id))?.state).toBe('cancelled');
  });

  it('[FORM-07] each booking purges the pages that show times, on every instance', async () => {
    const logged = async () =>
      (
        await postgres.query("select count(*)::int as count from publish_log where 'bookings:location-d' = any(tags)")
      )[0]?.count;
    // Whichever site took it: a group's site and the dealership's own show the same location.
    await book(newSlot({ location: 'location-d' }), { site: 'a-group' });
    expect(await logged()).toBe(1);
  });
});
