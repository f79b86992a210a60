import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';

const slug = 'southbank-ford';
const search = '/search/used-cars?fuel=Diesel&price=:90000&view=list';

describe('a search that is shared', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[SRCH-01] by keyboard on a computer: its link is copied, as it stands after a change, and the page says so', async () => {
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
    const cars = await page.locator('#results article h3').allTextContents();
    await page.goto(copied);
    expect(await page.locator('#results article h3').allTextContents()).toEqual(cars);
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
    const { context, page } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(addressOf(slug, search));
    const cars = await page.locator('#results article h3').allTextContents();
    expect(cars.length).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Share this search' }).click();
    await expect.poll(() => page.locator('#results article h3').allTextContents()).toEqual(cars);
    await context.close();
  });
});
