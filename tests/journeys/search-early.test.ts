import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterSheetId } from '@/parts/search-filters/filter-view.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { choose } from './hand.ts';
import { hydrated } from './hydrated.ts';

const slug = 'southbank-ford';
const used = '/search/used-cars';

/** Holds every script of the page back; returns how to let them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.+\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
const valuesOf = (boxes: Element[]): string[] => boxes.map((box) => (box as HTMLInputElement).value);
const searched = (page: Page) => new URL(page.url()).searchParams;

describe('a results page before its scripts', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each([390, 1440])(
    '[SRCH-13] [SRCH-09] at %i px a facet that is ticked, a thumb that is moved and an end that is typed count',
    async (width) => {
      const { context, page, errors } = await visitor(browser, { viewport: { width, height: 900 } });
      const release = await holdScripts(page);
      await page.goto(addressOf(slug, used), { waitUntil: 'commit' });
      await page.locator('[data-search]').waitFor();
      if (width < 1024) await page.locator(`button[popovertarget=${filterSheetId}]:visible`).first().click();
      await choose(page.locator('input[name=body][value=SUV]'));
      const highest = page.locator('#r-price-max');
      await highest.focus();
      for (const _ of 'twenty steps of a thumb') await page.keyboard.press('ArrowLeft');
      const price = await highest.inputValue();
      await page.locator('#t-km-max').fill('90000');
      release();
      await hydrated(page);
      await expect.poll(() => searched(page).get('body')).toBe('SUV');
      expect(searched(page).get('price')).toBe(`:${price}`);
      expect(searched(page).get('km')).toBe(':90000');
      await page.locator('[data-search]:not([aria-busy])').waitFor();
      expect(await page.locator('#t-price-max').inputValue()).toBe(`$${Number(price).toLocaleString('en-AU')}`);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('[SRCH-09] what is looked for within a facet counts', async () => {
    const { context, page, errors } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    const release = await holdScripts(page);
    await page.goto(addressOf(slug, used), { waitUntil: 'commit' });
    await page
      .locator('summary')
      .filter({ hasText: /^Features/ })
      .click();
    const facet = page.locator('[data-facet=filtered_features]');
    const [rarest = ''] = await facet.getByRole('checkbox', { includeHidden: true }).last().evaluateAll(valuesOf);
    await facet.getByRole('searchbox').fill(rarest);
    release();
    await hydrated(page);
    await expect.poll(() => facet.getByRole('checkbox').evaluateAll(valuesOf)).toContain(rarest);
    expect((await facet.getByRole('checkbox').evaluateAll(valuesOf)).length).toBeLessThan(
      await facet.getByRole('checkbox', { includeHidden: true }).count(),
    );
    expect(await facet.getByRole('searchbox').inputValue()).toBe(rarest);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SRCH-13] controls that were not touched start no search', async () => {
    const { context, page } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch' && request.url().includes('/search/')) requests.push(request.url());
    });
    await page.clock.install();
    await page.goto(addressOf(slug, `${used}?price=12345:54321&year=2015:`));
    await hydrated(page);
    await page.clock.runFor(2_000);
    expect(requests).toEqual([]);
    expect(searched(page).get('price')).toBe('12345:54321');
    await context.close();
  });
});
