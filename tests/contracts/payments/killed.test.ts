import { afterAll, beforeAll, expect, it } from 'vitest';
import { account, paid } from './paid-session.ts';
import { deposit, isLive, post, RunningProvider, secret, works } from './running-provider.ts';

const provider = new RunningProvider();
beforeAll(() => provider.start());
afterAll(() => provider.stop());

it.skipIf(isLive)('[CHK-04] has after a kill all that it acknowledged, and sends what was not taken', async () => {
  const stripe = provider.client();
  provider.receiver.status = 500;
  const { payment } = await paid(provider);
  const options = { ...account, idempotencyKey: 'hold-1' };
  const wanted = deposit();
  const open = await stripe.checkout.sessions.create(wanted, options);
  await provider.end('SIGKILL');
  await provider.run();
  provider.receiver.delivered.length = 0;
  provider.receiver.status = 200;
  expect((await stripe.paymentIntents.retrieve(payment, {}, account)).status).toBe('requires_capture');
  expect((await stripe.checkout.sessions.create(wanted, options)).id).toBe(open.id);
  expect((await post(open.url ?? '', works)).status).toBe(303);
  const completed = () =>
    provider.receiver.delivered
      .map(({ body, signature }) => stripe.webhooks.constructEvent(body, signature, secret))
      .filter(({ type }) => type === 'checkout.session.completed').length;
  await expect.poll(completed).toBeGreaterThanOrEqual(2);
});
