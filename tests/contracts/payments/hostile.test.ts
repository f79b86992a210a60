import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deposit, isLive, key, RunningProvider } from './running-provider.ts';

const provider = new RunningProvider();
beforeAll(() => provider.start());
afterAll(() => provider.stop());

const send = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${provider.url}/v1/checkout/sessions`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const errorOf = async (response: Response) => Object((await response.json()) as unknown).error;

describe.skipIf(isLive)('what no client of ours sends', () => {
  it.each([
    ['a name of every object', '__proto__[polluted]=1'],
    ['such a name inside', 'metadata[__proto__][x]=1'],
    ['a constructor', 'metadata[constructor][prototype][x]=1'],
    ['a name of a thousand characters', `${'a'.repeat(1_000)}=1`],
    ['names in names without end', `a${'[b]'.repeat(50)}=1`],
    ['a name that never ends', 'metadata[x=1'],
    ['two thousand fields', Array.from({ length: 2_000 }, (_, at) => `metadata[k${at}]=1`).join('&')],
    ['a value and names in it', 'metadata=1&metadata[x]=2'],
    ['no field at all', ''],
    ['what is no text', '%E0%A4%A'],
  ])('[CHK-04] refuses %s', async (_what, body) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toMatchObject({ type: 'invalid_request_error', message: expect.any(String) });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('[CHK-04] takes no request of a megabyte, and goes on', async () => {
    expect((await send(`metadata[x]=${'y'.repeat(1_000_000)}`)).status).toBe(413);
    expect((await provider.client().checkout.sessions.create(deposit())).status).toBe('open');
  });

  it('[CHK-04] takes no long key, no other version and no call that it has not', async () => {
    expect((await send('', { 'idempotency-key': 'k'.repeat(256) })).status).toBe(400);
    expect((await errorOf(await send('', { 'stripe-version': '2020-08-27' }))).message).toContain('version');
    await expect(provider.client().customers.list()).rejects.toMatchObject({ statusCode: 404 });
  });

  it.each([
    ['a negative amount', { unit_amount: -1 }],
    ['an amount beyond all', { unit_amount: 10 ** 9 }],
    ['nothing', { unit_amount: 0 }],
    ['an odd currency', { currency: 'dollars' }],
  ])('[CHK-04] sells for %s nothing', async (_what, price) => {
    const price_data = { currency: 'aud', unit_amount: 1, product_data: { name: 'x' }, ...price };
    await expect(
      provider.client().checkout.sessions.create(deposit({ line_items: [{ quantity: 1, price_data }] })),
    ).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
  });

  it.each(['javascript:alert(1)', '/done', 'not an address'])(
    '[CHK-04] sends no shopper to %s',
    async (success_url) => {
      await expect(provider.client().checkout.sessions.create(deposit({ success_url }))).rejects.toMatchObject({
        param: 'success_url',
      });
    },
  );
});
