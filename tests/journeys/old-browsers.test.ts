import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { carsToSee } from './cars-to-see.ts';
import { press } from './hand.ts';
import { hydrated } from './hydrated.ts';
import { ofHost } from './shop.ts';

const slug = 'southbank-ford';
const used = '/search/used-cars';
const { photos } = carsToSee();
const finger = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Results are opened by the tests that do something there. */
const pages = [
  [slug, '/'],
  [photos.site, photos.path],
  [slug, '/finance'],
  [slug, '/sign-in?type=watchlist&redirect=/&back=/'],
] as const;
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** All cookies are blocked: a store throws as soon as it is named. */
const blockStores = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });

/** What Safari 16.4 and Chrome 111 do not have (but `checkVisibility`, which Playwright calls); their sheets see that there are no popovers. */
async function takeNewThings(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const gone = [
      [URL, 'parse', 'canParse'],
      [AbortSignal, 'any'],
      [Promise, 'withResolvers', 'try'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [Array, 'fromAsync'],
      [HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
      [Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
      [window, 'Iterator', 'requestIdleCallback', 'navigation'],
      [Object.getPrototypeOf(Object.getPrototypeOf([].values())), 'map', 'filter', 'find', 'some', 'every', 'toArray'],
    ] as const;
    for (const [from, ...names] of gone) for (const name of names) Reflect.deleteProperty(from, name);
    const looks = [
      [Element.prototype, 'matches', 'closest', 'querySelector', 'querySelectorAll'],
      [Document.prototype, 'querySelector', 'querySelectorAll'],
    ] as const;
    for (const [from, ...names] of looks)
      for (const name of names) {
        const real = Reflect.get(from, name);
        Reflect.set(from, name, function (this: unknown, selector: string) {
          if (selector.includes(':popover-open')) throw new DOMException(selector, 'SyntaxError');
          return Reflect.apply(real, this, [selector]);
        });
      }
  });
  await context.route(/\.css/, async (route) => {
    const { host, pathname } = new URL(route.request().url());
    const sheet = (await ofHost(host, pathname)).body.replaceAll(
      /@supports\s+not\s+selector\(:popover-open\)/g,
      '@supports selector(:popover-open)',
    );
    await route.fulfill({ contentType: 'text/css', body: sheet });
  });
}

describe('a browser in which all cookies are blocked', () => {
  it.each(pages)('opens pages without an error: %s %s', async (site, path) => {
    const { context, page, errors } = await visitor(browser, finger);
    await blockStores(context);
    await page.goto(addressOf(site, path));
    await hydrated(page);
    await page.waitForFunction(() => 'asc_datalayer' in window);
    expect(await page.locator('h1').count()).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SAVE-03] [SRCH-05] saves a car for as long as the page lasts, and its search box takes letters', async () => {
    const { context, page, errors } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    await blockStores(context);
    await page.goto(addressOf(slug, used));
    await hydrated(page);
    await press(page.locator('[data-favourite]').first());
    await expect.poll(() => page.locator('[data-saved-count]').innerText()).toBe('1');
    const box = page.locator('#search-query');
    await box.pressSequentially('rang', { delay: 60 });
    await page.getByRole('option').first().waitFor();
    expect(await box.inputValue()).toBe('rang');
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a browser of the spring of 2023', () => {
  it.each(pages)('opens pages without an error: %s %s', async (site, path) => {
    const { context, page, errors } = await visitor(browser, finger);
    await takeNewThings(context);
    await page.goto(addressOf(site, path));
    await hydrated(page);
    // What counts the visit comes last.
    await page.waitForFunction(() => 'asc_datalayer' in window);
    expect(await page.locator('h1').count()).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SRCH-06] has its filters in the page, without buttons that would open them, and they narrow the results', async () => {
    const { context, page, errors } = await visitor(browser, finger);
    await takeNewThings(context);
    await page.goto(addressOf(slug, used));
    await hydrated(page);
    expect(await page.locator('[popovertarget]:visible').count()).toBe(0);
    expect(
      await page.locator('[popover]:visible').evaluateAll((all) => all.map((it) => getComputedStyle(it).position)),
    ).toEqual(['static', 'static']);
    const make = page
      .locator('label')
      .filter({ has: page.locator('input[name="make"]') })
      .first();
    await press(make);
    await page.waitForURL(/make=/);
    await press(page.locator('[data-favourite]').first());
    await page.getByText('Saved cars').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
