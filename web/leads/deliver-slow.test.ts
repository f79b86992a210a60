import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Mail } from '@/web/integrations/mail/port.ts';
import type { Records } from '@/web/records/database.ts';
import { insertLead } from '@/web/records/insert-lead.ts';
import { LeadQueue } from '@/web/records/lead-queue.ts';
import { newLead } from '@/web/records/new-lead.fixture.ts';
import { deliverWith } from './deliver.ts';

let postgres: TestRecords;
let records: Records;
let queue: LeadQueue;
const mails: string[] = [];
let hanging = 0;
const stopped = new AbortController();

const senders = {
  mail: { kind: 'sandbox' as const, send: async ({ to }: Mail) => void mails.push(to) },
  crm: {
    kind: 'sandbox' as const,
    post: async () => {
      hanging += 1;
      await pause(15_000, undefined, { signal: stopped.signal });
      throw new Error('It gave no answer in time.');
    },
  },
  group: { kind: 'sandbox' as const, takeValuation: async () => undefined },
};

beforeAll(async () => {
  postgres = await testRecords();
  records = postgres.open();
  queue = new LeadQueue(records);
  await queue.work(deliverWith(senders, records.database, queue));
});
afterAll(async () => {
  stopped.abort();
  await queue.stop();
  await postgres.end();
});

const insert = (kind: 'webhook' | 'inbox', target: string, site: string) =>
  insertLead(records.database, queue, newLead({ site, destinations: [{ kind, target }] }));

describe('a receiver that does not respond', { timeout: 60_000 }, () => {
  it('[FORM-12] holds up no enquiry to another receiver', async () => {
    for (let at = 0; at < 30; at += 1) await insert('webhook', `https://slow.example/${at}`, 'slow');
    await vi.waitFor(() => expect(hanging).toBeGreaterThan(0), { interval: 20 });
    const begun = performance.now();
    for (let at = 0; at < 20; at += 1) await insert('inbox', `desk-${at}@quick.example`, 'quick');
    await vi.waitFor(() => expect(mails).toHaveLength(20), { interval: 20 });
    expect(performance.now() - begun).toBeLessThan(15_000);
  });
});
