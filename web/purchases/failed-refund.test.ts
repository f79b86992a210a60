import { describe, expect, it } from 'vitest';
import { depositFate, depositLabel } from '@/domain/purchases/deposit-label.ts';
import { nora, TestReservations } from '@/tests/reservations.fixture.ts';
import { stuckReason } from '@/web/desk/stuck-reason.ts';
import { stuckHolds } from '@/web/records/hold-desk.ts';
import { unfinishedWork } from '@/web/records/holds.ts';
import { recordEvent } from '@/web/records/payment-events.ts';
import { changeByStaff, type StaffChange } from './change-by-staff.ts';
import { releaseHold } from './release-hold.ts';
import { tendHold } from './tend-hold.ts';

const all = new TestReservations();

/** A hold whose charged deposit was refunded, and the bank gave the refund back. */
async function failed() {
  const hold = await all.held('car-1', nora, 'captured');
  await releaseHold(all.test.services, hold, { event: 'staff-released', actor: 'Mei', reason: 'Hail.' });
  await all.test.work();
  expect(await all.now(hold.id)).toMatchObject({ state: 'released', money: 'refunded' });
  all.test.payments.failRefund(hold.payment);
  await tendHold(all.test.services, hold.id);
  await all.test.work();
  return all.now(hold.id);
}
const byStaff = (hold: string, change: StaffChange, reason = '') =>
  changeByStaff(
    all.test.services,
    { seller: 'a', hold, actor: 'Mei Tran', abn: '', state: 'vic', extras: async () => [] },
    change,
    reason,
  );
const sum = (account: string) =>
  all.postgres.query(
    `select coalesce(sum(case when debit = $1 then cents when credit = $1 then -cents else 0 end), 0)::int cents
     from ledger_transfers where phase = 'posted'`,
    [account],
  );
const papers = () => all.postgres.query("select kind, cents from papers where kind <> 'receipt' order by number");

describe('[CHK-04] a refund that was accepted and came back', () => {
  it('is no refund any more: desk and shopper read what happened, the ledger has the money at the provider', async () => {
    const hold = await failed();
    expect(hold).toMatchObject({ state: 'released', money: 'refund-failed' });
    for (const text of [depositLabel(hold), depositFate(hold)]) {
      expect(text).toContain('did not go through');
      expect(text).not.toMatch(/refunded|on its way/);
    }
    const [stuck] = await stuckHolds(all.database, 'a');
    expect(stuck && stuckReason(stuck, Date.now())).toBe(
      'The bank did not take the refund of $200.00: send it again, or pay it back another way',
    );
    expect(all.test.texts.at(-1)?.text).toMatch(/did not take the refund of your deposit[\s\S]*did not go through/);
    expect(await all.balances()).toEqual([{ provider: 200_00, sales: 0, set_aside: 0 }]);
    const heard = all.test.texts.length;
    await tendHold(all.test.services, hold.id);
    expect([(await all.now(hold.id)).money, all.test.texts.length]).toEqual(['refund-failed', heard]);
  });

  it('goes once more where staff request it, and once only', async () => {
    const { id } = await failed();
    const tried = await Promise.all([1, 2].map(() => byStaff(id, { action: 'refund-again' })));
    expect(tried.toSorted()).toEqual([false, true]);
    await all.test.work();
    expect((await all.now(id)).money).toBe('refunded');
    expect(await byStaff(id, { action: 'refund-again' })).toBe(false);
    expect(await byStaff(id, { action: 'repaid' }, 'In cash.')).toBe(false);
    expect(await all.balances()).toEqual([{ provider: 0, sales: 0, set_aside: 0 }]);
    expect(await stuckHolds(all.database, 'a')).toEqual([]);
  });

  it('is paid another way, with a text that the shopper reads and a note of it', async () => {
    const { id } = await failed();
    expect(await byStaff(id, { action: 'repaid' })).toBe(false);
    expect(await byStaff(id, { action: 'repaid' }, 'In cash on Friday.')).toBe(true);
    await all.test.work();
    const hold = await all.now(id);
    expect([hold.money, depositLabel(hold)]).toEqual(['repaid', 'Paid back another way']);
    expect(all.test.texts.at(-1)?.text).toContain('“In cash on Friday.”');
    expect(await sum('deposits')).toEqual([{ cents: 0 }]);
    expect(await sum('provider')).toEqual([{ cents: 200_00 }]);
    expect(await sum('bank')).toEqual([{ cents: -200_00 }]);
    expect(await papers()).toEqual([
      { kind: 'refund', cents: 200_00 },
      { kind: 'refund', cents: 200_00 },
    ]);
    expect(await stuckHolds(all.database, 'a')).toEqual([]);
  });

  it('one that comes back at once waits for staff: it is not sent again and again', async () => {
    const hold = await all.held('car-1', nora, 'captured');
    const { payments, services, work } = all.test;
    const { release } = payments;
    payments.release = async (payment) => {
      await release.call(payments, payment);
      payments.failRefund(payment.id);
      return payments.readPayment(payment.id);
    };
    await releaseHold(services, hold, { event: 'shopper-released' });
    await work();
    await tendHold(services, hold.id);
    expect((await all.now(hold.id)).money).toBe('refund-failed');
    expect(payments.calls.filter((call) => call === 'release')).toHaveLength(1);
  });

  it('weeks later is heard although the queue lost its event', async () => {
    const hold = await all.held('car-1', nora, 'captured');
    await releaseHold(all.test.services, hold, { event: 'shopper-released' });
    await all.test.work();
    await all.postgres.query("update holds set changed_at = now() - interval '20 days'");
    await all.postgres.query("update hold_events set at = now() - interval '20 days', message = null");
    const event = { id: 'evt_1', type: 'refund.failed', account: 'acct_1', at: new Date(), sessionId: null };
    const lost = { enqueue: async () => undefined };
    expect(await recordEvent(all.database, lost, { ...event, paymentId: hold.payment })).toBe('recorded');
    await all.postgres.query("update payment_events set received_at = now() - interval '1 minute'");
    await all.postgres.query("update papers set message = 'sent'");
    expect((await unfinishedWork(all.database)).holds).toEqual([hold.id]);
  });
});

describe('[CHK-04] the rest of a deposit that staff retain a part of', () => {
  it('goes back although a try with another amount was refused: the key belongs to one amount', async () => {
    const hold = await all.held('car-1', nora, 'captured');
    const { payments, services } = all.test;
    const { id, payment } = hold;
    await all.postgres.query("update holds set state = 'released', money = 'refunding', retained_cents = 5000");
    payments.failing.set('refund', new Error('no balance'));
    await expect(tendHold(services, id)).rejects.toThrow('no balance');
    // A part of it was refunded in the provider's own dashboard.
    await payments.refund({ id: payment ?? '' }, 30_00, 'dashboard');
    await tendHold(services, id);
    expect((await all.now(id)).money).toBe('refunded');
    expect((await payments.readPayment(payment ?? '')).refundedCents).toBe(150_00);
  });
});
