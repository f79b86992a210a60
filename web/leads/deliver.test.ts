import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { CrmMessage } from '@/web/integrations/crm/port.ts';
import type { Mail } from '@/web/integrations/mail/port.ts';
import type { Records } from '@/web/records/database.ts';
import { addDeliveries, insertLead } from '@/web/records/insert-lead.ts';
import { draftAnswer, sendAnswer, undoAnswer } from '@/web/records/lead-answer.ts';
import { LeadQueue } from '@/web/records/lead-queue.ts';
import { leadEvents } from '@/web/records/lead-tables.ts';
import { newLead } from '@/web/records/new-lead.fixture.ts';
import { webhookSecret } from '@/web/records/webhook-secret.ts';
import { deliverWith } from './deliver.ts';

let postgres: TestRecords;
let records: Records;
let queue: LeadQueue;
const mails: Mail[] = [];
const posts: CrmMessage[] = [];
const down = new Set<string>();

const senders = {
  mail: {
    kind: 'sandbox' as const,
    send: async (mail: Mail) => {
      if (down.has(mail.to)) throw new Error('451 mailbox is away');
      mails.push(mail);
    },
  },
  crm: {
    kind: 'sandbox' as const,
    post: async (message: CrmMessage) => {
      posts.push(message);
      if (down.has(message.target)) throw new Error('The lead system answered 503.');
    },
  },
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

const deliveriesOf = (lead: string) =>
  postgres.query(
    'select kind, about, state, attempts, error from lead_deliveries where lead = $1 order by kind, about',
    [lead],
  );
const soon = { timeout: 15_000, interval: 50 };

describe('the delivery of enquiries', { timeout: 40_000 }, () => {
  it('[FORM-12] reaches every destination once, and the desk sees that it did', async () => {
    const lead = newLead({
      destinations: [
        { kind: 'inbox', target: 'once@a.example' },
        { kind: 'adf', target: 'adf@a.example' },
        { kind: 'webhook', target: 'crm' },
      ],
    });
    const stored = await insertLead(records.database, queue, lead);
    expect(await insertLead(records.database, queue, lead)).toEqual(stored);
    await vi.waitFor(
      async () =>
        expect((await deliveriesOf(stored.id)).map(({ state }) => state)).toEqual([
          'delivered',
          'delivered',
          'delivered',
        ]),
      soon,
    );
    expect(mails.filter(({ to }) => to === 'once@a.example')).toHaveLength(1);
    expect(mails.find(({ to }) => to === 'adf@a.example')?.attachments[0]?.type).toBe('application/x-adf+xml');
    expect(posts.map(({ body }) => JSON.parse(body).lead.id)).toEqual([stored.id]);
    expect(posts[0]?.secret).toMatch(/^whsec_/);
  });

  it('[FORM-12] is signed with a key that the records hold, one for each site and address, the same for every message', async () => {
    const target = 'https://keys.example/leads';
    const send = (site: string) =>
      insertLead(records.database, queue, newLead({ site, destinations: [{ kind: 'webhook', target }] }));
    await Promise.all([send('a'), send('a'), send('b')]);
    const sent = () => posts.filter((post) => post.target === target);
    const arrived = 'select lead from lead_deliveries where target = $1 and state = $2';
    await vi.waitFor(async () => expect(await postgres.query(arrived, [target, 'delivered'])).toHaveLength(3), soon);
    expect(sent()).toHaveLength(3);
    const keys = await postgres.query('select site, secret from webhook_keys where target = $1 order by site', [
      target,
    ]);
    expect(keys.map(({ site }) => site)).toEqual(['a', 'b']);
    const [ofA, ofB] = keys.map(({ secret }) => secret);
    const siteOf = ({ body }: CrmMessage) => JSON.parse(body).site;
    for (const post of sent()) expect(post.secret).toBe(siteOf(post) === 'a' ? ofA : ofB);
    expect(new Set(sent().map(siteOf))).toEqual(new Set(['a', 'b']));
    expect(ofA).not.toBe(ofB);
    expect(await webhookSecret(records.database, 'b', target)).toBe(ofB);
  });

  it('[FORM-12] is written in the lead’s own transaction: what is rolled back leaves neither row nor job', async () => {
    const before = await postgres.query('select count(*)::int as jobs from pgboss.job');
    await expect(
      records.database.transaction(async (transaction) => {
        const lead = await insertLead(transaction as never, queue, newLead({ site: 'rolled-back' }));
        expect(lead.id).toBeTruthy();
        throw new Error('the machine fell over');
      }),
    ).rejects.toThrow('fell over');
    expect(await postgres.query("select from leads where site = 'rolled-back'")).toEqual([]);
    expect(await postgres.query('select count(*)::int as jobs from pgboss.job')).toEqual(before);
  });

  it('[PLUS-10] an answer leaves after its ten seconds, once; one that was taken back never does', async () => {
    const stored = await insertLead(records.database, queue, newLead({ destinations: [] }));
    const at = { site: 'a', id: stored.id, actor: 'Mei Tran' };
    const answers = () => mails.filter(({ text }) => text.includes(`number ${stored.id}`));
    const send = async (text: string) => {
      const answer = String(await draftAnswer(records.database, at, `${text}, number ${stored.id}`));
      await sendAnswer(records.database, queue, at, answer);
      return answer;
    };
    expect(await undoAnswer(records.database, at, await send('Wrong'))).toBe('undone');
    const begun = Date.now();
    await send('Right');
    await vi.waitFor(() => expect(answers()).toHaveLength(1), { interval: 50 });
    expect(Date.now() - begun).toBeGreaterThan(9_000);
    expect(answers()[0]?.text).toContain('Right, number');
    expect(await deliveriesOf(stored.id)).toMatchObject([
      { kind: 'answer', state: 'delivered', attempts: 1, error: '' },
    ]);
  });

  it('[FORM-12] [PLUS-10] of a receiver that stays away is stuck with its reason, and sent again with the same key when staff request it', async () => {
    down.add('crm-away');
    const stored = await insertLead(
      records.database,
      queue,
      newLead({ destinations: [{ kind: 'webhook', target: 'crm-away' }] }),
    );
    await vi.waitFor(
      async () =>
        expect(await deliveriesOf(stored.id)).toEqual([
          { kind: 'webhook', about: 'lead', state: 'stuck', attempts: 2, error: 'The lead system answered 503.' },
        ]),
      soon,
    );
    down.delete('crm-away');
    const [delivery] = await postgres.query('select id, lead, kind, target from lead_deliveries where lead = $1', [
      stored.id,
    ]);
    await queue.replay(delivery as never);
    await vi.waitFor(
      async () => expect((await deliveriesOf(stored.id))[0]).toMatchObject({ state: 'delivered', attempts: 3 }),
      soon,
    );
    const tries = posts.filter(({ target }) => target === 'crm-away');
    expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
  });

  it('[FORM-12] keeps the order of one lead: what was added later waits for the enquiry itself', async () => {
    down.add('slow@a.example');
    const { id } = await insertLead(
      records.database,
      queue,
      newLead({ destinations: [{ kind: 'inbox', target: 'slow@a.example' }] }),
    );
    await vi.waitFor(async () => expect((await deliveriesOf(id))[0]).toMatchObject({ attempts: 1 }), soon);
    await records.database.transaction(async (transaction) => {
      const added = { lead: id, site: 'a', kind: 'added', text: 'After four, please.' };
      const [event] = await transaction.insert(leadEvents).values(added).returning({ id: leadEvents.id });
      const to = [{ kind: 'inbox' as const, target: 'slow@a.example' }];
      await addDeliveries(transaction, queue, { id, site: 'a' }, to, String(event?.id));
    });
    down.delete('slow@a.example');
    await vi.waitFor(
      async () => expect((await deliveriesOf(id)).map(({ state }) => state)).toEqual(['delivered', 'delivered']),
      soon,
    );
    const subjects = mails.filter(({ to }) => to === 'slow@a.example').map(({ subject }) => subject);
    expect(subjects).toEqual(['General Enquiry, Alex Nguyen', 'Added to: General Enquiry, Alex Nguyen']);
  });

  it('[FORM-12] goes on after the database fell over', async () => {
    await postgres.crash();
    const send = () =>
      insertLead(
        postgres.open().database,
        queue,
        newLead({ destinations: [{ kind: 'inbox', target: 'after@a.example' }] }),
      );
    await vi.waitFor(send, { interval: 500 });
    await vi.waitFor(() => expect(mails.some(({ to }) => to === 'after@a.example')).toBe(true), {
      interval: 100,
    });
  });
});
