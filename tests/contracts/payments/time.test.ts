import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { account, paid } from './paid-session.ts';
import { deposit, isLive, post, RunningProvider, works } from './running-provider.ts';

const provider = new RunningProvider();
beforeAll(() => provider.start());
afterAll(() => provider.stop());
afterEach(() => provider.press('clock/0'));

const stripe = () => provider.client();
const typesOf = async () => (await stripe().events.list({ limit: 100 }, account)).data.map(({ type }) => type);

describe.skipIf(isLive)('time at the provider', () => {
  it('[CHK-04] ends a session that was not paid, with an event, and its page shows that', async () => {
    const { id, url } = await stripe().checkout.sessions.create(deposit(), account);
    await provider.press('clock/1740');
    expect((await stripe().checkout.sessions.retrieve(id, {}, account)).status).toBe('open');
    await provider.press('clock/180');
    expect((await stripe().checkout.sessions.retrieve(id, {}, account)).status).toBe('expired');
    expect(await typesOf()).toContain('checkout.session.expired');
    expect(await (await post(url ?? '', works)).headers.get('location')).toBe(`/c/pay/${id}`);
    expect((await stripe().checkout.sessions.retrieve(id, {}, account)).payment_intent).toBeNull();
  });

  it('[CHK-04] frees an authorisation after a week, by itself', async () => {
    const { payment } = await paid(provider);
    await provider.press('clock/604000');
    expect((await stripe().paymentIntents.retrieve(payment, {}, account)).status).toBe('requires_capture');
    await provider.press('clock/1000');
    expect(await stripe().paymentIntents.retrieve(payment, {}, account)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'automatic',
    });
    await expect(stripe().paymentIntents.capture(payment, {}, account)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('[CHK-04] forgets an idempotency key after a day', async () => {
    const options = { ...account, idempotencyKey: 'hold-of-yesterday' };
    const { id } = await stripe().checkout.sessions.create(deposit(), options);
    await provider.press('clock/87000');
    const tomorrow = deposit({ expires_at: Math.floor(Date.now() / 1000) + 87_000 + 3_600 });
    expect((await stripe().checkout.sessions.create(tomorrow, options)).id).not.toBe(id);
  });
});
