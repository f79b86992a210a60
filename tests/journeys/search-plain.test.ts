import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterSheetId } from '@/parts/search-filters/filter-view.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { choose, press } from './hand.ts';

const slug = 'southbank-ford';

const address = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
};
const count = async (page: Page) => Number.parseInt(await page.locator('[data-count]').innerText(), 10);
const cars = (page: Page) => page.locator('#results article h3').allTextContents();

describe('finding a car without JavaScript', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[SRCH-01] [SRCH-06] [SRCH-13] [SRCH-17] from the home page: page, filter, range, order, back, forward, reload, nothing found and on', async () => {
    const { context, page } = await visitor(browser, {
      viewport: { width: 1440, height: 900 },
      javaScriptEnabled: false,
    });
    /** Fills in the filters' form, wherever it is at this width, and sends it. */
    const send = async (width: number, fill: () => Promise<void>) => {
      await page.setViewportSize({ width, height: 900 });
      if (width < 1024) await page.locator(`button[popovertarget=${filterSheetId}]:visible`).first().click();
      await fill();
      await page.locator('[data-show]').click();
    };
    await page.goto(addressOf(slug));
    await page.locator('.stock-search-bar button[type=submit]').click();
    await page.waitForURL(/\/search\//);
    const all = await count(page);
    await press(page.getByRole('link', { name: 'Next' }));
    await page.waitForURL(/page=2/);
    expect(await cars(page)).not.toEqual([]);
    await send(1440, () => choose(page.locator('input[name=body][value=SUV]')));
    await page.waitForURL(/body=SUV/);
    expect(address(page)).not.toContain('page=');
    const suvs = await count(page);
    expect(suvs).toBeLessThan(all);
    await send(390, () => page.locator('#t-price-max').fill('60000'));
    await page.waitForURL(/60000/);
    expect(await page.locator('input[name=body][value=SUV]').isChecked()).toBe(true);
    const cheaper = await count(page);
    expect(cheaper).toBeLessThan(suvs);
    await page.locator('#sort-wide').selectOption('price_ascending');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await page.waitForURL(/sortBy=price_ascending/);
    const sorted = await cars(page);
    await page.goBack();
    await page.goForward();
    await page.reload();
    expect(await cars(page)).toEqual(sorted);
    await page
      .getByRole('list', { name: 'Chosen filters' })
      .getByRole('link', { name: /\$60,000/ })
      .click();
    await page.waitForURL((url) => !url.search.includes('price%5Bmax'));
    expect(await count(page)).toBe(suvs);
    await page.locator('#search-query').fill('zzzzqqq');
    await page.locator('#search-query').press('Enter');
    await page.getByText('No results found for your search at this time.').waitFor();
    expect((await cars(page)).length).toBeGreaterThan(0);
    await page
      .getByRole('link', { name: /^Without / })
      .first()
      .click();
    await page.waitForURL((url) => !url.search.includes('zzzz'));
    expect(await count(page)).toBeGreaterThan(0);
    await context.close();
  });

  it('[SRCH-17] [PLUS-05] nothing found: the filters stay chosen, one filter less finds as many as it shows, all are cleared below', async () => {
    const { context, page } = await visitor(browser, {
      viewport: { width: 1440, height: 900 },
      javaScriptEnabled: false,
    });
    await page.goto(addressOf(slug, '/search/used-cars?body=SUV&colour=Nonesuch'));
    await page.getByText('No results found for your search at this time.').waitFor();
    for (const box of ['body][value=SUV', 'colour][value=Nonesuch'])
      expect(await page.locator(`input[name=${box}]`).isChecked()).toBe(true);
    const clear = page.getByRole('link', { name: 'Clear Filters' });
    const less = page.getByRole('link', { name: /^Without Nonesuch/ });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await Promise.all([less, clear].map(async (link) => (await link.boundingBox())?.y ?? 0));
      expect.soft(tops[0], `at ${width} px`).toBeLessThan(tops[1] ?? 0);
    }
    const promised = Number.parseInt(/(\d+) cars?$/.exec(await less.innerText())?.[1] ?? '', 10);
    await press(less);
    await page.waitForURL((url) => !url.search.includes('Nonesuch'));
    expect(await count(page)).toBe(promised);
    await page.goBack();
    await press(clear);
    await page.waitForURL(/special-offers$/);
    await context.close();
  });
});
