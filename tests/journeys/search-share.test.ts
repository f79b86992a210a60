import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { shop } from './shop.ts';

const slug = 'southbank-ford';
const search = '/search/used-cars?fuel=Diesel&price=:90000&view=list';

/** What the cards of a results page lead to, by its markup. */
const carsOf = (body: string): (string | undefined)[] => {
  const [results = ''] = /id="results"[\s\S]*/.exec(body) ?? [];
  const cards = results.match(/<article[\s\S]*?<\/article>/g) ?? [];
  return cards.map((card) => /<h3[\s\S]*?<a\b[^>]*href="([^"]*)"/.exec(card)?.[1]?.replaceAll('&amp;', '&'));
};

describe('a search that is shared', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[SRCH-01] by keyboard on a computer: its link is copied, as it is after a change, and the page shows that', async () => {
    const { context, page, errors } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(addressOf(slug, search));
    await hydrated(page);
    await page.locator('#sort-wide').selectOption('price_ascending');
    await expect.poll(() => page.url()).toContain('sortBy=price_ascending');
    await page.locator('[data-search]:not([aria-busy])').waitFor();
    await page.getByRole('link', { name: 'Share this search' }).press('Enter');
    await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(decodeURIComponent(new URL(copied).search)).toBe(
      '?fuel=Diesel&price=:90000&sortBy=price_ascending&view=list',
    );
    const cars = await page
      .locator('#results article h3 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(carsOf((await shop(slug, new URL(copied).pathname + new URL(copied).search)).body)).toEqual(cars);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SRCH-01] on a phone: its own sheet gets the address and the title, and nothing is copied', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { context, page, errors } = await visitor(browser, phone);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (what: ShareData) => Promise.resolve(Object.assign(window, { shared: what })).then(() => undefined),
      });
    });
    await page.goto(addressOf(slug, search));
    await hydrated(page);
    await page.getByRole('link', { name: 'Share this search' }).tap();
    const shared = () => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared);
    await expect.poll(shared).toMatchObject({ title: await page.title() });
    expect(decodeURIComponent((await shared())?.url ?? '')).toBe(addressOf(slug, search));
    expect(await page.getByText('Link copied').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SRCH-01] without JavaScript it is a link to the same results', async () => {
    const { body } = await shop(slug, search);
    const [, href = ''] = /<a\b(?=[^>]*data-share)[^>]*href="([^"]*)"/.exec(body) ?? [];
    expect(carsOf(body).length).toBeGreaterThan(0);
    expect(carsOf((await shop(slug, href.replaceAll('&amp;', '&'))).body)).toEqual(carsOf(body));
  });
});
