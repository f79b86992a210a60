import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, paid } from './paid-session.ts';
import { faultsOf } from './published.ts';
import { deposit, isLive, RunningProvider, secret } from './running-provider.ts';

const provider = new RunningProvider();
const { receiver } = provider;
beforeAll(() => provider.start());
afterAll(() => provider.stop());
beforeEach(async () => {
  receiver.status = 200;
  await provider.press('webhooks/sent');
  await new Promise((resolve) => setTimeout(resolve, 300));
  receiver.delivered.length = 0;
});

const stripe = () => provider.client();
/** What the official package makes of each delivery; null for a signature that is wrong. */
const read = () =>
  receiver.delivered.map(({ body, signature }): Stripe.Event | null => {
    try {
      return stripe().webhooks.constructEvent(body, signature, secret);
    } catch {
      return null;
    }
  });
const types = () => read().map((event) => event?.type ?? 'forged');

describe.skipIf(isLive)('signed webhooks', () => {
  it('[CHK-04] report each step, signed, in the published shape, by account', async () => {
    const { payment } = await paid(provider);
    await stripe().paymentIntents.capture(payment, {}, account);
    await stripe().refunds.create({ payment_intent: payment }, account);
    const expected = [
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.amount_capturable_updated',
      'checkout.session.completed',
      'charge.captured',
      'payment_intent.succeeded',
      'refund.created',
      'charge.refunded',
    ];
    await expect.poll(() => types().sort()).toEqual(expected.sort());
    expect(read().map((event) => event?.account)).toEqual(Array(expected.length).fill(account.stripeAccount));
    expect(read().flatMap(faultsOf)).toEqual([]);
    const { data } = await stripe().events.list({ limit: 100, types: ['charge.captured'] }, account);
    const captured = read().find((event) => event?.type === 'charge.captured');
    expect(data.map(({ id }) => id)).toContain(captured?.id);
    expect(await stripe().events.retrieve(captured?.id ?? '', {}, account)).toMatchObject({ id: captured?.id });
  });

  it('[CHK-04] names no account for the merchant’s own session', async () => {
    const { id } = await stripe().checkout.sessions.create(deposit());
    await stripe().checkout.sessions.expire(id);
    await expect.poll(types).toEqual(['checkout.session.expired']);
    expect(read()[0]).not.toHaveProperty('account');
  });

  it('[CHK-04] sends again until it is taken', async () => {
    receiver.status = 500;
    const { id } = await stripe().checkout.sessions.create(deposit());
    await stripe().checkout.sessions.expire(id);
    await expect.poll(() => receiver.delivered.length).toBeGreaterThan(2);
    receiver.status = 200;
    const ids = () => new Set(read().map((event) => event?.id));
    expect(ids().size).toBe(1);
    const sent = receiver.delivered.length;
    await expect.poll(() => receiver.delivered.length).toBe(sent + 1);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(receiver.delivered).toHaveLength(sent + 1);
  });

  it('[CHK-04] sends twice, forged, and out of order where a developer wants it', async () => {
    await provider.press('webhooks/twice');
    const { id } = await stripe().checkout.sessions.create(deposit());
    await stripe().checkout.sessions.expire(id);
    await expect.poll(types).toEqual(['checkout.session.expired', 'checkout.session.expired']);
    expect(new Set(read().map((event) => event?.id)).size).toBe(1);

    await provider.press('webhooks/held');
    receiver.delivered.length = 0;
    await paid(provider);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(receiver.delivered).toEqual([]);
    await provider.press('webhooks/forged');
    await expect.poll(() => receiver.delivered.length).toBe(4);
    expect(types()[0]).toBe('checkout.session.completed');

    receiver.delivered.length = 0;
    const other = await stripe().checkout.sessions.create(deposit());
    await stripe().checkout.sessions.expire(other.id);
    await expect.poll(() => types().sort()).toEqual(['checkout.session.expired', 'forged']);
  });

  it('[CHK-04] sends a single event again, also forged', async () => {
    const { id } = await stripe().checkout.sessions.create(deposit());
    await stripe().checkout.sessions.expire(id);
    await expect.poll(types).toEqual(['checkout.session.expired']);
    const event = read()[0]?.id;
    expect(await provider.press(`events/${event}/again`)).toBe(303);
    await provider.press(`events/${event}/forged`);
    await expect.poll(() => types().sort()).toEqual(['checkout.session.expired', 'checkout.session.expired', 'forged']);
    expect(await provider.press('events/evt_none/again')).toBe(404);
    expect(await (await fetch(`${provider.url}/payments`)).text()).toContain(String(event));
  });

  it('[CHK-04] has a signature of the moment, which the package refuses once it is old', async () => {
    const { id } = await stripe().checkout.sessions.create(deposit());
    await stripe().checkout.sessions.expire(id);
    await expect.poll(types).toEqual(['checkout.session.expired']);
    const { body = '', signature = '' } = receiver.delivered[0] ?? {};
    const later = Math.floor(Date.now() / 1000) + 600;
    expect(() => stripe().webhooks.constructEvent(body, signature, secret, 300, undefined, later * 1000)).toThrow();
    expect(() => stripe().webhooks.constructEvent(`${body} `, signature, secret)).toThrow();
  });
});
