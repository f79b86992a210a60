import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { mailsTo, newAddress } from './desk.fixture.ts';
import { press } from './hand.ts';
import { content, publish, shop, until } from './shop.ts';
import { fromStudio, sharedStudio } from './staff-session.ts';

/** A dealer of this file alone, whose stock comes by its feed; and one of the demo, who signs in to the studio. */
const fed = 'fed-dealer';
const staffed = 'harbour-ford';
const site = { _type: 'reference', _ref: `site-${fed}` };
const documents = [
  {
    _id: site._ref,
    _type: 'site',
    name: 'Fed Dealer',
    slug: { _type: 'slug', current: fed },
    siteNumber: 9_733,
    hosts: ['www.fed-dealer.example'],
    dealershipIds: ['dealership-fed-dealer'],
  },
  {
    _id: `location-${fed}-yard`,
    _type: 'location',
    site,
    name: 'The yard',
    primary: true,
    slug: { _type: 'slug', current: 'yard' },
    city: 'Epping',
    state: 'vic',
    postcode: '3076',
    locationType: 'sales',
    timeZone: 'Australia/Melbourne',
    phone: '03 5550 4411',
  },
];
const office = (source: object, mailbox = 'stock@fed-dealer.example') => ({
  _id: `office.site-${fed}`,
  _type: 'siteOffice',
  site,
  stockSource: { _type: 'stockSource', kind: 'url', everyMinutes: 15, notify: [mailbox], ...source },
});

const header = 'Stock No,Make,Model,Year,Body,Type,Status,Price,Odometer,Purchase cost,Certified,Images';
const row = (number: number) => `FD${number},Ford,Everest,2024,SUV,Used,In Stock,45990,12000,18273,Y,`;
const csv = (...numbers: number[]) => [header, ...numbers.map(row)].join('\n');
const carPath = (number: number) => `/cars/2024-ford-everest-fd${number}`;

/** The dealer's system: a file for each path, with an ETag. */
const files = new Map<string, string>();
const requests: string[] = [];
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://feeds');
  requests.push(`${pathname} ${request.headers['if-none-match'] ?? ''}`);
  const file = files.get(pathname);
  if (file === undefined) return void response.writeHead(404).end();
  const etag = `"${Buffer.from(file).toString('base64').slice(-20)}"`;
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  response.writeHead(200, { 'content-type': 'text/csv', etag }).end(file);
});
const address = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

/** A mailbox gets one mail a day about the same, and an address that is new is fetched at once. */
const mailbox = newAddress();
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  files.set('/first.csv', csv(1, 2, 3, 4));
  files.set('/second.csv', csv(1, 2, 3));
  files.set('/harbour.csv', csv(1));
  for (const document of documents) await content().createOrReplace<Record<string, unknown>>(document);
  await content().createOrReplace(office({ address: address('/first.csv') }));
  // What the studio shows of the other dealer is fetched meanwhile.
  await publish(`office.site-${staffed}`, {
    stockSource: {
      _type: 'stockSource',
      kind: 'url',
      address: `${address('/harbour.csv')}?key=k3y&try=${mailbox}`,
      everyMinutes: 1_440,
      notify: [mailbox],
    },
  });
}, 60_000);
afterAll(async () => {
  await publish(`office.site-${staffed}`, { stockSource: { _type: 'stockSource', paused: true } });
  await content().delete({ query: '*[_id == $office]', params: { office: `office.site-${fed}` } });
  server.closeAllConnections();
  server.close();
});

const subjectsTo = async (email: string) =>
  (await mailsTo(email)).flatMap((mail) => /^Subject: (.*)$/im.exec(mail)?.[1] ?? []);

describe('[PLUS-20] a dealer’s stock that is fetched', () => {
  const status = async (number: number) => (await shop(fed, carPath(number))).status;
  const isGone = async (number: number) => (await status(number)) === 410;

  it('is on the site a moment after staff published where it is, and what a car cost is on no page', async () => {
    await until('the first car', async () => (await status(4)) === 200, 60_000);
    for (const number of [1, 2, 3, 4]) expect((await shop(fed, carPath(number))).body).not.toContain('18,273');
  }, 90_000);

  it('is another from another address at once; a car that the feed no longer holds is marked', async () => {
    await content().createOrReplace(office({ address: address('/second.csv') }));
    await until('the car that left', () => isGone(4), 60_000);
    expect(await isGone(1)).toBe(false);
  }, 90_000);

  it('stays when the feed is not there, and staff get a mail', async () => {
    const own = newAddress();
    await content().createOrReplace(office({ address: `${address('/gone.csv')}?try=${own}` }, own));
    await expect
      .poll(() => subjectsTo(own), { timeout: 60_000 })
      .toEqual(['The stock feed of Fed Dealer was not imported']);
    expect(await isGone(2)).toBe(false);
  }, 90_000);
});

describe('[PLUS-20] the stock feed in the studio', () => {
  it('that would take nearly all away changes nothing; staff get one mail, read what came of it, and have it fetched by a press', async () => {
    const stock = async () => (JSON.parse((await shop(staffed, '/api/stock-count')).body) as { found: number }).found;
    // The mail leaves after what came of the fetch is stored.
    await expect
      .poll(() => subjectsTo(mailbox), { timeout: 60_000 })
      .toEqual(['The stock feed of Harbour Ford was refused']);
    expect(await stock()).toBeGreaterThan(1);
    const studio = await sharedStudio(staffed);
    onTestFinished(() => studio.leave());
    const { page } = studio;
    await studio.go('/structure/stock');
    const card = page.getByRole('region', { name: 'Stock feed' });
    await card.getByText(address('/harbour.csv'), { exact: true }).waitFor();
    await card.getByText('Every 24 hours').waitFor();
    await card.getByText('Refused').first().waitFor();
    await card
      .getByText(/would take away \d+ of the \d+ vehicles/)
      .first()
      .waitFor();
    await card.getByRole('button', { name: 'Import anyway' }).waitFor();
    const before = requests.filter((one) => one.startsWith('/harbour.csv')).length;
    await press(card.getByRole('button', { name: 'Fetch now' }));
    await card.getByRole('button', { name: 'Fetching…' }).waitFor();
    await expect
      .poll(() => requests.filter((one) => one.startsWith('/harbour.csv')).length, { timeout: 30_000 })
      .toBe(before + 1);
    await card.getByRole('button', { name: 'Fetch now' }).waitFor();
    await card
      .getByText(/by hand/)
      .first()
      .waitFor();
    await page.getByRole('listitem').filter({ hasText: 'harbour.csv' }).first().getByText('Stopped').waitFor();
    expect(await page.content()).not.toContain('k3y');
    expect(await subjectsTo(mailbox)).toHaveLength(1);
    expect(studio.complaints()).toEqual([]);
  }, 120_000);

  it('[CFG-04] is for the staff of that site alone, to read and to fetch', async () => {
    const headers = await fromStudio('southbank-ford');
    const path = `/api/stock-source?site=${staffed}`;
    const body = JSON.stringify({ action: 'take', leaving: 9 });
    const [own, theirs, taken] = await Promise.all([
      shop('southbank-ford', '/api/stock-source', { headers }),
      shop('southbank-ford', path, { headers }),
      shop('southbank-ford', path, { method: 'POST', headers, body }),
    ]);
    expect([own.status, theirs.status, taken.status]).toEqual([200, 403, 403]);
    expect(own.body).not.toContain('harbour');
    const studio = await sharedStudio('southbank-ford');
    onTestFinished(() => studio.leave());
    await studio.go('/structure/stock');
    await studio.page.getByText('No stock feed is set up.').waitFor();
  });
});
