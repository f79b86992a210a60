import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { addressOf, launch } from './browser.ts';
import { newAddress } from './desk.fixture.ts';
import { enquireBy } from './enquiry.fixture.ts';
import { records } from './forms.fixture.ts';
import { press } from './hand.ts';
import { content, shop, until } from './shop.ts';
import { publishForm, type Studio, sessionOf, studioOf } from './staff-session.ts';
import { fill } from './studio.ts';

const slug = 'southbank-ford';
/** Letters alone: a long number would be taken for a person's. */
const mark = Date.now()
  .toString(36)
  .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
/** Of each try, which counts its own requests. */
const missed: string[] = [];
const draft = `drafts.page-start-${mark}`;
const title = `Written on the start page ${mark}`;
const userAgent =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/605.1.15';

/** Counts go to the records every half minute: the first is requested before the other test. */
let requested: string | null = null;
async function miss(): Promise<string> {
  const missing = `/christmas-${mark}-${'ab'.at(missed.length)}`;
  missed.push(missing);
  const headers = { accept: 'text/html', 'user-agent': userAgent, referer: 'https://old-site.example/sale?name=x' };
  expect((await shop(slug, missing, { headers })).status).toBe(404);
  return missing;
}

describe('the start page of the studio', { timeout: 300_000 }, () => {
  let browser: Browser;
  let studio: Studio;
  beforeAll(async () => {
    browser = await launch();
    studio = await studioOf(browser, slug);
    requested = await miss();
    const site = { _type: 'reference', _ref: `site-${slug}` };
    await content().create({ _id: draft, _type: 'page', path: `/start-${mark}`, title, blocks: [], site });
  });
  afterAll(async () => {
    await browser.close();
    const query = '*[_id == $draft || (_type == "redirect" && from in $missed)]';
    await content().delete({ query, params: { draft, missed } });
  });

  it('[ANL-01] is what staff see first: what waits, the week, drafts, and the way to each', async () => {
    const lead = await enquireBy(slug, newAddress(), 'Is anybody there?');
    await records("update leads set due_at = now() - interval '1 hour' where id = $1", [lead]);
    const { page } = studio;
    await studio.go('');
    await page.getByRole('heading', { name: 'Waiting for someone' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/studio\/start/);
    const week = page.getByRole('region', { name: 'Last 7 days' });
    for (const figure of ['Visits', 'Enquiries', 'Reservations', 'Searches that found nothing'])
      await week.getByText(figure, { exact: true }).waitFor();
    await page.getByRole('link', { name: /^Answer: \d+ / }).waitFor();
    expect(await complaints(page, 'the start page', '[data-testid="start-page"]')).toEqual([]);
    const website = page.getByRole('region', { name: 'Website' });
    await website.getByText(/drafts? not published/).waitFor();
    await press(page.getByRole('button', { name: 'Refresh' }));
    await page.getByRole('heading', { name: 'Waiting for someone' }).waitFor();
    await press(week.getByRole('link', { name: 'Figures' }));
    await page.getByRole('heading', { level: 1, name: /^Figures/ }).waitFor();
    expect(studio.complaints()).toEqual([]);
  });

  it('[CMS-01] [CFG-05] takes no other address of the studio its place: an address that shoppers did not find becomes a redirect, and is in the list no more', async () => {
    const missing = requested ?? (await miss());
    requested = null;
    const cookie = await sessionOf(slug);
    const list = async (): Promise<string> => (await shop(slug, '/api/missing-pages', { headers: { cookie } })).body;
    await until('the address is counted', async () => (await list()).includes(missing), 60_000);
    expect(await list()).not.toContain('name=x');
    const { page } = studio;
    await page.goto(addressOf(slug, '/studio/structure/search-engines'));
    await press(page.getByRole('button', { name: 'Check again' }));
    expect(new URL(page.url()).pathname).toMatch(/^\/studio\/structure\/search-engines/);
    const row = page.getByRole('listitem').filter({ hasText: missing });
    await row.getByText(/^Requested 1 time on 1 day of the last 30 · from old-site\.example$/).waitFor();
    await press(row.getByText('Make a redirect'));
    const from = page.getByTestId('field-from').locator('input').first();
    await expect.poll(() => from.inputValue()).toBe(missing);
    await fill(page, 'to', '/about-us');
    expect(await publishForm(page)).toBe(200);
    await until('the redirect', async () => [301, 308].includes((await shop(slug, missing)).status));

    await studio.go('/structure/search-engines');
    await page.getByText(/addresses of this site that staff link to were checked/).waitFor();
    await page.getByText(/Addresses that shoppers did not find/).waitFor();
    expect(await row.count()).toBe(0);
  });
});
