import { describe, expect, it } from 'vitest';
import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import { nora, TestReservations } from '@/tests/reservations.fixture.ts';
import { joinLine } from '@/web/purchases/join-line.ts';
import { newHold } from '@/web/purchases/purchases.fixture.ts';
import { receivePaymentEvent } from '@/web/purchases/receive-event.ts';
import { releaseHold } from '@/web/purchases/release-hold.ts';
import { tendHold } from '@/web/purchases/tend-hold.ts';
import { leaveLine } from './hold-waiting.ts';
import { pruneHolds, unfinishedWork } from './holds.ts';

const all = new TestReservations();

it('[PLUS-13] the sweep finds what no job carries: holds that are due, money that has to move, cars that changed', async () => {
  const [due, settling] = [await all.held('car-1'), await all.held('car-2', '+61491570111')];
  all.test.services.queue = { enqueue: async () => undefined };
  await all.end(due.id);
  await releaseHold(all.test.services, settling, { event: 'shopper-released' });
  const { holds, cars } = await unfinishedWork(all.database);
  expect(holds.sort()).toEqual([due.id, settling.id].sort());
  expect(cars.sort()).toEqual(['car-1', 'car-2']);
});

describe('[CHK-04] [PLUS-13] an event that was acknowledged without a job', () => {
  /** It is an hour old, and an hour younger than the hold's last move. */
  async function acknowledged(
    hold: HoldRecord,
    type: string,
    ids: { sessionId?: string | null; paymentId?: string | null },
  ) {
    const event = {
      id: `evt_${type}_${hold.id}`,
      type,
      account: 'acct_1',
      at: new Date(),
      sessionId: null,
      paymentId: null,
    };
    const queue = { enqueue: async () => undefined };
    const services = { ...all.test.services, queue };
    expect(await receivePaymentEvent({ ...event, ...ids }, services)).toBe('recorded');
    expect((await unfinishedWork(all.database)).holds).toEqual([]);
    await all.postgres.query("update payment_events set received_at = now() - interval '1 hour'");
    await all.postgres.query("update holds set changed_at = now() - interval '2 hours'");
  }
  const swept = async () => {
    const { holds } = await unfinishedWork(all.database);
    for (const id of holds) await tendHold(all.test.services, id);
    await all.test.work();
    return holds;
  };

  it('is found by the sweep: a page that was paid holds its car', async () => {
    const hold = await all.reserved();
    all.test.payments.pay(hold.checkout);
    await acknowledged(hold, 'checkout.session.completed', { sessionId: hold.checkout });
    expect(await swept()).toEqual([hold.id]);
    expect(await all.now(hold.id)).toMatchObject({ state: 'held', money: 'authorised' });
    expect(await swept()).toEqual([]);
  });

  it('a payment that came too late goes back, and what the bank did by itself is heard of', async () => {
    const late = await all.reserved();
    await all.postgres.query("update holds set state = 'expired' , money = 'none' where id = $1", [late.id]);
    all.test.payments.pay(late.checkout);
    await acknowledged(late, 'checkout.session.completed', { sessionId: late.checkout });
    expect(await swept()).toEqual([late.id]);
    expect(await all.now(late.id)).toMatchObject({ state: 'expired', money: 'released' });
    const held = await all.held('car-2');
    const payment = all.test.payments.checkouts.get(held.checkout ?? '')?.payment;
    if (payment) payment.state = 'cancelled';
    await acknowledged(held, 'payment_intent.canceled', { paymentId: held.payment });
    expect(await swept()).toEqual([held.id]);
    expect((await all.now(held.id)).money).toBe('lapsed');
  });

  it('what only follows our own doing is not read again', async () => {
    const held = await all.held();
    await acknowledged(held, 'checkout.session.completed', { sessionId: held.checkout });
    expect(await swept()).toEqual([]);
  });
});

it('after 30 days nothing is left of who paid nothing; what had money or a receipt stays', async () => {
  const left = await all.reserved('car-1');
  await releaseHold(all.test.services, left, { event: 'shopper-released' });
  const paid = await all.held('car-2');
  await releaseHold(all.test.services, paid, { event: 'shopper-released' });
  await all.test.work();
  const open = await all.reserved('car-3', nora, { depositCents: 0 });
  const { depositCents: _, hours: __, ...person } = newHold('car-3', '+61491570111');
  const waiting = await joinLine(all.test.services, person);
  await leaveLine(all.database, all.test.services.queue, 'a', waiting?.row.token ?? '');
  const rows = async () => (await all.postgres.query('select id from holds')).map(({ id }) => id).sort();
  await pruneHolds(all.database);
  expect(await rows()).toHaveLength(3);
  await all.postgres.query("update holds set changed_at = now() - interval '31 days'");
  await all.postgres.query("update hold_waiting set joined_at = now() - interval '31 days'");
  await pruneHolds(all.database);
  expect(await rows()).toEqual([paid.id, open.id].sort());
  expect(await all.postgres.query('select id from hold_waiting')).toEqual([]);
});
