import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Database } from './database.ts';
import { insertLead } from './insert-lead.ts';
import { changeReceipt } from './lead-receipt.ts';
import { newLead, noOutbox } from './new-lead.fixture.ts';

let postgres: TestRecords;
let database: Database;
beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open(8).database;
});
afterAll(() => postgres.end());

const enquire = (target: string, site = 'a') =>
  insertLead(
    database,
    noOutbox,
    newLead({
      site,
      destinations: [
        { kind: 'inbox', target: 'desk@a.example' },
        { kind: 'receipt', target },
      ],
    }),
  );
const receiptsTo = async (pattern: string) => {
  const [row] = await postgres.query(
    "select count(*)::int as count from lead_deliveries where kind = 'receipt' and target ilike $1",
    [pattern],
  );
  return row?.count;
};

describe('mails to the shopper', () => {
  it('[FORM-13] [PLUS-10] are five to one mailbox in ten minutes, of all sites together; every enquiry is taken', async () => {
    const sent = Array.from({ length: 32 }, (_, at) => {
      const target = ['stranger@x.example', 'Stranger@X.example', `stranger+${at}@x.example`][at % 3] ?? '';
      return enquire(target, `site-${at % 5}`);
    });
    const stored = await Promise.all(sent);
    expect(new Set(stored.map(({ id }) => id)).size).toBe(32);
    expect(await receiptsTo('stranger%@x.example')).toBe(5);
    const [inbox] = await postgres.query("select count(*)::int as count from lead_deliveries where kind = 'inbox'");
    expect(inbox?.count).toBe(32);
    await enquire('another@x.example');
    expect(await receiptsTo('another@x.example')).toBe(1);
  });

  it('[FORM-13] are twenty in a day, and of one enquiry, moved again and again, no more', async () => {
    for (let round = 0; round < 5; round += 1) {
      for (let at = 0; at < 5; at += 1) await enquire('daily@x.example');
      await postgres.query("update lead_deliveries set created_at = created_at - interval '11 minutes'");
    }
    expect(await receiptsTo('daily@x.example')).toBe(20);
    await postgres.query("update lead_deliveries set created_at = created_at - interval '1 day'");
    await enquire('daily@x.example');
    expect(await receiptsTo('daily@x.example')).toBe(21);

    const hour = 3_600_000;
    const from = Math.ceil(Date.now() / hour) * hour + 48 * hour;
    const slot = {
      kind: 'test-drive' as const,
      location: 'location-a',
      placeName: 'A Dealer',
      address: '',
      timeZone: 'Australia/Melbourne',
      places: 1,
      fromMs: from,
      toMs: from + hour,
    };
    const lead = newLead({ booking: slot, destinations: [{ kind: 'receipt', target: 'moved@x.example' }] });
    const { token } = await insertLead(database, noOutbox, lead);
    for (let at = 1; at < 10; at += 1) {
      const to = { ...slot, fromMs: from + at * hour, toMs: from + (at + 1) * hour };
      expect(await changeReceipt(database, noOutbox, { site: 'a', token }, { kind: 'moved', to })).toBe(true);
    }
    expect(await receiptsTo('moved@x.example')).toBe(5);
  });
});
