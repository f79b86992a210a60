import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { records } from './forms.fixture.ts';
import { shop } from './shop.ts';

const slug = 'harbour-ford';
const page = (named: string) => `/contact-us?${named}`;

/** The list above the form of what a link named. */
const namedIn = (html: string): string =>
  /<ul[^>]*aria-label="Your enquiry is about"[^>]*>([\s\S]*?)<\/ul>/.exec(html)?.[1] ?? '';

/** Posts the form of a page the way a browser without script does, from an address that no limit counts yet. */
async function post(path: string, filled: Record<string, string>) {
  const { body } = await shop(slug, path);
  const block = /name="_form" value="general-enquiry"[\s\S]*?name="_block" value="([^"]+)"/.exec(body)?.[1] ?? '';
  expect(block).not.toBe('');
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.231' };
  const form = new URLSearchParams({ _form: 'general-enquiry', _block: block, ...filled });
  return shop(slug, path, { method: 'POST', headers, body: String(form) });
}

const person = (email: string) => ({
  category: 'New Vehicle Enquiry',
  name: 'Alex',
  last_name: 'Nguyen',
  email,
  phone: '0491 570 006',
  postcode: '2064',
  location: 'location-harbour-ford-artarmon',
  message: 'Is it still there?',
});

/** What the records store of an enquiry that was sent from an address. */
async function sentFrom(path: string) {
  const email = `${randomUUID()}@example.com`;
  const { status, headers } = await post(path, person(email));
  expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/success\?form=general-enquiry&lead=/)]);
  const leads = await records("select vehicle, lines, details from leads where details->>'email' = $1", [email]);
  expect(leads).toHaveLength(1);
  return leads[0] as { vehicle: unknown; lines: unknown; details: Record<string, unknown> };
}

async function carOf(site: string): Promise<{ path: string; id: string }> {
  const [, path = ''] = /href="(\/cars\/[a-z0-9-]+)"/.exec((await shop(site, '/search/used-cars')).body) ?? [];
  const [, id = ''] = /name="_car" value="([^"]+)"/.exec((await shop(site, path)).body) ?? [];
  expect(id).not.toBe('');
  return { path, id };
}

const offer = { id: 'offer-harbour-ford-ranger', title: 'The Ranger Sport that Anita drove' };
const model = { id: 'model-ford-ranger', title: 'Ranger' };

describe('an enquiry from a link that named what it is about, without script', () => {
  it.each([
    ['offer', `offer=${offer.id}`, offer, `/offers/${offer.id}`, 'Offer'],
    ['model', 'model=ranger', model, '/models/ranger', 'Model'],
  ])('[FORM-14] [BLK-03] shows the %s and stores it', async (kind, named, subject, href, label) => {
    const shown = namedIn((await shop(slug, page(named))).body);
    expect(shown).toContain(`href="${href}">${subject.title}</a>`);
    const { lines, details } = await sentFrom(page(named));
    expect(details[kind]).toEqual(subject);
    expect(lines).toContainEqual({ label, text: subject.title });
    expect(details.userData).toMatchObject({ url: page(named) });
  });

  it('[FORM-14] [FORM-06] shows the car with its stock number and stores it', async () => {
    const car = await carOf(slug);
    const named = `car_id=${car.id}`;
    const shown = namedIn((await shop(slug, page(named))).body);
    expect(shown).toContain(`href="${car.path}"`);
    const [, number = ''] = /stock number ([\w-]+)/.exec(shown) ?? [];
    expect(number).not.toBe('');
    const { vehicle, details } = await sentFrom(page(named));
    expect(vehicle).toMatchObject({ id: car.id, stockNumber: number });
    expect(details.userData).toMatchObject({ car_id: car.id });
  });

  it('[FORM-14] still shows it beside what is wrong with what was filled in', async () => {
    const response = await post(page(`offer=${offer.id}`), { ...person('wrong@example.com'), postcode: '206' });
    expect(response.status).toBe(422);
    expect(response.body).toContain('Invalid postcode. Please enter a 4-digit number.');
    expect(namedIn(response.body)).toContain(offer.title);
    expect(response.body).toContain('value="wrong@example.com"');
  });

  it('[CFG-04] names and stores nothing of another dealer’s, nor what does not exist', async () => {
    const foreign = await carOf('southbank-ford');
    const named = `offer=offer-southbank-ford-ranger&model=no-such-model&car_id=${foreign.id}`;
    expect(namedIn((await shop(slug, page(named))).body)).toBe('');
    const { vehicle, details } = await sentFrom(page(named));
    expect(vehicle).toBeNull();
    expect([details.offer, details.model]).toEqual([undefined, undefined]);
  });
});
