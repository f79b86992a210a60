import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, paid } from './paid-session.ts';
import { faultsOf } from './published.ts';
import { isLive, RunningProvider } from './running-provider.ts';

const provider = new RunningProvider();
beforeAll(() => provider.start());
afterAll(() => provider.stop());

/** The check of the other contracts finds what is wrong, so that none of them passes by itself. */
describe.skipIf(isLive)('the published shape', () => {
  it('[CHK-04] refuses a field that is missing, added, of another type or of no listed value', async () => {
    const { payment } = await paid(provider);
    const right = await provider.client().paymentIntents.retrieve(payment, { expand: ['latest_charge'] }, account);
    expect(faultsOf(right)).toEqual([]);
    const { amount, ...missing } = right;
    const charge = Object(right.latest_charge);
    const wrong: unknown[] = [
      missing,
      { ...right, charges: [] },
      { ...right, amount: String(amount) },
      { ...right, status: 'authorised' },
      { ...right, latest_charge: { ...charge, paid: null } },
      { ...right, latest_charge: { ...charge, payment_method_details: { type: 'card', card: {} } } },
      { ...right, customer: { object: 'customer', id: 'cus_1' } },
      { ...right, object: 'plan' },
    ];
    for (const one of wrong) expect(faultsOf(one)).not.toEqual([]);
  });

  it('[CHK-04] is that of the installed package, in whose version the sandbox responds', async () => {
    const response = await fetch(`${provider.url}/v1/events`);
    expect(response.headers.get('stripe-version')).toBe(Stripe.API_VERSION);
  });
});
