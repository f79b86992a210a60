import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf } from './published.ts';
import { deposit, isLive, RunningProvider } from './running-provider.ts';

const provider = new RunningProvider();
beforeAll(() => provider.start());
afterAll(() => provider.stop());

/** Sessions end by themselves: against Stripe nothing is left behind. */
const stripe = () => provider.client();
const connected = isLive ? undefined : { stripeAccount: 'acct_dealerOne' };

describe('checkout sessions, by the official package', () => {
  it('[CHK-04] makes one, reads it and ends it, each in the published shape', async () => {
    const made = await stripe().checkout.sessions.create(deposit());
    expect(made.id).toMatch(/^cs_test_/);
    expect(made).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 20_000,
      currency: 'aud',
      client_reference_id: 'h-1',
      metadata: { hold: 'h-1' },
      payment_intent: null,
      livemode: false,
    });
    expect(made.url).toContain(made.id);
    const read = await stripe().checkout.sessions.retrieve(made.id, { expand: ['payment_intent.latest_charge'] });
    expect(read).toMatchObject({ id: made.id, status: 'open' });
    const ended = await stripe().checkout.sessions.expire(made.id);
    expect(ended).toMatchObject({ status: 'expired', url: null });
    expect([made, read, ended].flatMap(faultsOf)).toEqual([]);
  });

  it('[CHK-04] ends no session twice', async () => {
    const { id } = await stripe().checkout.sessions.create(deposit());
    await stripe().checkout.sessions.expire(id);
    await expect(stripe().checkout.sessions.expire(id)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      message: expect.stringContaining('has a status of `expired`'),
    });
  });

  it.each([
    ['a session that is not there', () => stripe().checkout.sessions.retrieve('cs_test_none'), 404, 'resource_missing'],
    ['a payment that is not there', () => stripe().paymentIntents.retrieve('pi_none'), 404, 'resource_missing'],
    ['a charge that is not there', () => stripe().charges.retrieve('ch_none'), 404, 'resource_missing'],
    ['an event that is not there', () => stripe().events.retrieve('evt_none'), 404, 'resource_missing'],
    ['a refund of nothing', () => stripe().refunds.create({ payment_intent: 'pi_none' }), 404, 'resource_missing'],
  ])('[CHK-04] returns %s', async (_what, call, statusCode, code) => {
    await expect(call()).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode, code });
  });

  it('[CHK-04] wants half an hour at least, and a day at most', async () => {
    const inSeconds = (seconds: number) => ({ expires_at: Math.floor(Date.now() / 1000) + seconds });
    for (const seconds of [20 * 60, 25 * 3_600])
      await expect(stripe().checkout.sessions.create(deposit(inSeconds(seconds)))).rejects.toMatchObject({
        type: 'StripeInvalidRequestError',
        param: 'expires_at',
      });
  });

  it('[CHK-04] names the parameter that is missing, and one that it does not have', async () => {
    await expect(stripe().rawRequest('POST', '/v1/checkout/sessions', { mode: 'payment' })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
    });
    const odd = { ...deposit(), colour: 'red' };
    await expect(stripe().rawRequest('POST', '/v1/checkout/sessions', odd)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'colour',
    });
  });

  it('[CHK-04] uses an idempotency key once, and refuses other parameters under it', async () => {
    const options = { idempotencyKey: randomUUID() };
    const wanted = deposit();
    const [first, second] = await Promise.all([
      stripe().checkout.sessions.create(wanted, options),
      stripe().checkout.sessions.create(wanted, options),
    ]).catch(async () => {
      // Stripe refuses the second of two at one moment; the sandbox handles one after the other.
      const again = await stripe().checkout.sessions.create(wanted, options);
      return [again, again];
    });
    expect(second?.id).toBe(first?.id);
    const other = deposit({ client_reference_id: 'h-2' });
    await expect(stripe().checkout.sessions.create(other, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  it('[CHK-04] takes no key that is not its own', async () => {
    await expect(provider.client('sk_test_wrong').checkout.sessions.create(deposit())).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
  });

  it.skipIf(isLive)('[CHK-04] keeps connected accounts, and merchants, apart', async () => {
    const { id } = await stripe().checkout.sessions.create(deposit(), connected);
    expect((await stripe().checkout.sessions.retrieve(id, {}, connected)).id).toBe(id);
    for (const elsewhere of [undefined, { stripeAccount: 'acct_dealerTwo' }])
      await expect(stripe().checkout.sessions.retrieve(id, {}, elsewhere)).rejects.toMatchObject({ statusCode: 404 });
    const other = provider.client('sk_test_anotherMerchant');
    await expect(other.checkout.sessions.expire(id, {}, connected)).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe().checkout.sessions.retrieve(id, {}, { stripeAccount: '../x' })).rejects.toMatchObject({
      statusCode: 403,
    });
  });

  it.skipIf(isLive)('[CHK-04] takes the key as a user name too, as curl sends it', async () => {
    const authorization = `Basic ${Buffer.from('sk_test_contractsOfTheSandbox:').toString('base64')}`;
    const response = await fetch(`${provider.url}/v1/events`, { headers: { authorization } });
    expect(response.status).toBe(200);
  });
});
