import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf } from './published.ts';
import { RunningProvider } from './running-provider.ts';

const provider = new RunningProvider();
beforeAll(() => provider.start());
afterAll(() => provider.stop());

const stripe = () => provider.client();
const authorise = () =>
  stripe().paymentIntents.create({
    amount: 20_000,
    currency: 'aud',
    capture_method: 'manual',
    confirm: true,
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
    metadata: { hold: 'h-1' },
  });
const unexpected = { type: 'StripeInvalidRequestError', code: 'payment_intent_unexpected_state', statusCode: 400 };

/** The rules that money goes by, without a page: with STRIPE_TEST_KEY the same tests run against Stripe. */
describe('an authorisation, at the sandbox and at Stripe', () => {
  it('[CHK-04] sets the money aside for days, and takes a part of it once', async () => {
    const { id, status } = await authorise();
    expect(status).toBe('requires_capture');
    const set = await stripe().paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(set).toMatchObject({
      amount_capturable: 20_000,
      amount_received: 0,
      latest_charge: { captured: false, paid: true, refunded: false },
    });
    const before = Object(set.latest_charge).payment_method_details.card.capture_before;
    expect(before - Date.now() / 1000).toBeGreaterThan(4 * 86_400);
    expect(faultsOf(set)).toEqual([]);
    await stripe().paymentIntents.capture(id, { amount_to_capture: 15_000 });
    const taken = await stripe().paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] });
    expect(taken).toMatchObject({
      status: 'succeeded',
      amount_received: 15_000,
      amount_capturable: 0,
      latest_charge: { captured: true, amount_captured: 15_000, amount_refunded: 5_000 },
    });
    expect(faultsOf(taken)).toEqual([]);
    await expect(stripe().paymentIntents.capture(id)).rejects.toMatchObject(unexpected);
    await expect(stripe().paymentIntents.cancel(id)).rejects.toMatchObject(unexpected);
  });

  it('[CHK-04] is freed once', async () => {
    const { id } = await authorise();
    const freed = await stripe().paymentIntents.cancel(id, { cancellation_reason: 'requested_by_customer' });
    expect(freed).toMatchObject({ status: 'canceled', cancellation_reason: 'requested_by_customer' });
    expect(faultsOf(freed)).toEqual([]);
    await expect(stripe().paymentIntents.cancel(id)).rejects.toMatchObject(unexpected);
    await expect(stripe().paymentIntents.capture(id)).rejects.toMatchObject(unexpected);
  });

  it('[CHK-04] is refunded once for one key, and never beyond what was taken', async () => {
    const { id } = await authorise();
    await stripe().paymentIntents.capture(id);
    const once = { idempotencyKey: randomUUID() };
    const part = { payment_intent: id, amount: 12_000 };
    const refund = await stripe().refunds.create(part, once);
    expect((await stripe().refunds.create(part, once)).id).toBe(refund.id);
    expect(faultsOf(refund)).toEqual([]);
    await expect(stripe().refunds.create({ ...part, amount: 8_001 })).rejects.toMatchObject({ statusCode: 400 });
    await stripe().refunds.create({ payment_intent: id });
    await expect(stripe().refunds.create({ payment_intent: id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const { data } = await stripe().balanceTransactions.list({ limit: 10, expand: ['data.source'] });
    const own = data.filter(({ source }) => Object(source).payment_intent === id);
    expect(own.map(({ type, amount }) => [type, amount])).toEqual([
      ['refund', -8_000],
      ['refund', -12_000],
      ['charge', 20_000],
    ]);
  });

  it('[CHK-04] reports it by events that can be read again', async () => {
    const { id } = await authorise();
    const created = async () => {
      const { data } = await stripe().events.list({ type: 'payment_intent.amount_capturable_updated', limit: 20 });
      return data.find(({ data: { object } }) => Object(object).id === id);
    };
    await expect.poll(created).toBeDefined();
    const event = await created();
    expect(await stripe().events.retrieve(event?.id ?? '')).toMatchObject({ id: event?.id, type: event?.type });
  });
});
