import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { carsToSee } from './cars-to-see.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const tablet = { viewport: { width: 1024, height: 1366 }, hasTouch: true, isMobile: true };
const { photos } = carsToSee();
const places: [site: string, path: string][] = [
  ['southbank-ford', '/blocks'],
  ['southbank-ford', '/'],
  ['southbank-ford', '/search/used-cars'],
  ['southbank-ford', '/finance'],
  ['southbank-ford', '/contact-us'],
  ['southbank-ford', '/trade-in'],
  ['southbank-ford', '/offers'],
  ['southbank-ford', '/models/search'],
  ['meridian-group', '/contact-us'],
  [photos.site, photos.path],
];

/** Fields in which iOS would zoom, out of sight or not. */
const smallFields = (page: Page) =>
  page
    .locator('input:not([type=hidden], [type=radio], [type=checkbox], [type=range]), select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16)
        .map((one) => one.outerHTML.slice(0, 120)),
    );

/** Radio buttons and boxes that are not seen themselves and do not lie within their label. */
const strays = (page: Page) =>
  page.locator('label:has(input:is([type=radio], [type=checkbox]))').evaluateAll((labels: HTMLLabelElement[]) =>
    labels
      .filter((label) => {
        const input = label.control;
        if (!input?.checkVisibility() || !label.checkVisibility()) return false;
        const [of, its] = [label.getBoundingClientRect(), input.getBoundingClientRect()];
        const within = its.left >= of.left - 1 && its.right <= of.right + 1;
        return !(within && its.top >= of.top - 1 && its.bottom <= of.bottom + 1 && its.width > 8 && its.height > 8);
      })
      .map((label) => label.outerHTML.slice(0, 120)),
  );

/** Sections whose content the browser leaves out of a picture of the whole page. */
const blanks = (page: Page) =>
  page
    .locator('main > *, main article, main article h3')
    .evaluateAll((parts) =>
      parts
        .filter((one) => one.checkVisibility() && !one.checkVisibility({ contentVisibilityAuto: true }))
        .map((one) => one.outerHTML.slice(0, 100)),
    );

describe('a field', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[PLUS-23] has letters of 16 px on every touch screen, so that iOS does not zoom into the page', async () => {
    const found: string[] = [];
    for (const device of [phone, tablet]) {
      const { context, page } = await visitor(browser, device);
      for (const [site, path] of places) {
        await page.goto(addressOf(site, path));
        found.push(...(await smallFields(page)).map((field) => `${device.viewport.width} ${path} ${field}`));
      }
      await context.close();
    }
    expect(found).toEqual([]);
  });

  it('[PLUS-23] that is not seen lies over its own label, where the page need not scroll to it', async () => {
    const found: string[] = [];
    let seen = 0;
    const { context, page } = await visitor(browser, phone);
    for (const [site, path] of places) {
      await page.goto(addressOf(site, path));
      seen += await page.locator('label input:is([type=radio], [type=checkbox])').count();
      found.push(...(await strays(page)).map((label) => `${path} ${label}`));
    }
    expect(seen).toBeGreaterThan(60);
    expect(found).toEqual([]);
    await context.close();
  });
});

describe('a picture of a whole page', () => {
  it('leaves nothing out: sections and cards far below the window are drawn a moment after the first screen', async () => {
    const browser = await launch();
    onTestFinished(() => browser.close());
    const { page } = await visitor(browser, phone);
    for (const path of ['/', '/search/used-cars', '/finance', photos.path]) {
      await page.goto(addressOf(photos.site, path));
      await expect.poll(() => blanks(page), { message: path, timeout: 5_000 }).toEqual([]);
    }
  });
});
