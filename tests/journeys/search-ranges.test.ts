import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterSheetId } from '@/parts/search-filters/filter-view.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';

const slug = 'southbank-ford';
const used = '/search/used-cars';

const range = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const value = async (page: Page, id: string) => Number(await page.locator(id).inputValue());
const settled = (page: Page) => page.locator('[data-search]:not([aria-busy])').waitFor();

/** A tap on the track of the price, `share` of the way along it. */
async function tap(page: Page, share: number): Promise<void> {
  const track = page.locator('[data-range=price] [data-track]');
  await track.scrollIntoViewIfNeeded();
  const box = await track.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) * share, (box?.y ?? 0) + (box?.height ?? 0) - 18];
  await page.mouse.click(x, y);
}

describe('the ranges of a results page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each([390, 1440])(
    '[SRCH-13] at %i px a tap on the track brings the nearer thumb, and the other one stays; typed ends and keys move both',
    async (width) => {
      const { context, page, errors } = await visitor(browser, { viewport: { width, height: 900 } });
      await page.goto(addressOf(slug, used));
      await hydrated(page);
      if (width < 1024) await page.locator(`button[popovertarget=${filterSheetId}]:visible`).first().click();
      const [min, max] = [await value(page, '#r-price-min'), await value(page, '#r-price-max')];
      if (width >= 1024) {
        await typedEnds(page);
        await apart(page, min, max);
        await page.locator('#r-price-min').press('Home');
        await expect.poll(() => range(page, 'price')).toBe(null);
        await settled(page);
      }
      await tap(page, 0.75);
      await expect.poll(() => range(page, 'price')).toMatch(/^:\d+000$/);
      const high = Number(range(page, 'price')?.split(':')[1]);
      expect(Math.abs(high - (min + 0.75 * (max - min)))).toBeLessThan((max - min) * 0.08);
      await settled(page);
      await tap(page, 0.2);
      await expect.poll(() => range(page, 'price')).toMatch(/^\d+000:\d+000$/);
      expect(range(page, 'price')?.split(':')[1]).toBe(String(high));
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});

/** By keyboard the thumbs never cross, nor leave the range. */
async function apart(page: Page, lowest: number, highest: number): Promise<void> {
  await page.locator('#r-price-max').press('Home');
  expect(await value(page, '#r-price-max')).toBe(lowest);
  await expect.poll(() => range(page, 'price')).toBe(`:${lowest}`);
  await settled(page);
  await page.locator('#r-price-min').press('End');
  expect(await value(page, '#r-price-min')).toBeLessThanOrEqual(await value(page, '#r-price-max'));
  await page.locator('#r-price-max').press('End');
  await page.locator('#r-price-max').press('ArrowRight');
  expect(await value(page, '#r-price-max')).toBe(highest);
}

/** A typed end is brought inside the range, words open it. */
async function typedEnds(page: Page): Promise<void> {
  const field = page.locator('#t-price-max');
  await field.fill('$45,500.00');
  await field.press('Tab');
  await expect.poll(() => range(page, 'price')).toBe(':45500');
  await settled(page);
  await field.fill('no limit');
  await field.press('Tab');
  await expect.poll(() => range(page, 'price')).toBe(null);
  await settled(page);
}
