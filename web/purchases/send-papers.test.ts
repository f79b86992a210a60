import { describe, expect, it } from 'vitest';
import { TestReservations } from '@/tests/reservations.fixture.ts';
import { unfinishedWork } from '@/web/records/holds.ts';
import { papersOf } from '@/web/records/papers.ts';
import { SharedLimit } from '@/web/records/shared-limit.ts';
import { changeByStaff, staffChange } from './change-by-staff.ts';
import { mailLimit } from './mail-limit.ts';

const all = new TestReservations();
const mei = { seller: 'a', actor: 'Mei Tran', abn: '51 824 753 556', state: 'vic' };
const stated = { price: '66990', charges: '3000' };

/** What staff post, and whether it was done; then the worker runs. */
async function staff(hold: string, posted: Record<string, string>) {
  const who = { ...mei, hold, extras: async () => [] };
  const done = await changeByStaff(all.test.services, who, staffChange.parse(posted), '');
  await all.test.work();
  return done;
}

const paperOf = async (hold: string, kind: string) =>
  (await papersOf(all.database, hold)).find((paper) => paper.kind === kind);

describe('[PLUS-22] papers', () => {
  it('go with mails as PDF: the receipt with the first, others with their own, again when staff send them', async () => {
    const hold = await all.held();
    const sent = () =>
      all.test.mails.flatMap(({ id, attachments }) => attachments.map(({ name }) => [id.split('-')[0], name]));
    expect(sent()).toEqual([['hold', 'R-000001.pdf']]);
    await staff(hold.id, { action: 'apply', ...stated });
    expect(sent().slice(1)).toEqual([['paper', 'INV-000001.pdf']]);
    const invoice = await paperOf(hold.id, 'invoice');
    expect(await staff(hold.id, { action: 'send', paper: invoice?.id ?? '' })).toBe(true);
    expect(sent()).toHaveLength(3);
    expect(new Set(all.test.mails.map(({ id }) => id)).size).toBe(all.test.mails.length);
    expect(await staff(hold.id, { action: 'send', paper: hold.id })).toBe(false);
    await staff(hold.id, { action: 'again' });
    expect(sent()).toHaveLength(3);
  });

  const limited = (max: number) =>
    mailLimit({
      tries: new SharedLimit(null, { name: 'try', max: 1, withinSeconds: 600 }),
      addresses: new SharedLimit(null, { name: 'address', max, withinSeconds: 600 }),
    });

  it('[FORM-13] count once for their address, however often a mail is tried', async () => {
    // Two messages of the hold, and the invoice.
    all.test.services.mails = limited(3);
    const hold = await all.held();
    const { send } = all.test.services.mail;
    all.test.services.mail.send = () => Promise.reject(new Error('away'));
    await expect(staff(hold.id, { action: 'apply', ...stated })).rejects.toThrow('away');
    for (let tries = 0; tries < 14; tries += 1)
      await expect(staff(hold.id, { action: 'again' })).rejects.toThrow('away');
    all.test.services.mail.send = send;
    await staff(hold.id, { action: 'again' });
    expect((await paperOf(hold.id, 'invoice'))?.message).toBe('sent');
  });

  it('[FORM-13] over the limit of their address stay unsent, and staff can send them later', async () => {
    all.test.services.mails = limited(0);
    const hold = await all.held();
    await staff(hold.id, { action: 'apply', ...stated });
    expect((await paperOf(hold.id, 'invoice'))?.message).toBe('limited');
    expect(all.test.mails).toEqual([]);
    all.test.services.mails = limited(1);
    await staff(hold.id, { action: 'send', paper: (await paperOf(hold.id, 'invoice'))?.id ?? '' });
    expect((await paperOf(hold.id, 'invoice'))?.message).toBe('sent');
    expect(all.test.mails.at(-1)?.attachments[0]?.name).toBe('INV-000001.pdf');
  });

  it('of another day are swept once staff send them again', async () => {
    const hold = await all.held();
    await all.postgres.query('alter table papers disable trigger papers_immutable');
    await all.postgres.query("update papers set issued_at = now() - interval '9 days'");
    await all.postgres.query("update papers set requested_at = issued_at, message = 'waiting'");
    await all.postgres.query('alter table papers enable trigger papers_immutable');
    expect((await unfinishedWork(all.database)).holds).toEqual([]);
    const change = staffChange.parse({ action: 'send', paper: (await paperOf(hold.id, 'receipt'))?.id });
    await changeByStaff(all.test.services, { ...mei, hold: hold.id, extras: async () => [] }, change, '');
    expect((await unfinishedWork(all.database)).holds).toEqual([hold.id]);
  });

  it('a receipt that cannot be drawn holds up no message; a paper of its own is sent later', async () => {
    const draw = all.test.services.drawPaper;
    all.test.services.drawPaper = () => Promise.reject(new Error('too costly'));
    const hold = await all.held();
    expect(all.test.mails.map(({ attachments }) => attachments.length)).toEqual([0]);
    await expect(staff(hold.id, { action: 'apply', ...stated })).rejects.toThrow('too costly');
    all.test.services.drawPaper = draw;
    await staff(hold.id, { action: 'again' });
    expect(all.test.mails.at(-1)?.attachments[0]?.name).toBe('INV-000001.pdf');
  });
});
