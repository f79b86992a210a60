import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { mailsTo, newAddress } from './desk.fixture.ts';
import { enquireBy } from './enquiry.fixture.ts';
import { press } from './hand.ts';
import { crawl } from './links.ts';
import { content, shop, until } from './shop.ts';
import { sharedStudio } from './staff-session.ts';

/** A dealer of this run alone. */
const slug = `epping-ford-${newAddress().slice(0, 6)}`;
const name = `Epping Ford ${slug.slice(-6)}`;
const inbox = newAddress();
const staff = { name: 'Mei Tran', email: newAddress(), password: 'a long new password' };

const csv = [
  'Stock No,Make,Model,Year,Body,Type,Status,Price,Odometer',
  ...[1, 2, 3].map((number) => `EF${number},Ford,Everest,2024,SUV,Used,In Stock,45990,12000`),
].join('\n');
const feed = createServer((_, response) => void response.writeHead(200, { 'content-type': 'text/csv' }).end(csv));
beforeAll(() => new Promise<void>((done) => feed.listen(0, '127.0.0.1', done)));
afterAll(async () => {
  feed.closeAllConnections();
  feed.close();
  const own = { query: '*[_id == $site || site._ref == $site]', params: { site: `site-${slug}` } };
  await content().delete(own);
});

/** Counts the presses of a hand; what is typed needs one to reach its field. */
function hand() {
  let presses = 0;
  const tap = async (control: Locator) => {
    presses += 1;
    await press(control);
  };
  return {
    tap,
    type: async (field: Locator, text: string) => {
      await tap(field);
      await field.page().keyboard.type(text);
    },
    /** A list opens by one press and closes by another. */
    choose: async (list: Locator, option: string) => {
      presses += 2;
      await list.selectOption({ label: option });
    },
    presses: () => presses,
  };
}

describe('a new dealer', () => {
  it('[PLUS-19] is live in ten minutes and 40 clicks, with stock, staff, lead address and no dead link', async () => {
    const began = Date.now();
    const { tap, type, choose, presses } = hand();
    const studio = await sharedStudio('southbank-ford', undefined, 'administrator');
    onTestFinished(() => studio.leave());
    const { page } = studio;
    await studio.go('/structure');
    await tap(page.getByRole('link', { name: 'New dealer' }));
    const form = page.getByRole('form', { name: 'New dealer' });
    const field = (label: string) => form.getByLabel(label, { exact: true });
    await type(field('Name'), name);
    expect(await field('Short name in addresses').inputValue()).toBe(slug);
    await choose(field('Template'), 'Ford dealer');
    await choose(field('Brand'), 'Ford');
    await type(field('Street and number'), '1 High Street');
    await type(field('Suburb or town'), 'Epping');
    await choose(field('State'), 'Victoria');
    await type(field('Postcode'), '307');
    await type(field('Phone'), '03 5550 4411');
    await type(field('Monday to Friday, opens'), '08:30');
    await type(field('Monday to Friday, closes'), '17:30');
    await type(field('Enquiries go to'), inbox);
    await type(field('Stock feed'), `http://127.0.0.1:${(feed.address() as AddressInfo).port}/stock.csv`);
    await type(field('Name of a person'), staff.name);
    await type(field('Their email'), staff.email);
    await tap(form.getByRole('button', { name: 'Create the dealer' }));
    await form.getByText('An Australian postcode has four digits.').waitFor();
    await type(field('Postcode'), '6');
    expect(await field('Postcode').inputValue()).toBe('3076');
    await tap(form.getByRole('button', { name: 'Create the dealer' }));
    await page.getByRole('heading', { name: `${name} is live` }).waitFor();

    await page.getByRole('region', { name: 'Stock feed' }).getByText('Imported').first().waitFor();
    await page.getByRole('region', { name: 'Links' }).getByText('Every link leads somewhere').waitFor();
    const link = await page.getByLabel(`Link for ${staff.name}`).inputValue();
    expect(new URL(link).host).toBe(new URL(addressOf(slug, '/')).host);
    expect(studio.complaints()).toEqual([]);

    const invited = await visitor(await launch());
    onTestFinished(() => invited.context.close());
    await invited.page.goto(link);
    await type(invited.page.getByLabel('Password'), staff.password);
    await tap(invited.page.getByRole('button', { name: 'Set password and sign in' }));
    await invited.page.getByTestId('start-page').waitFor();
    expect(new URL(invited.page.url()).host).toBe(new URL(addressOf(slug, '/')).host);

    await until('the stock', async () => (await shop(slug, '/cars/2024-ford-everest-ef3')).status === 200, 60_000);
    await enquireBy(slug, newAddress(), 'Is the Everest here?');
    await expect.poll(() => mailsTo(inbox), { timeout: 60_000 }).toHaveLength(1);
    const minutes = (Date.now() - began) / 60_000;
    expect({ clicks: presses() <= 40, inTime: minutes < 10 }).toEqual({ clicks: true, inTime: true });

    const groupOf = (path: string) =>
      path.includes('?') ? { name: path.split('?')[0] ?? '', max: 5, followed: false } : null;
    const pages = await crawl({ slug, groupOf, starts: ['/'], judge: () => [] });
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter(({ status }) => status >= 400)).toEqual([]);
  }, 240_000);

  it('[PLUS-19] whose short name another site has is not made, and what was typed stays', async () => {
    const studio = await sharedStudio('southbank-ford', undefined, 'administrator');
    onTestFinished(() => studio.leave());
    const { page } = studio;
    await studio.go('/structure/new-dealer');
    const form = page.getByRole('form', { name: 'New dealer' });
    const field = (label: string) => form.getByLabel(label, { exact: true });
    await field('Name').fill('Southbank Ford');
    for (const [label, option] of [
      ['Template', 'Ford dealer'],
      ['State', 'Victoria'],
    ] as const)
      await field(label).selectOption({ label: option });
    for (const [label, text] of [
      ['Street and number', '1 High Street'],
      ['Suburb or town', 'Epping'],
      ['Postcode', '3076'],
      ['Phone', '03 5550 4411'],
      ['Enquiries go to', inbox],
    ] as const)
      await field(label).fill(text);
    await press(form.getByRole('button', { name: 'Create the dealer' }));
    await form.getByText('The site Southbank Ford already has this short name.').waitFor();
    await studio.go('/structure');
    await press(page.getByRole('link', { name: 'New dealer' }));
    expect(await field('Suburb or town').inputValue()).toBe('Epping');
  }, 120_000);

  it('[PLUS-19] has staff that an administrator invites, gives a new link, and removes', async () => {
    const studio = await sharedStudio('southbank-ford', undefined, 'administrator');
    onTestFinished(() => studio.leave());
    const { page } = studio;
    const [person, email] = ['Ada Quinn', newAddress()];
    await studio.go('/structure/this-site;staff');
    const form = page.getByRole('form', { name: 'Invite a person' });
    await form.getByLabel('Name').fill(person);
    await form.getByLabel('Email').fill(email);
    await press(form.getByRole('button', { name: 'Invite' }));
    const row = page.getByRole('listitem').filter({ hasText: email });
    await row.getByText('Invited', { exact: true }).waitFor();
    const link = page.getByLabel(`Link for ${person}`);
    const statusOf = async (address: string) => {
      const { pathname, search } = new URL(address);
      return (await shop('southbank-ford', pathname + search)).status;
    };
    const first = await link.inputValue();
    expect(await statusOf(first)).toBe(200);
    await press(row.getByRole('button', { name: 'New link' }));
    await expect.poll(() => link.inputValue()).not.toBe(first);
    const second = await link.inputValue();
    expect([await statusOf(first), await statusOf(second)]).toEqual([410, 200]);

    await form.getByLabel('Name').fill(person);
    await form.getByLabel('Email').fill(email.toUpperCase());
    await press(form.getByRole('button', { name: 'Invite' }));
    await page.getByRole('alert').getByText('already is a member').waitFor();
    expect(await form.getByLabel('Name').inputValue()).toBe(person);

    await press(row.getByRole('button', { name: `Remove: ${person}` }));
    await press(row.getByRole('button', { name: `Remove for good: ${person}` }));
    await expect.poll(() => row.count()).toBe(0);
    expect(await statusOf(second)).toBe(410);
  }, 120_000);

  it('[PLUS-19] [CMS-05] is for administrators: a dealer’s staff neither see it nor invite anybody', async () => {
    const studio = await sharedStudio('harbour-ford');
    onTestFinished(() => studio.leave());
    const { page } = studio;
    await studio.go('/structure');
    await page.getByTestId('pane-item-Pages').waitFor();
    expect(await page.getByRole('link', { name: 'New dealer' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Staff' }).count()).toBe(0);
  }, 120_000);
});
