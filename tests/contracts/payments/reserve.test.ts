import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nora, TestReservations } from '@/tests/reservations.fixture.ts';
import { open, variables } from '@/web/integrations/payments/http.ts';
import type { Payments } from '@/web/integrations/payments/port.ts';
import { readVariables } from '@/web/platform/env.ts';
import { applyDeposit } from '@/web/purchases/apply-deposit.ts';
import { forfeitDeposit } from '@/web/purchases/forfeit-deposit.ts';
import { receivePaymentEvent } from '@/web/purchases/receive-event.ts';
import { releaseHold } from '@/web/purchases/release-hold.ts';
import { settle } from '@/web/purchases/settle.ts';
import { tendHold } from '@/web/purchases/tend-hold.ts';
import { isLive, key, post, RunningProvider, secret, typed, works } from './running-provider.ts';

const provider = new RunningProvider();
const all = new TestReservations();
let payments: Payments;

beforeAll(async () => {
  await provider.start();
  const settings = { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: provider.url };
  const opened = open(readVariables(variables, settings));
  if (!opened) throw new Error('The port did not open.');
  payments = opened;
});
afterAll(() => provider.stop());

/** A hold whose payment page is open at the sandbox. */
async function opened(car: string, phone = nora) {
  all.test.services.payments = payments;
  const hold = await all.reserved(car, phone);
  expect(hold).toMatchObject({ state: 'pending', money: 'open', checkoutUrl: expect.stringContaining(provider.url) });
  return hold;
}

describe.skipIf(isLive)('[CHK-02] [CHK-04] [PLUS-13] a reservation through the official package', () => {
  it('is held by a card that works, released by its shopper, and balances', async () => {
    const hold = await opened('car-1');
    await post(hold.checkoutUrl ?? '', works);
    const settled = await settle(all.test.services, hold);
    expect(settled.hold).toMatchObject({ state: 'held', money: 'authorised', method: 'visa 4242' });
    await releaseHold(all.test.services, settled.hold, { event: 'shopper-released' });
    await all.test.work();
    expect(await all.now(hold.id)).toMatchObject({ state: 'released', money: 'released' });
    expect((await payments.readPayment(settled.hold.payment ?? '', hold.account))?.state).toBe('cancelled');
    expect(await all.balances()).toEqual([{ provider: 0, sales: 0, set_aside: 0 }]);
  });

  it('a double click opens one page', async () => {
    all.test.services.payments = payments;
    const twice = await Promise.all([all.reserved('car-2'), all.reserved('car-2')]);
    const pages = await Promise.all(twice.map(async ({ id }) => (await all.now(id)).checkout));
    expect(new Set(pages).size).toBe(1);
    expect(await all.rows('car-2')).toEqual([{ state: 'pending', money: 'open' }]);
  });

  it('a declined card leaves the page open for another', async () => {
    const hold = await opened('car-3');
    await post(hold.checkoutUrl ?? '', typed('4000 0000 0000 0002'));
    expect(await settle(all.test.services, hold)).toMatchObject({ page: 'tried', hold: { state: 'pending' } });
    await post(hold.checkoutUrl ?? '', works);
    expect((await settle(all.test.services, hold)).hold.state).toBe('held');
  });

  it('the signed event settles it without the page, and its repetition changes nothing', async () => {
    const hold = await opened('car-4');
    await all.test.work();
    provider.receiver.delivered.length = 0;
    await post(hold.checkoutUrl ?? '', works);
    await expect.poll(() => provider.receiver.delivered.length).toBeGreaterThan(0);
    for (const { body, signature } of [...provider.receiver.delivered, ...provider.receiver.delivered]) {
      const event = payments.readEvent(body, signature);
      if (event) await receivePaymentEvent(event, all.test.services);
    }
    await all.test.work();
    expect(await all.now(hold.id)).toMatchObject({ state: 'held', money: 'authorised' });
    expect(await all.postgres.query('select kind from ledger_transfers')).toEqual([{ kind: 'authorise' }]);
  });

  it('an unpaid page is closed before the car is let go: it cannot be paid afterwards', async () => {
    const hold = await opened('car-5');
    await all.end(hold.id);
    await tendHold(all.test.services, hold.id);
    expect(await all.now(hold.id)).toMatchObject({ state: 'expired', money: 'none' });
    await post(hold.checkoutUrl ?? '', works);
    expect((await payments.readCheckout(hold.checkout ?? '', hold.account))?.state).toBe('expired');
  });

  it('the deposit is taken when it is applied, and refunded when the sale falls through', async () => {
    const hold = await opened('car-6');
    await post(hold.checkoutUrl ?? '', works);
    const paid = (await settle(all.test.services, hold)).hold;
    await applyDeposit(all.test.services, hold.id, { actor: 'Mei', reason: '' });
    await all.test.work();
    expect((await payments.readPayment(paid.payment ?? '', hold.account))?.capturedCents).toBe(200_00);
    await releaseHold(all.test.services, await all.now(hold.id), {
      event: 'staff-released',
      actor: 'Mei',
      reason: 'No',
    });
    await all.test.work();
    expect(await all.now(hold.id)).toMatchObject({ state: 'released', money: 'refunded' });
    expect((await payments.readPayment(paid.payment ?? '', hold.account))?.refundedCents).toBe(200_00);
  });

  it('[PLUS-22] a deposit that is forfeited in part is refunded by the rest, once', async () => {
    const hold = await opened('car-6');
    await post(hold.checkoutUrl ?? '', works);
    const { hold: paid } = await settle(all.test.services, hold);
    await applyDeposit(all.test.services, hold.id, { actor: 'Mei', reason: '' });
    await all.test.work();
    const applied = await all.now(hold.id);
    const forfeit = { why: 'broken', cents: 75_50, actor: 'Mei', reason: 'Bought elsewhere.', state: 'vic' } as const;
    await forfeitDeposit(all.test.services, applied, { ...forfeit, abn: '51 824 753 556' });
    await all.test.work();
    await tendHold(all.test.services, hold.id);
    expect(await all.now(hold.id)).toMatchObject({ state: 'released', money: 'refunded', retainedCents: 75_50 });
    const payment = await payments.readPayment(paid.payment ?? '', hold.account);
    expect(payment).toMatchObject({ state: 'partly-refunded', capturedCents: 200_00, refundedCents: 124_50 });
    expect(await all.balances()).toEqual([{ provider: 75_50, sales: 0, set_aside: 0 }]);
  });
});
