import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { press } from './hand.ts';
import { painted } from './phone.ts';

const reducedMotion = 'reduce' as const;
const devices = [
  { name: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion },
  { name: 'a desk', viewport: { width: 1440, height: 900 }, reducedMotion },
];
const path = '/search/used-cars';
/** By when everything that a page lays out later is there, milliseconds. */
const laterMs = 1_500;

/** The first car that is whole in the window, and its distance from the upper edge in pixels. */
const carInSight = (page: Page) =>
  page.locator('#results article h3').evaluateAll((names) => {
    const places = names.map((it) => ({ name: it.textContent ?? '', top: it.getBoundingClientRect().top }));
    return places.find(({ top }) => top > 80) ?? { name: '', top: 0 };
  });

/** Marks what is in the middle of the window. Returns its distance from the upper edge in pixels. */
const markMiddle = (page: Page) =>
  page.evaluate(() => {
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    middle?.setAttribute('data-marked', '');
    return middle?.getBoundingClientRect().top;
  });

/** Pixels that the page could be scrolled further. */
const fromEnd = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - scrollY - document.documentElement.clientHeight);

describe('a place in the results', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  // Two at a time: they mostly wait. Each has an `expect` of its own.
  it.concurrent.for(devices)(
    '[PLUS-23] [SRCH-01] on $name: who goes to the end as soon as results are painted stays there; Back from a car leads to where it was in the results, and nothing moves after that',
    async ({ name: _name, ...device }, { expect }) => {
      const { context, page, errors } = await visitor(browser, device);
      await page.goto(addressOf('cartown', path), { waitUntil: 'commit' });
      await painted(page);
      // The end is where the page ends once all of it has come.
      await page.waitForFunction(() => document.readyState !== 'loading');
      // While it paints a page for the first time, Chromium may end its own animation of this scroll
      // where it began (it never does with `--disable-smooth-scrolling`): a hand presses again.
      const endPressed = async () => {
        await page.keyboard.press('End');
        return fromEnd(page);
      };
      await expect.poll(endPressed).toBeLessThan(2);
      const before = await markMiddle(page);
      await page.waitForTimeout(laterMs);
      expect(await page.locator('[data-marked]').evaluate((it) => it.getBoundingClientRect().top)).toBe(before);

      const car = page.locator('#results article h3 a').nth(16);
      await car.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const left = await carInSight(page);
      await press(car);
      await page.waitForURL('**/cars/*');
      await page.goBack({ waitUntil: 'load' });
      await expect.poll(async () => (await carInSight(page)).name).toBe(left.name);
      expect(Math.abs((await carInSight(page)).top - left.top)).toBeLessThan(4);
      await page.waitForTimeout(laterMs);
      const later = await carInSight(page);
      expect(later.name).toBe(left.name);
      expect(Math.abs(later.top - left.top)).toBeLessThan(4);
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});
