import { describe, expect, it } from 'vitest';
import { leadsOf } from './forms.fixture.ts';
import { shop } from './shop.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (slug: string, path: string, fields: Record<string, string>, cookie = '') =>
  shop(slug, path, { method: 'POST', headers: { ...form, cookie }, body: String(new URLSearchParams(fields)) });

const person = (email: string) => ({
  name: 'Alex',
  last_name: 'Nguyen',
  email,
  phone: '0491 570 006',
  postcode: '3006',
});

async function used(slug: string): Promise<string[]> {
  const { body } = await shop(slug, '/search/used-cars?price=5000:');
  return [...new Set([...body.matchAll(/href="(\/cars\/[a-z0-9-]+)"/g)].map(([, path = '']) => path))];
}

/** What a browser without script sends of the page's own enquiry. */
function hiddenOf(html: string, id: string): Record<string, string> {
  const [, values = ''] = new RegExp(`(<input[^>]*name="_form"[^>]*value="${id}"[\\s\\S]{0,600})`).exec(html) ?? [];
  const inputs = values.matchAll(/name="(_\w+)"[^>]*value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
}

/** The trade-in that the page of a car leads to, sent, valued and accepted: its enquiry, and the cookie that its shopper has from then on. */
async function accepted(slug: string, path: string, email: string) {
  const page = (await shop(slug, path)).body;
  const link = /href="(\/cars\/trade-in\?car_id=[^"]+)"/.exec(page)?.[1] ?? '';
  const tradeIn = await shop(slug, link);
  expect(tradeIn.status).toBe(200);
  expect(tradeIn.body).toMatch(new RegExp(`aria-label="Your enquiry is about".*href="${path}"`, 's'));
  const [, place = ''] = /name="location_id"[\s\S]*?<option value="(location[^"]+)"/.exec(tradeIn.body) ?? [];
  const sent = await post(slug, link, {
    ...person(email),
    _form: 'trade-in',
    make: 'Mazda',
    model: 'CX-5',
    year: '2022',
    kms: '45,000 kms',
    location_id: place,
    PreferredContactMethod: 'SMS',
    terms_conditions: 'yes',
  });
  const receipt = sent.headers.location ?? '';
  expect(receipt).toMatch(/^\/enquiry\/[0-9a-f]{64}$/);
  const responses = { condition: 'good', history: 'full', accident: 'no', keys: 'two' };
  const change = `/api${receipt}`;
  expect((await post(slug, change, { kind: 'valued', ...responses })).headers['set-cookie']).toBeUndefined();
  const cookie = (await post(slug, change, { kind: 'accepted' })).headers['set-cookie'] ?? '';
  expect(cookie).toMatch(/^forecourt_trade_in=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax/);
  const [lead] = await leadsOf(email);
  return { link, receipt, lead, cookie: `own=1; ${cookie.split(';')[0]}` };
}

describe('a trade-in for a car of the site', () => {
  it('[NAV-08] shows the car, carries it, and an offer accepted there goes with what its shopper sends about that car alone', async () => {
    const slug = 'harbour-ford';
    const [path = '', another = ''] = await used(slug);
    const email = `trade-${crypto.randomUUID()}@example.com`;
    const { link, receipt, lead, cookie } = await accepted(slug, path, email);
    expect(lead?.details).toMatchObject({
      userData: { car_id: new URLSearchParams(link.split('?')[1]).get('car_id') },
    });
    expect((await shop(slug, receipt)).body).toContain(`href="${path}"`);

    const enquire = async (about: string, mail: string, cookies: string) => {
      const hidden = hiddenOf((await shop(slug, about)).body, 'vehicle-enquiry');
      const filled = { ...hidden, ...person(mail), message: 'Is it still there?' };
      expect((await post(slug, about, filled, cookies)).status).toBe(303);
      return (await leadsOf(mail))[0]?.details as Record<string, unknown>;
    };
    expect(await enquire(path, `buy-${email}`, cookie)).toMatchObject({
      trade_in: { lead_id: lead?.id, car: { make: 'Mazda', model: 'CX-5', year: 2_022 } },
    });
    expect(await enquire(another, `other-${email}`, cookie)).not.toHaveProperty('trade_in');
    expect(await enquire(path, `nobody-${email}`, '')).not.toHaveProperty('trade_in');
  });
});

describe('the purchase of a car', () => {
  const slug = 'cartown';
  const checkout = (car: string, cookie = '', site = slug) =>
    shop(site, `/checkout-journey?car_id=${car}`, { headers: { cookie } });

  it('[NAV-08] begins at the car, by slug or id, and takes an accepted trade-in along; without script, for no other person to see', async () => {
    const [path = '', another = ''] = await used(slug);
    const [car, other] = [path, another].map((one) => one.replace('/cars/', '')) as [string, string];
    expect((await shop(slug, path)).body).toContain(`href="/checkout-journey?car_id=${car}"`);
    const email = `purchase-${crypto.randomUUID()}@example.com`;
    const { link, receipt, lead, cookie } = await accepted(slug, path, email);
    expect((await shop(slug, receipt)).body).toContain(`href="/checkout-journey?car_id=${car}"`);

    const page = await checkout(car, cookie);
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(page.body).toContain('2022 Mazda CX-5');
    expect(page.body).toMatch(
      /Left to pay, about<\/dt><dd[^>]*><span[^>]*>(?:\$0|Up to \$[\d,]+|\$[\d,]+ to \$[\d,]+)</,
    );
    expect((await checkout(String(new URLSearchParams(link.split('?')[1]).get('car_id')))).status).toBe(200);
    for (const foreign of [
      await checkout(car),
      await checkout(other, cookie),
      await checkout(car, 'forecourt_trade_in=1'),
    ])
      expect([foreign.status, foreign.body.includes('2022 Mazda CX-5')]).toEqual([200, false]);

    const target = `/checkout-journey?car_id=${car}&step=send`;
    const last = await shop(slug, target, { headers: { cookie } });
    const request = hiddenOf(last.body, 'purchase-request');
    const refused = await post(slug, target, { ...request, ...person('nobody') }, cookie);
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('data-testid="error-warning"');
    expect(refused.body).toContain('2022 Mazda CX-5');
    const bought = `buy-${email}`;
    const sent = await post(slug, target, { ...request, ...person(bought) }, cookie);
    expect([sent.status, sent.headers.location]).toEqual([303, expect.stringMatching(/^\/success\?/)]);
    expect(await leadsOf(bought)).toMatchObject([
      { subcategory: 'Online Purchase', details: { trade_in: { lead_id: lead?.id } } },
    ]);
  });

  it('[NAV-08] is none of a car that the site never had, without one, nor where the site does not offer it', async () => {
    const [path = ''] = await used('harbour-ford');
    expect((await checkout('no-such-car')).status).toBe(404);
    expect((await shop(slug, '/checkout-journey')).status).toBe(404);
    expect((await checkout(path.replace('/cars/', ''), '', 'harbour-ford')).status).toBe(404);
  });
});
