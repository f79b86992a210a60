import { describe, expect, it } from 'vitest';
import { leadsOf } from './forms.fixture.ts';
import { shop } from './shop.ts';

const slug = 'cartown';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (path: string, fields: Record<string, string>, cookie = '') =>
  shop(slug, path, { method: 'POST', headers: { ...form, cookie }, body: String(new URLSearchParams(fields)) });
/** React parts neighbouring texts by empty comments. */
const open = async (path: string, cookie = '') => {
  const { body, ...rest } = await shop(slug, path, { headers: { cookie } });
  return { ...rest, body: body.replaceAll('<!-- -->', '') };
};

/** A car that can be bought, by its id. */
async function car(): Promise<string> {
  const { body } = await shop(slug, '/search/used-cars?price=5000:');
  const [, path = ''] = /href="(\/cars\/[a-z0-9-]+)"/.exec(body) ?? [];
  const page = await open(`/checkout-journey?car_id=${path.replace('/cars/', '')}`);
  const [, id = ''] = /checkout-journey\?car_id=([^"&]+)&amp;step=extras/.exec(page.body) ?? [];
  return id;
}

const cookieOf = (header: string | string[] | undefined): string =>
  [header ?? []]
    .flat()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');

describe('[CHK-05] [NAV-08] a purchase without script', () => {
  it('stores steps in any order for this browser alone, and sends them once with their sums', async () => {
    const id = await car();
    const hub = `/checkout-journey?car_id=${id}`;
    const extras = await open(`${hub}&step=extras`);
    expect(extras.headers['cache-control']).toBe('private, no-store');
    const [, extra = ''] = /name="(extra-[^"]+)"/.exec(extras.body) ?? [];
    const step = { action: 'step', car: id };
    const first = await post('/api/purchase', { ...step, step: 'extras', [extra]: 'yes' });
    expect([first.status, first.headers.location]).toEqual([303, hub]);
    const cookie = cookieOf(first.headers['set-cookie']);
    expect(cookie).toMatch(/forecourt_purchase=/);
    await post('/api/purchase', { ...step, step: 'payment', way: 'cash' }, cookie);
    const wrong = await post('/api/purchase', { ...step, step: 'handover', way: 'delivery', postcode: 'x' }, cookie);
    expect(wrong.headers.location).toBe(`${hub}&step=handover&says=postcode`);
    expect((await open(`${hub}&step=handover&says=postcode`, cookie)).body).toContain('data-testid="error-warning"');

    const page = (await open(hub, cookie)).body;
    expect(page).toContain('2 of 5 filled in');
    expect(page).toContain('A deposit holds the car, it does not buy it.');
    expect((await open(hub)).body).toContain('0 of 5 filled in');
    const [, left = ''] = /Left to pay<\/dt><dd[^>]*>(?:<[^>]+>)*(\$[\d,]+)/.exec(page) ?? [];
    expect(left).not.toBe('');
    const leftCents = Number(left.replaceAll(/\D/g, '')) * 100;

    const email = `bought-${crypto.randomUUID()}@example.com`;
    const person = { name: 'Alex', last_name: 'Nguyen', email, phone: '0491 570 006', postcode: '3006' };
    const sent = { ...person, _form: 'purchase-request', _block: 'purchase', _car: id };
    for (const _ of [1, 2]) expect((await post(`${hub}&step=send`, sent, cookie)).status).toBe(303);
    const leads = await leadsOf(email);
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({
      subcategory: 'Online Purchase',
      details: { purchase: { left_to_pay_cents: [leftCents, leftCents] } },
    });
    expect((await open(hub, cookie)).body).toContain('Begin again for this car');
  });
});
