import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookablePlace, bookingTimes } from '@/domain/leads/booking-days.ts';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { open as openGeocoding } from '@/web/integrations/geocoding/sandbox.ts';
import { blockTime } from '@/web/records/booking-desk.ts';
import type { Records } from '@/web/records/database.ts';
import { listAppointmentTimes } from './appointment-times.ts';
import type { Assistant } from './assistant.ts';

let postgres: TestRecords;
let records: Records;
beforeAll(async () => {
  postgres = await testRecords();
  records = postgres.open();
});
afterAll(() => postgres.end());

const now = Date.UTC(2026, 10, 23, 1);
const site = siteWith({ features: { assistants: true }, locations: [place('a', { primary: true }), place('b')] });
const workshop = siteWith({ features: { assistants: true }, locations: [place('w', { locationType: 'service' })] });
const assistant = (): Assistant => ({
  site,
  origin: 'https://a.example',
  now,
  geocoding: openGeocoding(),
  leads: { records },
});
type Day = { date: string; times: string[] };
const daysAt = async (location: string): Promise<Day[]> => {
  const { structuredContent } = await listAppointmentTimes.run({ kind: 'test_drive' }, assistant());
  const { items } = structuredContent as { items: { location: string; days: Day[] }[] };
  return items.find((one) => one.location === location)?.days ?? [];
};

describe('the times that an assistant gets', () => {
  it('[PLUS-12] [FORM-07] are those of the booking form, without what staff block', async () => {
    const [first] = bookablePlace(place('a'), 'test-drive', now).days;
    if (!first) throw new Error('There is no day.');
    expect((await daysAt('a'))[0]).toMatchObject({ date: first.date, times: bookingTimes(first) });
    const fromMs = Date.parse(`${first.date}T10:00+11:00`);
    const block = { location: 'a', kind: 'test-drive', fromMs, toMs: fromMs + 3_600_000, reason: '' } as const;
    await blockTime(records.database, { site: site.slug, actor: 'Ann' }, block);
    const left = bookingTimes(first).filter((time) => time < '10:00' || time >= '11:00');
    expect(left.length).toBeLessThan(bookingTimes(first).length);
    expect((await daysAt('a'))[0]).toMatchObject({ times: left });
    expect((await daysAt('b'))[0]).toMatchObject({ times: bookingTimes(first) });
  });

  it('[PLUS-12] name no shopper and book nothing', async () => {
    const { structuredContent, isError } = await listAppointmentTimes.run(
      { kind: 'service' },
      { ...assistant(), site: workshop },
    );
    expect([isError, structuredContent]).toMatchObject([undefined, { booking_url: 'https://a.example/service' }]);
    expect(Object.keys(structuredContent ?? {})).toEqual(['dealership_id', 'kind', 'items', 'booking_url']);
  });

  it('[PLUS-12] are none of a service for a vehicle of the dealer, where there is no workshop, or where none books that kind', async () => {
    const codeOf = async (input: object, of = site) =>
      (await listAppointmentTimes.run(input, { ...assistant(), site: of })).structuredContent;
    const refusal = (code: string) => ({ error: { code } });
    expect(await codeOf({ kind: 'service', vehicle_id: '2024-ford-ranger' }, workshop)).toMatchObject(
      refusal('invalid_request'),
    );
    expect(await codeOf({ kind: 'service' })).toMatchObject(refusal('not_available'));
    const closed = (kind: 'service' | 'test-drive') => ({ bookings: [{ kind, minutes: 30, places: 0 }] });
    const none = siteWith({ locations: [place('a'), place('w', { locationType: 'service', ...closed('service') })] });
    expect(await codeOf({ kind: 'service' }, none)).toMatchObject(refusal('not_available'));
    const undriven = siteWith({ locations: [place('a', closed('test-drive'))] });
    expect(await codeOf({ kind: 'test_drive' }, undriven)).toMatchObject(refusal('not_available'));
  });

  it('[PLUS-12] are away with the records: a message, and no detail of why', async () => {
    const gone = {
      ...assistant(),
      site: workshop,
      leads: { records: { ...records, database: null } },
    } as unknown as Assistant;
    const { isError, structuredContent } = await listAppointmentTimes.run({ kind: 'service' }, gone);
    expect(isError).toBe(true);
    expect(structuredContent).toEqual({
      error: {
        code: 'unavailable',
        message: 'This cannot be read right now. Please try again in a moment.',
        retryable: true,
      },
    });
  });
});
