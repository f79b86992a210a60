import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { enquire, newAddress } from './desk.fixture.ts';
import { records } from './forms.fixture.ts';
import { press } from './hand.ts';
import { content, shop, until } from './shop.ts';
import { fill, openStudio, pressPublish } from './studio.ts';

const slug = 'southbank-ford';
/** Letters alone: a long number would be taken for somebody's. */
const mark = Date.now()
  .toString(36)
  .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
/** Of each try, which counts its own requests. */
const missed: string[] = [];
const draft = `drafts.page-start-${mark}`;
const title = `Written on the start page ${mark}`;
const wide = { viewport: { width: 1440, height: 1000 } };

describe('the start page of the studio', { timeout: 300_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
    const site = { _type: 'reference', _ref: `site-${slug}` };
    await content().create({ _id: draft, _type: 'page', path: `/start-${mark}`, title, blocks: [], site });
  });
  afterAll(async () => {
    await browser.close();
    const query = '*[_id == $draft || (_type == "redirect" && from in $missed)]';
    await content().delete({ query, params: { draft, missed } });
  });

  it('[ANL-01] is what staff see first: what waits, the week, drafts, and the way to each', async () => {
    const lead = await enquire(browser, slug, newAddress(), 'Is anybody there?');
    await records("update leads set due_at = now() - interval '1 hour' where id = $1", [lead]);
    const { context, page, errors } = await visitor(browser, wide);
    await openStudio(page, slug, '');
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
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[CMS-01] takes no other address of the studio its place', async () => {
    const { context, page } = await visitor(browser, wide);
    await openStudio(page, slug, '/structure/page');
    await page.getByTestId('action-intent-button').last().waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/studio\/structure\/page/);
    await page.goto(addressOf(slug, `/studio/intent/edit/id=${draft.slice('drafts.'.length)};type=page/`));
    await expect.poll(() => page.getByTestId('field-title').locator('input').first().inputValue()).toBe(title);
    await context.close();
  });

  it('[CFG-05] an address that shoppers did not find becomes a redirect, and is in the list no more', async () => {
    const missing = `/christmas-${mark}-${'ab'.at(missed.length)}`;
    missed.push(missing);
    const shopper = await visitor(browser);
    const found = await shopper.page.goto(addressOf(slug, missing), {
      referer: 'https://old-site.example/sale?name=x',
    });
    expect(found?.status()).toBe(404);
    await shopper.context.close();

    const { context, page } = await visitor(browser, wide);
    await openStudio(page, slug, '/structure/search-engines');
    const list = async (): Promise<string> =>
      page.evaluate(async () => (await fetch('/api/missing-pages', { cache: 'reload' })).text());
    await until('the address is counted', async () => (await list()).includes(missing), 60_000);
    expect(await list()).not.toContain('name=x');
    await press(page.getByRole('button', { name: 'Check again' }));
    const row = page.getByRole('listitem').filter({ hasText: missing });
    await row.getByText(/^Requested 1 time on 1 day of the last 30 · from old-site\.example$/).waitFor();
    await press(row.getByText('Make a redirect'));
    const from = page.getByTestId('field-from').locator('input').first();
    await expect.poll(() => from.inputValue()).toBe(missing);
    await fill(page, 'to', '/about-us');
    expect(await pressPublish(page)).toBe(200);
    await until('the redirect', async () => [301, 308].includes((await shop(slug, missing)).status));

    await page.goto(addressOf(slug, '/studio/structure/search-engines'));
    await page.getByText(/addresses of this site that staff link to were checked/).waitFor();
    await page.getByText(/Addresses that shoppers did not find/).waitFor();
    expect(await row.count()).toBe(0);
    await context.close();
  });
});
