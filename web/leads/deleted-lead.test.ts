import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Mail } from '@/web/integrations/mail/port.ts';
import type { Records } from '@/web/records/database.ts';
import { insertLead } from '@/web/records/insert-lead.ts';
import { draftAnswer } from '@/web/records/lead-answer.ts';
import { changeLead, deleteLead } from '@/web/records/lead-desk.ts';
import { insertFile } from '@/web/records/lead-files.ts';
import { LeadQueue } from '@/web/records/lead-queue.ts';
import { changeReceipt } from '@/web/records/lead-receipt.ts';
import { newLead } from '@/web/records/new-lead.fixture.ts';
import { SharedLimit } from '@/web/records/shared-limit.ts';
import { deliverWith } from './deliver.ts';

/** A mark in everything personal, and in nothing else. */
const mark = 'qzxperson';
const email = `${mark}@example.com`;
const phone = '0491 570 006';
const mails: Mail[] = [];

let postgres: TestRecords;
let records: Records;
let queue: LeadQueue;

/**
 * A mail server that takes what goes to the dealer, and rejects the shopper's own address as one
 * that does not exist.
 */
const senders = {
  mail: {
    kind: 'sandbox' as const,
    send: async (mail: Mail) => {
      if (mail.to === email) throw new Error(`550 no mailbox ${mail.to} for ${mark}`);
      mails.push(mail);
    },
  },
  crm: { kind: 'sandbox' as const, post: async () => undefined },
  group: { kind: 'sandbox' as const, takeValuation: async () => undefined },
};

beforeAll(async () => {
  postgres = await testRecords();
  records = postgres.open();
  queue = new LeadQueue(records, { limit: 1, delaySeconds: 1, maxDelaySeconds: 1 });
  await queue.work(deliverWith(senders, records.database, queue));
});
afterAll(async () => {
  await queue.stop();
  await postgres.end();
});

/** Where a text is in any row of any table, as "schema.table". */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const tables = await postgres.query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await postgres.query(`select row_to_json(t)::text as row from ${name} t`);
    if (rows.some(({ row }) => texts.some((text) => String(row).includes(text)))) found.push(String(name));
  }
  return found;
}

describe('an enquiry that was deleted', { timeout: 60_000 }, () => {
  it('[PLUS-10] leaves nothing of the person in any table or line of the log, jobs that failed among them', async () => {
    const lines: string[] = [];
    const write = vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)));
    const file = await insertFile(records.database, {
      site: 'a',
      name: `${mark}.pdf`,
      type: 'application/pdf',
      content: Buffer.from(mark),
      sender: 'hash',
    });
    const lead = newLead({
      person: { name: mark, lastName: mark, email, phone, postcode: '3006' },
      lines: [{ label: 'Message', text: `Call ${mark}` }],
      details: { name: mark, email, phone },
      files: [String(file)],
      dueAtMs: Date.now(),
      destinations: [
        { kind: 'inbox', target: 'desk@a.example' },
        { kind: 'webhook', target: 'https://crm.example/hook' },
        { kind: 'receipt', target: email },
      ],
    });
    await new SharedLimit(records, { name: 'lead', max: 9, withinSeconds: 600 }).take(`a ${email}`);
    const { id, token } = await insertLead(records.database, queue, lead);
    await changeLead(records.database, { site: 'a', id, actor: 'Kim' }, { kind: 'note', text: mark });
    await changeReceipt(records.database, queue, { site: 'a', token }, { kind: 'added', text: `also ${mark}` });
    expect(await draftAnswer(records.database, { site: 'a', id, actor: 'Kim' }, `Dear ${mark}`)).toBeTruthy();
    await vi.waitFor(
      async () => {
        const states = await postgres.query('select distinct state from lead_deliveries order by state');
        expect(states).toEqual([{ state: 'delivered' }, { state: 'stuck' }]);
      },
      { interval: 100 },
    );
    expect(mails.length).toBeGreaterThan(0);
    expect(await tablesWith(mark)).toContain('public.leads');
    expect(await postgres.query("select from pgboss.job where name = 'lead-delivery'")).not.toEqual([]);
    expect(await tablesWith(email)).not.toContain('pgboss.job');

    const arrived = mails.length;
    expect(await deleteLead(records.database, { site: 'a', id })).toBe(true);
    expect(await tablesWith(mark, email, phone, token, id)).toEqual([]);
    expect(mails).toHaveLength(arrived);
    write.mockRestore();
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes(mark))).toEqual([]);
  });

  it('[PLUS-10] jobs of an earlier version, which named the address, are made to forget it', async () => {
    await postgres.query(
      `insert into pgboss.job (id, name, singleton_key, output)
        values (gen_random_uuid(), 'lead-delivery', 'some-lead receipt ${email}', '{"reason":"550 ${email}"}')`,
    );
    expect(await tablesWith(email)).not.toEqual([]);
    const next = new LeadQueue(records, { limit: 1, delaySeconds: 1, maxDelaySeconds: 1 });
    await next.work(async () => undefined);
    expect(await tablesWith(email)).toEqual([]);
    await next.stop();
  });
});
