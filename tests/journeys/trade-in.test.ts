import { describe, expect, it } from 'vitest';
import { leadsOf } from './forms.fixture.ts';
import { shop } from './shop.ts';

const slug = 'harbour-ford';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (path: string, says: Record<string, string>, cookie = '') =>
  shop(slug, path, { method: 'POST', headers: { ...form, cookie }, body: String(new URLSearchParams(says)) });

const person = (email: string) => ({
  ...{ name: 'Alex', last_name: 'Nguyen', email, phone: '0491 570 006', postcode: '3006' },
});

async function used(): Promise<string[]> {
  const { body } = await shop(slug, '/search/used-cars?price=5000:');
  return [...new Set([...body.matchAll(/href="(\/cars\/[a-z0-9-]+)"/g)].map(([, path = '']) => path))];
}

/** What a browser without script sends of the page's own enquiry. */
function hiddenOf(html: string, id: string): Record<string, string> {
  const [, values = ''] = new RegExp(`(<input[^>]*name="_form"[^>]*value="${id}"[\\s\\S]{0,600})`).exec(html) ?? [];
  const inputs = values.matchAll(/name="(_\w+)"[^>]*value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
}

describe('a trade-in for a car of the site', () => {
  it('[NAV-08] shows the car, carries it, and an offer accepted there goes with what its shopper sends about that car alone', async () => {
    const [path = '', another = ''] = await used();
    const page = (await shop(slug, path)).body;
    const link = /href="(\/cars\/trade-in\?car_id=[^"]+)"/.exec(page)?.[1] ?? '';
    const tradeIn = await shop(slug, link);
    expect(tradeIn.status).toBe(200);
    expect(tradeIn.body).toMatch(new RegExp(`aria-label="Your enquiry is about".*href="${path}"`, 's'));

    const email = `trade-${crypto.randomUUID()}@example.com`;
    const sent = await post(link, {
      ...{ ...person(email), _form: 'trade-in', make: 'Mazda', model: 'CX-5', year: '2022', kms: '45,000 kms' },
      ...{ location_id: 'location-harbour-ford-artarmon', PreferredContactMethod: 'SMS', terms_conditions: 'yes' },
    });
    const receipt = sent.headers.location ?? '';
    expect(receipt).toMatch(/^\/enquiry\/[0-9a-f]{64}$/);
    const [lead] = await leadsOf(email);
    expect(lead?.details).toMatchObject({
      userData: { car_id: new URLSearchParams(link.split('?')[1]).get('car_id') },
    });

    const answers = { condition: 'good', history: 'full', accident: 'no', keys: 'two' };
    const change = `/api${receipt}`;
    expect((await post(change, { kind: 'valued', ...answers })).headers['set-cookie']).toBeUndefined();
    const accepted = await post(change, { kind: 'accepted' });
    const cookie = accepted.headers['set-cookie'] ?? '';
    expect(cookie).toMatch(/^forecourt_trade_in=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax/);
    expect((await shop(slug, receipt)).body).toContain(`href="${path}"`);

    const enquire = async (about: string, mail: string, cookies: string) => {
      const hidden = hiddenOf((await shop(slug, about)).body, 'vehicle-enquiry');
      const filled = { ...hidden, ...person(mail), message: 'Is it still there?' };
      expect((await post(about, filled, cookies)).status).toBe(303);
      return (await leadsOf(mail))[0]?.details as Record<string, unknown>;
    };
    const own = `own=1; ${cookie.split(';')[0]}`;
    expect(await enquire(path, `buy-${email}`, own)).toMatchObject({
      trade_in: { lead_id: lead?.id, car: { make: 'Mazda', model: 'CX-5', year: 2_022 } },
    });
    expect(await enquire(another, `other-${email}`, own)).not.toHaveProperty('trade_in');
    expect(await enquire(path, `nobody-${email}`, '')).not.toHaveProperty('trade_in');
  });
});
