import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Mail } from '@/web/integrations/mail/port.ts';
import type { Records } from '@/web/records/database.ts';
import { insertLead } from '@/web/records/insert-lead.ts';
import { changeLead, deleteLead, findLead } from '@/web/records/lead-desk.ts';
import { LeadQueue } from '@/web/records/lead-queue.ts';
import { changeReceipt } from '@/web/records/lead-receipt.ts';
import { newLead, noOutbox } from '@/web/records/new-lead.fixture.ts';
import type { NewLead } from '@/web/records/new-lead.ts';
import { deliverWith } from './deliver.ts';
import { OverdueAlarm } from './overdue-alarm.ts';

let postgres: TestRecords;
let records: Records;
let queue: LeadQueue;
const mails: Mail[] = [];
const down = new Set<string>();
const off = new Set<string>();
const minute = 60_000;

const senders = {
  mail: {
    kind: 'sandbox' as const,
    send: async (mail: Mail) => {
      if (down.has(mail.to)) throw new Error('451 mailbox is away');
      mails.push(mail);
    },
  },
  crm: { kind: 'sandbox' as const, post: async () => undefined },
  group: { kind: 'sandbox' as const, takeValuation: async () => undefined },
};

beforeAll(async () => {
  postgres = await testRecords();
  records = postgres.open();
  queue = new LeadQueue(records, { limit: 20, delaySeconds: 1, maxDelaySeconds: 1 });
  await queue.work(deliverWith(senders, records.database, queue));
});
afterAll(async () => {
  await queue.stop();
  await postgres.end();
});

/** One process of several. */
const alarm = (of: Records = records) =>
  new OverdueAlarm({
    records: of,
    outbox: queue,
    siteOf: async (slug) =>
      siteWith({ options: { leadOverdueMail: off.has(slug) ? 'off' : 'on', leadAssignees: ['Mei <mei@a.example>'] } }),
  });

let sites = 0;
const ownSite = () => {
  sites += 1;
  return { site: `overdue-${sites}`, to: `desk-${sites}@a.example` };
};
const insert = async ({ site, to }: ReturnType<typeof ownSite>, overrides: Partial<NewLead> = {}) => {
  const destinations = [{ kind: 'inbox' as const, target: to }];
  const lead = newLead({ site, destinations, dueAtMs: Date.now() - minute, ...overrides });
  return insertLead(records.database, noOutbox, lead);
};
const deliveries = (site: string) =>
  postgres.query("select * from lead_deliveries where site = $1 and kind = 'overdue' order by target", [site]);
const arrived = (to: string) => mails.filter((mail) => mail.to === to && mail.subject.startsWith('Overdue'));
const soon = { timeout: 20_000, interval: 50 };

describe('the mail about an enquiry that is overdue', { timeout: 60_000 }, () => {
  it('[PLUS-10] goes once, however many processes look, and however often', async () => {
    const at = ownSite();
    const { id } = await insert(at);
    const others = [postgres.open(), postgres.open()];
    await Promise.all([records, ...others, records].map((one) => alarm(one).sweep()));
    await alarm().sweep();
    await vi.waitFor(() => expect(arrived(at.to)).toHaveLength(1), soon);
    await alarm().sweep();
    expect(await deliveries(at.site)).toHaveLength(1);
    expect(arrived(at.to)[0]).toMatchObject({ replyTo: 'alex@example.com', subject: expect.stringContaining('Alex') });
    const found = await findLead(records.database, at.site, id);
    expect(found?.deliveries.map(({ kind }) => kind).sort()).toEqual(['inbox', 'overdue']);
    expect(found?.state).toBe('new');
  });

  it('[PLUS-10] goes to whom it is assigned', async () => {
    const at = ownSite();
    const { id } = await insert(at);
    await changeLead(records.database, { site: at.site, id, actor: 'Sam' }, { kind: 'assign', assignee: 'Mei' });
    await alarm().sweep();
    expect((await deliveries(at.site)).map(({ target }) => target)).toEqual(['mei@a.example']);
  });

  it('[PLUS-10] does not go for what is in work, put back, withdrawn, not yet due, older than a day, or where staff turned it off', async () => {
    const at = ownSite();
    const [taken, back, withdrawn] = [await insert(at), await insert(at), await insert(at)];
    await insert(at, { dueAtMs: Date.now() + minute });
    await insert(at, { dueAtMs: Date.now() - 25 * 60 * minute });
    await insert(at, { dueAtMs: null });
    const change = (id: string, state: 'new' | 'in-work') =>
      changeLead(records.database, { site: at.site, id, actor: 'Sam' }, { kind: 'state', state });
    await change(taken.id, 'in-work');
    await change(back.id, 'in-work');
    await change(back.id, 'new');
    await changeReceipt(records.database, noOutbox, { site: at.site, token: withdrawn.token }, { kind: 'withdrawn' });
    await alarm().sweep();
    expect(await deliveries(at.site)).toEqual([]);

    const quiet = ownSite();
    off.add(quiet.site);
    await insert(quiet);
    await alarm().sweep();
    off.delete(quiet.site);
    await alarm().sweep();
    expect(await deliveries(quiet.site)).toEqual([]);
  });

  it('[PLUS-10] is taken back where staff were faster than a mailbox that was away', async () => {
    const at = ownSite();
    down.add(at.to);
    const { id } = await insert(at);
    await alarm().sweep();
    await vi.waitFor(async () => expect((await deliveries(at.site))[0]?.attempts).toBeGreaterThan(0), soon);
    await changeLead(records.database, { site: at.site, id, actor: 'Sam' }, { kind: 'state', state: 'in-work' });
    down.delete(at.to);
    await vi.waitFor(async () => expect(await deliveries(at.site)).toEqual([]), soon);
    expect(arrived(at.to)).toEqual([]);
  });

  it('[PLUS-10] is one for many, which goes on when one of them is deleted, and each of them shows it', async () => {
    const at = ownSite();
    down.add(at.to);
    const stored = [];
    for (let count = 0; count < 5; count += 1) stored.push((await insert(at)).id);
    await alarm().sweep();
    const [delivery, ...more] = await deliveries(at.site);
    expect(more).toEqual([]);
    await deleteLead(records.database, { site: at.site, id: String(delivery?.lead) });
    const left = stored.filter((id) => id !== delivery?.lead);
    expect((await deliveries(at.site)).map(({ id }) => id)).toEqual([delivery?.id]);
    for (const id of left)
      expect((await findLead(records.database, at.site, id))?.deliveries.map((one) => one.id)).toContain(delivery?.id);
    down.delete(at.to);
    await vi.waitFor(
      () => expect(arrived(at.to).map(({ subject }) => subject)).toEqual(['Overdue: 4 enquiries']),
      soon,
    );
    for (const id of left) await deleteLead(records.database, { site: at.site, id });
    expect(await deliveries(at.site)).toEqual([]);
  });
});
