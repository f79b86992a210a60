import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { carsToSee } from './cars-to-see.ts';

const phone = { width: 390, height: 844 };
const tablet = { viewport: { width: 1024, height: 1366 }, hasTouch: true, isMobile: true };
const { photos } = carsToSee();
/** Each kind of field is on one of them; those of a form are on `/blocks`. */
const places: [site: string, path: string][] = [
  ['southbank-ford', '/blocks'],
  ['southbank-ford', '/'],
  ['southbank-ford', '/search/used-cars'],
  ['southbank-ford', '/finance'],
  ['southbank-ford', '/offers'],
  ['southbank-ford', '/models/search'],
  [photos.site, photos.path],
];
const pictured = new Set(['/', '/search/used-cars', '/finance', photos.path]);

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

describe('on a touch screen', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[PLUS-23] a field has letters of 16 px, so that iOS does not zoom into the page; one that is not seen lies over its own label, where the page need not scroll to it; a picture of the whole page leaves nothing out', async () => {
    const small: string[] = [];
    const stray: string[] = [];
    let seen = 0;
    const { context, page } = await visitor(browser, { ...tablet, viewport: phone });
    for (const [site, path] of places) {
      await page.setViewportSize(phone);
      await page.goto(addressOf(site, path));
      // Sections and cards far below the window are drawn a moment after the first screen.
      if (pictured.has(path)) await expect.poll(() => blanks(page), { message: path, timeout: 5_000 }).toEqual([]);
      seen += await page.locator('label input:is([type=radio], [type=checkbox])').count();
      stray.push(...(await strays(page)).map((label) => `${path} ${label}`));
      for (const size of [phone, tablet.viewport]) {
        await page.setViewportSize(size);
        small.push(...(await smallFields(page)).map((field) => `${size.width} ${path} ${field}`));
      }
    }
    expect.soft(small, 'fields in which iOS would zoom').toEqual([]);
    expect.soft(stray, 'fields beside their label').toEqual([]);
    expect(seen).toBeGreaterThan(60);
    await context.close();
  });
});
