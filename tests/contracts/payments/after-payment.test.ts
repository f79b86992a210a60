import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { account, paid, refundFails } from './paid-session.ts';
import { faultsOf } from './published.ts';
import { isLive, RunningProvider } from './running-provider.ts';

const provider = new RunningProvider();
beforeAll(() => provider.start());
afterAll(() => provider.stop());

const stripe = () => provider.client();
const withCharge = (payment: string) =>
  stripe().paymentIntents.retrieve(payment, { expand: ['latest_charge.balance_transaction'] }, account);

describe.skipIf(isLive)('a payment after the page', () => {
  it('[CHK-04] is taken once, with its fee', async () => {
    const { session, payment } = await paid(provider);
    const captured = await stripe().paymentIntents.capture(payment, {}, account);
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 20_000, amount_capturable: 0 });
    expect((await stripe().checkout.sessions.retrieve(session, {}, account)).payment_status).toBe('paid');
    const whole = await withCharge(payment);
    expect(whole.latest_charge).toMatchObject({
      captured: true,
      amount_captured: 20_000,
      balance_transaction: { type: 'charge', amount: 20_000, fee: 370, net: 19_630 },
    });
    expect(faultsOf(whole)).toEqual([]);
    await expect(stripe().paymentIntents.capture(payment, {}, account)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      statusCode: 400,
    });
  });

  it('[CHK-04] is taken in part, and the rest is free', async () => {
    const { payment } = await paid(provider);
    await expect(
      stripe().paymentIntents.capture(payment, { amount_to_capture: 20_001 }, account),
    ).rejects.toMatchObject({ code: 'amount_too_large' });
    await stripe().paymentIntents.capture(payment, { amount_to_capture: 5_000 }, account);
    const whole = await withCharge(payment);
    expect(whole).toMatchObject({
      amount_received: 5_000,
      latest_charge: { amount_captured: 5_000, amount_refunded: 15_000, refunded: false },
    });
    await stripe().refunds.create({ payment_intent: payment }, account);
    expect(await withCharge(payment)).toMatchObject({ latest_charge: { amount_refunded: 20_000, refunded: true } });
  });

  it('[CHK-04] is freed once, and is never taken after it', async () => {
    const { payment } = await paid(provider);
    const freed = await stripe().paymentIntents.cancel(payment, { cancellation_reason: 'abandoned' }, account);
    expect(freed).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned', amount_capturable: 0 });
    expect(faultsOf(freed)).toEqual([]);
    for (const call of ['cancel', 'capture'] as const)
      await expect(stripe().paymentIntents[call](payment, {}, account)).rejects.toMatchObject({
        code: 'payment_intent_unexpected_state',
      });
    await expect(stripe().refunds.create({ payment_intent: payment }, account)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('[CHK-04] is refunded in parts, never more than was taken, and once for one key', async () => {
    const { payment } = await paid(provider);
    await stripe().paymentIntents.capture(payment, {}, account);
    const once = { ...account, idempotencyKey: randomUUID() };
    const part = { payment_intent: payment, amount: 12_000, reason: 'requested_by_customer' as const };
    const refunds = [await stripe().refunds.create(part, once), await stripe().refunds.create(part, once)];
    expect(refunds[1]?.id).toBe(refunds[0]?.id);
    expect(refunds[0]).toMatchObject({ amount: 12_000, status: 'succeeded', reason: 'requested_by_customer' });
    expect(refunds.flatMap(faultsOf)).toEqual([]);
    await expect(stripe().refunds.create({ ...part, amount: 8_001 }, account)).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
    });
    await stripe().refunds.create({ payment_intent: payment }, account);
    await expect(stripe().refunds.create({ payment_intent: payment }, account)).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect(await withCharge(payment)).toMatchObject({ latest_charge: { refunded: true, amount_refunded: 20_000 } });
  });

  it('[CHK-04] a refund that the bank gives back fails later: its money is the merchant’s again', async () => {
    const { payment } = await paid(provider, {}, refundFails);
    await stripe().paymentIntents.capture(payment, {}, account);
    const refund = await stripe().refunds.create({ payment_intent: payment }, account);
    expect(refund).toMatchObject({ status: 'succeeded' });
    await provider.press('clock/5');
    onTestFinished(async () => void (await provider.press('clock/0')));
    const failed = await stripe().refunds.retrieve(refund.id, { expand: ['failure_balance_transaction'] }, account);
    expect(failed).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
      failure_balance_transaction: { type: 'refund_failure', amount: 20_000, fee: 0 },
    });
    const whole = await stripe().paymentIntents.retrieve(payment, { expand: ['latest_charge.refunds'] }, account);
    expect(whole.latest_charge).toMatchObject({
      amount_refunded: 0,
      refunded: false,
      refunds: { data: [{ id: refund.id, status: 'failed' }] },
    });
    expect([failed, whole].flatMap(faultsOf)).toEqual([]);
    const events = await stripe().events.list({ limit: 5 }, account);
    expect(events.data.map(({ type }) => type).slice(0, 2)).toEqual(['charge.refund.updated', 'refund.failed']);
    await stripe().refunds.create({ payment_intent: payment, amount: 20_000 }, account);
  });

  it('[CHK-04] is listed in the balance, page by page, with what it came of', async () => {
    const own = { stripeAccount: 'acct_balance' };
    const from = Math.floor(Date.now() / 1000) - 5;
    const { payment } = await paid(provider);
    const before = await stripe().balanceTransactions.list({}, own);
    expect(before.data).toEqual([]);
    await stripe().paymentIntents.capture(payment, {}, account);
    await stripe().refunds.create({ payment_intent: payment, amount: 1_000 }, account);
    const listed = [];
    const wanted = { created: { gte: from, lt: from + 600 }, limit: 1, expand: ['data.source'] };
    for await (const one of stripe().balanceTransactions.list(wanted, account)) listed.push(one);
    expect(listed.slice(0, 2)).toMatchObject([
      { type: 'refund', amount: -1_000, fee: 0, source: { object: 'refund', payment_intent: payment } },
      { type: 'charge', amount: 20_000, source: { object: 'charge', payment_intent: payment } },
    ]);
    expect(listed.flatMap(faultsOf)).toEqual([]);
    const none = { created: { gte: from + 600, lt: from + 700 } };
    expect((await stripe().balanceTransactions.list(none, account)).data).toEqual([]);
    const page = await stripe().balanceTransactions.list({ type: 'refund' }, account);
    expect(page.data.every(({ type }) => type === 'refund')).toBe(true);
    expect(faultsOf(page)).toEqual([]);
  });

  it('[CHK-04] is taken at once where capture is automatic', async () => {
    const { payment, session } = await paid(provider, { payment_intent_data: {} });
    expect(await withCharge(payment)).toMatchObject({ status: 'succeeded', latest_charge: { captured: true } });
    expect((await stripe().checkout.sessions.retrieve(session, {}, account)).payment_status).toBe('paid');
  });

  it('[CHK-04] expands what it has and nothing else', async () => {
    const { payment } = await paid(provider);
    await expect(stripe().paymentIntents.retrieve(payment, { expand: ['scope'] }, account)).rejects.toMatchObject({
      message: 'This property cannot be expanded (scope).',
    });
  });
});
