import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf } from './published.ts';
import { deposit, isLive, post, RunningProvider, typed, works } from './running-provider.ts';

const provider = new RunningProvider();
beforeAll(() => provider.start());
afterAll(() => provider.stop());

const account = { stripeAccount: 'acct_dealerOne' };
const stripe = () => provider.client();
const open = async () => {
  const { id, url } = await stripe().checkout.sessions.create(deposit(), account);
  return { id, url: url ?? '' };
};
const read = (id: string) =>
  stripe().checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }, account);
const text = async (url: string) => (await fetch(url)).text();

describe.skipIf(isLive)('the hosted page', () => {
  it('[CHK-04] sets a card’s money aside and sends the shopper back', async () => {
    const { id, url } = await open();
    expect(await text(url)).toContain('Pay $200.00');
    const response = await post(url, works);
    expect([response.status, response.headers.get('location')]).toEqual([303, `http://a.example/done?session=${id}`]);
    const session = await read(id);
    expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid', url: null });
    expect(session.payment_intent).toMatchObject({
      status: 'requires_capture',
      amount: 20_000,
      amount_capturable: 20_000,
      amount_received: 0,
      metadata: { hold: 'h-1' },
      latest_charge: { captured: false, paid: true, refunded: false, balance_transaction: null },
    });
    const week = Math.floor(Date.now() / 1000) + 7 * 86_400;
    const charge = Object(Object(session.payment_intent).latest_charge);
    expect(Math.abs(charge.payment_method_details.card.capture_before - week)).toBeLessThan(30);
    expect(faultsOf(session)).toEqual([]);
    expect(await text(`${provider.url}/c/pay/${id}`)).toContain('This payment is complete.');
  });

  it('[CHK-04] shows why a card is declined, and takes another one', async () => {
    const { id, url } = await open();
    const declined = await (await post(url, typed('4000000000000002'))).text();
    expect(declined).toMatch(/role="alert">Your card was declined\./);
    expect(declined).toContain('value="sam@example.com"');
    expect(declined).not.toContain('4000000000000002"></label>');
    const session = await read(id);
    expect(session).toMatchObject({
      status: 'open',
      payment_intent: {
        status: 'requires_payment_method',
        last_payment_error: { code: 'card_declined', decline_code: 'generic_decline', type: 'card_error' },
        latest_charge: { status: 'failed', paid: false, failure_code: 'card_declined' },
      },
    });
    expect(faultsOf(session)).toEqual([]);
    expect((await post(url, works)).headers.get('location')).toContain(id);
    expect(await read(id)).toMatchObject({ status: 'complete', payment_intent: { last_payment_error: null } });
  });

  it('[CHK-04] lets the bank confirm it: 3-D Secure', async () => {
    const { id, url } = await open();
    const sent = await post(url, typed('4000 0025 0000 3155'));
    expect(sent.headers.get('location')).toBe(`/c/pay/${id}/bank`);
    const waiting = await read(id);
    expect(waiting).toMatchObject({
      status: 'open',
      payment_intent: { status: 'requires_action', next_action: { type: 'redirect_to_url' } },
    });
    expect(faultsOf(waiting)).toEqual([]);
    expect(await text(`${url}/bank`)).toContain('ends in 3155');
    expect((await post(`${url}/bank`, { answer: 'yes' })).headers.get('location')).toContain('a.example/done');
    const done = await read(id);
    const charge = { payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } };
    expect(done).toMatchObject({ status: 'complete', payment_intent: { latest_charge: charge } });
    expect(faultsOf(done)).toEqual([]);
  });

  it('[CHK-04] goes back to the card where the bank’s question is refused', async () => {
    const { id, url } = await open();
    await post(url, typed('4000002500003155'));
    expect((await post(`${url}/bank`, { answer: 'no' })).headers.get('location')).toBe(`/c/pay/${id}`);
    expect(await text(url)).toContain('Your bank could not confirm that it was you.');
    expect(await read(id)).toMatchObject({ status: 'open', payment_intent: { status: 'requires_payment_method' } });
  });

  it('[CHK-04] takes one payment of two tabs, and of a double click', async () => {
    const { id, url } = await open();
    const responses = await Promise.all([post(url, works), post(url, works), post(url, works)]);
    expect(responses.map(({ headers }) => headers.get('location'))).toEqual(
      Array(3).fill(`http://a.example/done?session=${id}`),
    );
    const { data } = await stripe().events.list({ type: 'charge.succeeded', limit: 100 }, account);
    const { payment_intent } = await read(id);
    const charged = data.filter(({ data: { object } }) => Object(object).payment_intent === Object(payment_intent).id);
    expect(charged).toHaveLength(1);
  });

  it('[CHK-04] is over once the session was ended, also for a slow bank', async () => {
    const { id, url } = await open();
    const slow = post(url, { try: '4000000000006009' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await stripe().checkout.sessions.expire(id, {}, account);
    expect((await slow).headers.get('location')).toBe(`/c/pay/${id}`);
    expect(await text(url)).toContain('This page has expired.');
    expect(await read(id)).toMatchObject({ status: 'expired', payment_intent: null });
  });

  it('[CHK-04] takes a slow bank’s yes', async () => {
    const { id, url } = await open();
    await post(url, { try: '4000000000006009' });
    expect((await read(id)).status).toBe('complete');
  });

  it('[CHK-04] ends no session that is complete: the shopper has won', async () => {
    const { id, url } = await open();
    await post(url, works);
    await expect(stripe().checkout.sessions.expire(id, {}, account)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('has a status of `complete`'),
    });
  });

  it('[CHK-04] has a way back that pays nothing', async () => {
    const { url } = await open();
    expect(await text(url)).toContain('<a href="http://a.example/cars/ranger">Go back without paying</a>');
  });

  it.each([
    ['a real card', typed('4111 1111 1111 1111'), 'only its test cards work here'],
    ['a card that is over', { ...works, expiry: '01 / 20' }, 'expiry date is invalid'],
    ['a month that is none', { ...works, expiry: '13 / 34' }, 'expiry date is invalid'],
    ['no security code', { ...works, cvc: '' }, 'security code is invalid'],
  ])('[CHK-04] takes %s for no payment', async (_what, fields, alert) => {
    const { id, url } = await open();
    expect(await (await post(url, fields)).text()).toContain(alert);
    expect(await read(id)).toMatchObject({ status: 'open', payment_intent: null });
  });

  it('[CHK-04] runs nothing of what a merchant or a shopper wrote', async () => {
    const name = '<script>alert(1)</script>"';
    const price_data = { currency: 'aud', unit_amount: 20_000, product_data: { name, description: name } };
    const made = await stripe().checkout.sessions.create(
      deposit({ line_items: [{ quantity: 1, price_data }] }),
      account,
    );
    const refused = await post(made.url ?? '', { ...typed('1'), name, email: name });
    expect(await refused.text()).not.toContain('<script');
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(refused.headers.get('content-security-policy')).toContain("form-action 'self' http://a.example;");
  });

  it('[CHK-04] takes no form of another origin', async () => {
    const { id, url } = await open();
    const body = new URLSearchParams(works);
    const response = await fetch(url, { method: 'POST', body, headers: { origin: 'http://evil.example' } });
    expect(response.status).toBe(403);
    expect((await read(id)).status).toBe('open');
  });
});
