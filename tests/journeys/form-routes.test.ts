import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeKey } from '@/domain/leads/form.ts';
import { leadsOf } from './forms.fixture.ts';
import { content, shop, until } from './shop.ts';

/** A dealer who has two places and an override, and no page at all. */
const slug = 'dealer-without-pages';
const site = { _type: 'reference', _ref: `site-${slug}` };
const places = { sales: `location-${slug}-yard`, service: `location-${slug}-workshop` };
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const documents = [
  {
    _id: site._ref,
    _type: 'site',
    name: 'Dealer Without Pages',
    slug: { _type: 'slug', current: slug },
    siteNumber: 9_719,
    hosts: ['www.dealer-without-pages.example'],
  },
  ...Object.entries(places).map(([locationType, _id]) => ({
    _id,
    _type: 'location',
    site,
    name: `The ${locationType} place`,
    locationType,
    primary: locationType === 'sales',
    slug: { _type: 'slug', current: locationType },
    state: 'vic',
    timeZone: 'Australia/Melbourne',
    phone: '03 5550 4410',
    openingHours: weekdays.map((_, weekday) => ({
      _key: `${weekday}`,
      weekday,
      status: 'Open',
      open: '08:30',
      close: '17:30',
    })),
  })),
  {
    _id: `override-${slug}`,
    _type: 'dealerOverride',
    site,
    settings: {
      locations: Object.values(places).map((_ref) => ({ _key: _ref, _type: 'reference', _ref })),
    },
  },
  {
    _id: `office.site-${slug}`,
    _type: 'siteOffice',
    site,
    options: { leadInbox: ['desk@without-pages.example'] },
  },
];

const person = { name: 'Alex', last_name: 'Nguyen', phone: '0491 570 006', postcode: '3006' };
const ownCar = {
  make: 'Ford',
  model: 'Falcon',
  year: '2009',
  kms: '210000',
  PreferredContactMethod: 'Phone',
  location_id: places.sales,
  terms_conditions: 'yes',
};
const workshop = { location: places.service, 'Vehicle Make': 'Ford', 'Vehicle Model': 'Ranger' };
const parts = { location: places.service, message: 'A mirror, please.' };

/** An enquiry as a browser without script posts it from a page with this form. */
async function send(path: string, form: string, filled: Record<string, string>) {
  const page = await shop(slug, path);
  expect(page.status, path).toBe(200);
  const [, block = ''] = /name="_block" value="([^"]+)"/.exec(page.body) ?? [];
  expect(page.body).toContain(`name="_form" value="${form}"`);
  const email = `${randomUUID()}@example.com`;
  const response = await shop(slug, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.77' },
    body: String(new URLSearchParams({ _form: form, _block: block, ...person, email, ...filled })),
  });
  return { email, answer: response, next: String(response.headers.location) };
}

/** A day and a time that are free, at the place of a form's kind. */
async function free(form: string, place: string): Promise<Record<string, string>> {
  const { places: offered } = JSON.parse((await shop(slug, `/api/slots?form=${form}`)).body) as {
    places: { id: string; days: { date: string }[] }[];
  };
  const day = offered.find(({ id }) => id === place)?.days.at(-1);
  return { dateTime: String(day?.date), [timeKey('dateTime')]: '11:00' };
}

describe('the forms of a dealer whose staff made no page', () => {
  beforeAll(async () => {
    const transaction = content().transaction();
    for (const document of documents) transaction.createOrReplace<Record<string, unknown>>(document);
    await transaction.commit();
    await until('the site', async () => (await shop(slug, '/contact-us')).status === 200);
  });
  afterAll(async () => {
    await content().delete({ query: '*[_id in $ids]', params: { ids: documents.map(({ _id }) => _id).reverse() } });
    await until('the site gone', async () => (await shop(slug, '/contact-us')).status === 404);
  });

  it.each([
    ['/service', 'service-booking', workshop],
    ['/ford-service', 'service-booking', workshop],
    ['/trade-in', 'trade-in', ownCar],
    ['/cars/trade-in', 'trade-in', { ...ownCar, model: 'Fairlane' }],
    ['/sell-your-car', 'valuation', ownCar],
    ['/sell-my-car', 'valuation', { ...ownCar, model: 'Fairlane' }],
    ['/vehicle-parts-and-accessories', 'parts-enquiry', parts],
    ['/parts/search', 'parts-enquiry', parts],
    ['/finance', 'finance-enquiry', {}],
    ['/finance-enquiry', 'finance-enquiry', {}],
    ['/apply-for-finance', 'finance-enquiry', {}],
    ['/ford-finance', 'finance-enquiry', {}],
    ['/personalised/finance', 'finance-enquiry', {}],
    ['/contact-us', 'general-enquiry', { category: 'Service', location: places.sales, message: 'Are you open?' }],
  ])(
    '[NAV-10] [NAV-09] [FORM-14] %s responds with its form, whose enquiry is thanked for',
    async (path, form, filled) => {
      const { email, answer, next } = await send(path, form, filled);
      expect([answer.status, next]).toEqual([303, expect.stringMatching(`^/success\\?form=${form}&lead=`)]);
      expect((await shop(slug, next)).body).toContain('Thank you');
      expect(await leadsOf(email)).toEqual([
        expect.objectContaining({ site: slug, form, destinations: ['desk@without-pages.example'] }),
      ]);
    },
  );

  it('[NAV-10] [FORM-07] /book-test-drive books a free time', async () => {
    const filled = { location: places.sales, terms_conditions: 'yes', ...(await free('test-drive', places.sales)) };
    const { answer, next } = await send('/book-test-drive', 'test-drive', filled);
    expect([answer.status, next]).toEqual([303, expect.stringMatching('^/success\\?form=test-drive&lead=')]);
  });

  it('[NAV-10] is one page for search engines, whichever address leads to it; a page of staff’s making takes its place', async () => {
    const canonical = async (path: string) => /rel="canonical" href="([^"]+)"/.exec((await shop(slug, path)).body)?.[1];
    expect(new URL(String(await canonical('/sell-my-car'))).pathname).toBe('/sell-your-car');
    expect(new URL(String(await canonical('/cars/trade-in'))).pathname).toBe('/trade-in');
    const paragraphs = [
      {
        _key: 'p',
        _type: 'block',
        style: 'normal',
        markDefs: [],
        children: [{ _key: 's', _type: 'span', marks: [], text: 'We buy anything.' }],
      },
    ];
    const blocks = [{ _key: 'words', _type: 'richText', heading: 'Bring it in', body: paragraphs }];
    const page = { _id: `page-${slug}-sell`, _type: 'page', site, path: '/sell-your-car', title: 'Sell it', blocks };
    await content().createOrReplace(page);
    try {
      for (const path of ['/sell-your-car', '/sell-my-car']) {
        await until(path, async () => (await shop(slug, path)).body.includes('We buy anything.'));
        expect((await shop(slug, path)).body).not.toContain('name="_form" value="valuation"');
      }
    } finally {
      await content().delete(page._id);
    }
    await until('the form alone', async () => (await shop(slug, '/sell-your-car')).body.includes('value="valuation"'));
  });
});
