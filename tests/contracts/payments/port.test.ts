import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { open, variables } from '@/web/integrations/payments/http.ts';
import type { CheckoutRequest, Payments } from '@/web/integrations/payments/port.ts';
import { open as openSandbox } from '@/web/integrations/payments/sandbox.ts';
import { readVariables } from '@/web/platform/env.ts';
import { refundFails } from './paid-session.ts';
import { isLive, key, otherKey, post, RunningProvider, secret, typed, works } from './running-provider.ts';

const provider = new RunningProvider();
let payments: Payments;

const portAt = (url: string): Payments => {
  const opened = open(
    readVariables(variables, {
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: `whsec_old,${secret}`,
      STRIPE_ACCOUNTS: 'southbank=acct_southbank,harbour=acct_harbour',
      STRIPE_SITE_KEYS: `coastline=${otherKey}`,
      STRIPE_SITE_WEBHOOK_SECRETS: 'coastline=whsec_coastline',
      STRIPE_API_URL: url,
    }),
  );
  if (!opened) throw new Error('The port did not open.');
  return opened;
};

beforeAll(async () => {
  await provider.start();
  payments = portAt(provider.url);
});
afterAll(() => provider.stop());
beforeEach(() => {
  provider.receiver.delivered.length = 0;
});

const request = (more: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  holdId: randomUUID(),
  site: 'southbank',
  amountCents: 20_000,
  description: 'Deposit to hold: 2021 Ford Ranger',
  successUrl: 'http://southbank.example/cars/ranger/checkout?paid={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://southbank.example/cars/ranger/checkout',
  expiresAt: new Date(Date.now() + 31 * 60_000),
  email: 'sam@example.com',
  ...more,
});
const paid = async (more: Partial<CheckoutRequest> = {}, card = works) => {
  const { id, url, account } = await payments.openCheckout(request(more));
  await post(url ?? '', card);
  const payment = (await payments.readCheckout(id, account))?.payment;
  if (!payment) throw new Error('Nothing was paid.');
  return payment;
};

describe.skipIf(isLive)('deposits through the port', () => {
  it('[CHK-04] opens a checkout once for a hold, and reads what became of it', async () => {
    const wanted = request();
    const opened = await payments.openCheckout(wanted);
    expect(opened).toMatchObject({ account: 'acct_southbank', url: expect.stringContaining(provider.url) });
    expect(await payments.openCheckout(wanted)).toEqual(opened);
    const before = { state: 'open', holdId: wanted.holdId, amountCents: 20_000, payment: null };
    expect(await payments.readCheckout(opened.id, opened.account)).toMatchObject(before);
    await post(opened.url ?? '', works);
    const week = Date.now() + 7 * 86_400_000;
    const checkout = await payments.readCheckout(opened.id, opened.account);
    expect(checkout).toMatchObject({ state: 'complete', payment: { state: 'authorised', method: 'visa 4242' } });
    expect(checkout?.payment).toMatchObject({ amountCents: 20_000, capturedCents: 0, refundedCents: 0 });
    expect(Math.abs((checkout?.payment?.captureBefore?.getTime() ?? 0) - week)).toBeLessThan(60_000);
  });

  it('[CHK-04] refunds once, although the provider repeats an old refusal to the same key', async () => {
    const payment = await paid();
    const refund = (by = payments) => by.refund(payment, 12_000, `rest-${payment.id}`);
    await expect(refund()).rejects.toMatchObject({ fault: 'refused', refusal: 'new' });
    await payments.capture(payment);
    // Another process: this one lets a while pass between two keys.
    for (const process of [portAt(provider.url), portAt(provider.url)])
      expect(await refund(process)).toMatchObject({ state: 'partly-refunded', refundedCents: 12_000 });
    await expect(refund()).rejects.toMatchObject({ fault: 'refused', refusal: 'repeated' });
  });

  it('[CHK-04] expires what is open, and reports it where the shopper was first', async () => {
    const lost = await payments.openCheckout(request());
    expect(await payments.expireCheckout(lost.id, lost.account)).toBe('expired');
    expect(await payments.expireCheckout(lost.id, lost.account)).toBe('expired');
    const won = await payments.openCheckout(request());
    await post(won.url ?? '', works);
    expect(await payments.expireCheckout(won.id, won.account)).toBe('complete');
    await expect(payments.expireCheckout('cs_test_none', '')).rejects.toMatchObject({ fault: 'refused' });
  });

  it('[CHK-04] releases what was authorised, what was captured and what is free already', async () => {
    const authorised = await paid();
    expect(await payments.release(authorised)).toMatchObject({ state: 'cancelled', capturedCents: 0 });
    expect(await payments.release(authorised)).toMatchObject({ state: 'cancelled' });
    const captured = await payments.capture(await paid());
    expect(captured).toMatchObject({ state: 'captured', capturedCents: 20_000, captureBefore: null });
    expect(await payments.capture(captured)).toMatchObject({ state: 'captured' });
    expect(await payments.release(captured)).toMatchObject({ state: 'refunded', refundedCents: 20_000 });
    expect(await payments.release(captured)).toMatchObject({ state: 'refunded', refundedCents: 20_000 });
    await expect(payments.capture(authorised)).rejects.toMatchObject({
      fault: 'refused',
      code: 'payment_intent_unexpected_state',
    });
  });

  it('[CHK-04] releases what the shopper only began', async () => {
    const { id, url, account } = await payments.openCheckout(request());
    await post(url ?? '', typed('4000002500003155'));
    const begun = (await payments.readCheckout(id, account))?.payment;
    expect(begun).toMatchObject({ state: 'unfinished', method: '' });
    expect(await payments.release(begun ?? { id: '', account })).toMatchObject({ state: 'cancelled' });
  });

  it('[CHK-04] a refund that comes back is counted as failed, goes again, and both sides have the same sums', async () => {
    const captured = await payments.capture(await paid({}, refundFails));
    expect(await payments.release(captured)).toMatchObject({ state: 'refunded', failedRefunds: 0 });
    await provider.press('clock/5');
    onTestFinished(async () => void (await provider.press('clock/0')));
    expect(await payments.readPayment(captured.id, captured.account)).toMatchObject({
      ...{ state: 'captured', refundedCents: 0, failedRefunds: 1 },
    });
    expect(await payments.release(captured)).toMatchObject({ state: 'refunded', refundedCents: 20_000 });
    const hour = 3_600_000;
    const { entries } = await payments.balance(
      captured.account,
      new Date(Date.now() - hour),
      new Date(Date.now() + hour),
    );
    const own = entries.filter(({ paymentId }) => paymentId === captured.id);
    expect(own.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['refund', -20_000],
      ['refund', 20_000],
      ['refund', -20_000],
      ['charge', 20_000],
    ]);
  });

  it('[CHK-04] counts each refund that comes back, also beyond the ten that a charge holds', async () => {
    const captured = await payments.capture(await paid({}, refundFails));
    for (let part = 0; part < 12; part += 1) await payments.refund(captured, 1_000, randomUUID());
    expect(await payments.readPayment(captured.id, captured.account)).toMatchObject({ refundedCents: 12_000 });
    await provider.press('clock/5');
    onTestFinished(async () => void (await provider.press('clock/0')));
    expect(await payments.readPayment(captured.id, captured.account)).toMatchObject({
      ...{ state: 'captured', refundedCents: 0, failedRefunds: 12 },
    });
    expect(await payments.release(captured)).toMatchObject({ state: 'refunded', refundedCents: 20_000 });
  });

  it('[CHK-04] refunds once for one key, and counts no part that was never taken', async () => {
    const part = await payments.capture(await paid(), 15_000);
    expect(part).toMatchObject({ state: 'captured', capturedCents: 15_000, refundedCents: 0 });
    const once = randomUUID();
    for (const _ of [1, 2])
      expect(await payments.refund(part, 5_000, once)).toMatchObject({
        state: 'partly-refunded',
        refundedCents: 5_000,
      });
    expect(await payments.release(part)).toMatchObject({ state: 'refunded', refundedCents: 15_000 });
    await expect(payments.refund(part, 1, randomUUID())).resolves.toMatchObject({ refundedCents: 15_000 });
  });

  it('[CHK-04] lists what moved in an account, and only there', async () => {
    const from = new Date(Date.now() - 2_000);
    const payment = await payments.capture(await paid({ site: 'harbour' }));
    await payments.refund(payment, 1_000, randomUUID());
    const to = new Date(Date.now() + 5_000);
    const { entries, next } = await payments.balance('acct_harbour', from, to);
    expect(next).toBeNull();
    expect(entries).toMatchObject([
      { kind: 'refund', amountCents: -1_000, feeCents: 0, paymentId: payment.id },
      { kind: 'charge', amountCents: 20_000, feeCents: 370, paymentId: payment.id },
    ]);
    expect((await payments.balance('', from, to)).entries).toEqual([]);
  });

  it('[CHK-04] keeps a site with its own keys apart', async () => {
    const opened = await payments.openCheckout(request({ site: 'coastline' }));
    expect(opened.account).toBe('site:coastline');
    expect(await payments.readCheckout(opened.id, opened.account)).toMatchObject({ state: 'open' });
    for (const account of ['', 'acct_southbank']) expect(await payments.readCheckout(opened.id, account)).toBeNull();
    expect(await payments.readPayment('pi_none', '')).toBeNull();
    expect(['southbank', 'coastline', 'hilltop'].map((site) => payments.takes(site))).toEqual([true, true, false]);
    await expect(payments.openCheckout(request({ site: 'hilltop' }))).rejects.toMatchObject({ code: 'no_merchant' });
    await expect(payments.readCheckout(opened.id, 'site:gone')).rejects.toMatchObject({ code: 'no_merchant' });
  });

  it('[CHK-04] reads signed events by account, and nothing that is forged', async () => {
    const { id, account } = await payments.openCheckout(request());
    await payments.expireCheckout(id, account);
    await expect.poll(() => provider.receiver.delivered.length).toBe(1);
    const { body = '', signature = '' } = provider.receiver.delivered[0] ?? {};
    expect(payments.readEvent(body, signature)).toMatchObject({
      id: expect.stringMatching(/^evt_/),
      type: 'checkout.session.expired',
      account: 'acct_southbank',
      sessionId: id,
      paymentId: null,
    });
    const forged = [
      [`${body} `, signature],
      [body, signature.replace('v1=', 'v1=0')],
      [body, ''],
      [body, 't=1,v1=2'],
      ['', signature],
    ] as const;
    for (const [changed, by] of forged) expect(payments.readEvent(changed, by)).toBeNull();
  });

  it('[CHK-04] names the payment that a charge or a refund belongs to', async () => {
    const payment = await payments.capture(await paid());
    await payments.refund(payment, 100, randomUUID());
    await expect.poll(() => provider.receiver.delivered.length).toBe(8);
    const events = provider.receiver.delivered.map(({ body, signature }) => payments.readEvent(body, signature));
    const about = events.filter((event) => event?.sessionId === null);
    expect(about).toHaveLength(7);
    expect(new Set(about.map((event) => event?.paymentId))).toEqual(new Set([payment.id]));
  });

  it('[CHK-04] refuses what can be no deposit', async () => {
    await expect(payments.openCheckout(request({ amountCents: 10 }))).rejects.toMatchObject({ fault: 'refused' });
    const wanted = request();
    await payments.openCheckout(wanted);
    await expect(payments.openCheckout({ ...wanted, amountCents: 1_000 })).rejects.toMatchObject({ fault: 'refused' });
  });
});

describe.skipIf(isLive)('a provider that behaves badly', () => {
  afterEach(() => provider.press('api/up'));

  it('[CHK-04] moves nothing twice where its responses are lost', async () => {
    const wanted = request();
    await provider.press('api/lost-answer');
    await expect(payments.openCheckout(wanted)).rejects.toMatchObject({ fault: 'unavailable' });
    await provider.press('api/up');
    const { id, url, account } = await payments.openCheckout(wanted);
    await post(url ?? '', works);
    const payment = { id: (await payments.readCheckout(id, account))?.payment?.id ?? '', account };
    const captured = await payments.capture(payment);
    const key = randomUUID();
    await provider.press('api/lost-answer');
    await expect(payments.refund(captured, 5_000, key)).rejects.toMatchObject({ fault: 'unavailable' });
    await provider.press('api/up');
    expect(await payments.refund(captured, 5_000, key)).toMatchObject({ refundedCents: 5_000 });
  });

  it('[CHK-04] is unavailable while it is down, and its page shows that', async () => {
    await provider.press('api/down');
    await expect(payments.openCheckout(request())).rejects.toMatchObject({ fault: 'unavailable' });
    expect(await (await fetch(`${provider.url}/payments`)).text()).toContain('<button disabled>down</button>');
    expect(await provider.press('api/gone')).toBe(404);
  });
});

describe('a provider that is away', () => {
  const served = async (how: 'hangs' | 'breaks', work: (port: Payments) => Promise<void>) => {
    const server = createServer((_request, response) => {
      if (how === 'breaks') response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{}}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      await work(portAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
    } finally {
      server.close();
      server.closeAllConnections();
    }
  };

  it('[CHK-04] is unavailable where nothing listens, and where it breaks', async () => {
    await expect(portAt('http://127.0.0.1:1').openCheckout(request())).rejects.toMatchObject({ fault: 'unavailable' });
    await served('breaks', async (port) => {
      await expect(port.readCheckout('cs_test_1', '')).rejects.toMatchObject({ fault: 'unavailable' });
    });
  });

  it('[CHK-04] hangs one call, and no other after it', async () => {
    await served('hangs', async (port) => {
      await expect(port.readCheckout('cs_test_1', '')).rejects.toMatchObject({ name: 'PaymentError' });
      const begun = performance.now();
      await expect(port.readCheckout('cs_test_1', '')).rejects.toMatchObject({ fault: 'unavailable' });
      expect(performance.now() - begun).toBeLessThan(2_000);
    });
  });

  it('[CHK-04] takes no deposit where there is none', async () => {
    const none = openSandbox();
    expect([none.takes('southbank'), none.accountOf('southbank'), none.readEvent('{}', 't=1')]).toEqual([
      false,
      null,
      null,
    ]);
    await expect(none.openCheckout(request())).rejects.toMatchObject({ fault: 'refused', code: 'no_provider' });
  });
});
