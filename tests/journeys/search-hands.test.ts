import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterSheetId, searchFormId } from '@/parts/search-filters/filter-view.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { choose, placeOf, press } from './hand.ts';
import { hydrated } from './hydrated.ts';
import { isFocusIn, tabTo } from './keyboard.ts';

const slug = 'southbank-ford';
const used = '/search/used-cars';

const address = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
};
const opener = `button[popovertarget=${filterSheetId}]:not([popovertargetaction=hide])`;
const closer = `#${filterSheetId} [popovertargetaction=hide]`;

/** What a results page shows, as one shopper would describe it to another. */
const shown = async (page: Page) => ({
  address: address(page),
  heading: await page.locator('h1').innerText(),
  count: await page.locator('[data-count]').innerText(),
  cars: await page.locator('#results article h3').allTextContents(),
  chips: await page.getByRole('list', { name: 'Chosen filters' }).getByRole('listitem').allInnerTexts(),
  sort: await page.locator('select[data-sort]:visible').inputValue(),
  view: await page.locator('[data-layout][aria-current]').getAttribute('data-layout'),
  fuels: await page
    .locator('input[name=fuel]:checked')
    .evaluateAll((all: HTMLInputElement[]) => all.map((it) => it.value)),
});

describe('a search in more hands than one', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[SRCH-01] [SRCH-08] [SRCH-14] at 390 and 1440 px its address gives a friend the same cars, filters, order and view, and so does reload', async () => {
    const [narrow, wide] = [
      { width: 390, height: 900 },
      { width: 1440, height: 900 },
    ];
    const shownAtBoth = async (page: Page) => {
      await page.setViewportSize(wide);
      const atDesk = await shown(page);
      await page.setViewportSize(narrow);
      return [atDesk, await shown(page)];
    };
    const { context, page, errors } = await visitor(browser, { viewport: narrow });
    await page.goto(addressOf(slug, used));
    await hydrated(page);
    await press(page.locator(opener).filter({ visible: true }).first());
    await choose(page.locator('input[name=fuel][value=Diesel]'));
    await press(page.getByRole('button', { name: /^Show Me \d+ / }));
    await expect.poll(() => address(page)).toContain('fuel=Diesel');
    await page.locator('select[data-sort]:visible').selectOption('price_ascending');
    await expect.poll(() => address(page)).toContain('sortBy=price_ascending');
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect.poll(() => address(page)).toContain('view=list');
    await page.locator('[data-layout=list][aria-current]').waitFor();
    const mine = await shownAtBoth(page);
    for (const one of mine) {
      expect(one.cars.length).toBeGreaterThan(1);
      expect(one).toMatchObject({ sort: 'price_ascending', view: 'list', fuels: ['Diesel'] });
    }
    await page.setViewportSize(wide);
    await page.reload();
    await hydrated(page);
    expect(await shownAtBoth(page)).toEqual(mine);
    const friend = await visitor(browser, { viewport: narrow });
    await friend.page.goto(page.url());
    await hydrated(friend.page);
    expect(await shownAtBoth(friend.page)).toEqual(mine);
    expect([...errors, ...friend.errors]).toEqual([]);
    await Promise.all([context.close(), friend.context.close()]);
  });

  it('[SRCH-07] [PLUS-23] results that come while a filter is being pressed neither move it nor take the press away', async () => {
    const viewport = { width: 1440, height: 2_000 };
    const { context, page } = await visitor(browser, { viewport, reducedMotion: 'reduce' });
    await page.goto(addressOf('cartown', '/search/new-used-and-demo-cars'));
    await hydrated(page);
    // The results come when the mouse button is down, not before.
    const down = Promise.withResolvers<void>();
    await page.route(/part=results/, (route) => down.promise.then(() => route.continue()));
    const came = page.waitForResponse((response) => response.url().includes('part=results'));
    await press(page.locator(`button[type=submit][form=${searchFormId}]:visible`).first());
    const box = await page.locator('label:has(input[name=make][value=Kia])').boundingBox();
    if (!box?.width) throw new Error('The filter is not in sight.');
    await page.mouse.move(box.x + 12, box.y + box.height / 2);
    await page.mouse.down();
    const held = await placeOf(page);
    down.resolve();
    await (await came).finished();
    await page.waitForTimeout(300);
    expect(await placeOf(page)).toBe(held);
    await page.mouse.up();
    await expect.poll(() => address(page)).toContain('make=Kia');
    await context.close();
  });

  /** From the home page to all cars, by Tab and Enter alone. */
  async function fromHome(page: Page): Promise<string[]> {
    await page.goto(addressOf(slug));
    await hydrated(page);
    const unseen = await tabTo(page, '.stock-search-bar button[type=submit]');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\//);
    await hydrated(page);
    return unseen;
  }

  it('[SRCH-05] [SRCH-06] by keyboard alone: from the home page over words, a filter, the order and the next page to a car', async () => {
    const viewport = { width: 1440, height: 900 };
    const { context, page, errors } = await visitor(browser, { viewport, reducedMotion: 'reduce' });
    const unseen = await fromHome(page);
    unseen.push(...(await tabTo(page, '#search-query')));
    await page.keyboard.type('ford');
    await page
      .locator('[role=option]')
      .filter({ hasText: /^Ford\s*Make/ })
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => address(page)).toContain('make=Ford');
    unseen.push(...(await tabTo(page, 'input[name=car_type][value^=new i]')));
    const box = await page.evaluate(() => document.activeElement?.id);
    await page.keyboard.press('Space');
    await expect.poll(() => address(page)).toBe('/search/new-cars?make=Ford');
    await page.locator('[data-search]:not([aria-busy])').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(box);
    unseen.push(...(await tabTo(page, '#sort-wide')));
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => address(page)).toContain('sortBy=');
    await page.locator('[data-search]:not([aria-busy])').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('sort-wide');
    // Over the first car to the second. They are alike: the keyboard goes on from the last.
    for (const _car of [1, 2]) unseen.push(...(await tabTo(page, '#results article h3 a')));
    await page.locator('#results article').last().locator('h3 a').focus();
    unseen.push(...(await tabTo(page, 'nav a[rel=next]')));
    await page.keyboard.press('Enter');
    await expect.poll(() => address(page)).toContain('page=2');
    expect(await isFocusIn(page, '#results')).toBe(true);
    unseen.push(...(await tabTo(page, 'article h3 a')));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/cars\//);
    expect(unseen).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SRCH-14] by keyboard alone on a narrow window: the sheet of filters takes the focus, keeps it and gives it back', async () => {
    const viewport = { width: 390, height: 844 };
    const { context, page, errors } = await visitor(browser, { viewport, reducedMotion: 'reduce' });
    const unseen = await fromHome(page);
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    unseen.push(...(await tabTo(page, opener)));
    await page.keyboard.press('Enter');
    await sheet.waitFor();
    await expect.poll(() => isFocusIn(page, closer)).toBe(true);
    unseen.push(...(await tabTo(page, 'input[name=make]')));
    await page.keyboard.press('Space');
    await expect.poll(() => address(page)).toContain('make=');
    await page.locator('[data-search]:not([aria-busy])').waitFor();
    expect(await isFocusIn(page, 'input[name=make]:checked')).toBe(true);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => isFocusIn(page, opener)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocusIn(page, closer)).toBe(true);
    // Backwards from its first control lies its last: the keyboard does not leave it.
    unseen.push(...(await tabTo(page, '[data-show]', 'Shift+Tab')));
    await page.keyboard.press('Enter');
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => isFocusIn(page, '#results')).toBe(true);
    unseen.push(...(await tabTo(page, 'article h3 a')));
    expect(unseen).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SRCH-24] a search that is sent is stored, also when the shopper goes back before its response', async () => {
    const { context, page } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(addressOf(slug, used));
    await hydrated(page);
    const stored = () => page.evaluate((site) => localStorage.getItem(`forecourt:${site}:searches`) ?? '', slug);
    await page.locator('#search-query').focus();
    await expect.poll(stored).toContain('used-cars');
    const gate = Promise.withResolvers<void>();
    await page.route(/[?&]query=/, async (route) => {
      await gate.promise;
      await route.continue().catch(() => undefined);
    });
    await page.keyboard.type('diesel');
    await page.keyboard.press('Enter');
    await expect.poll(stored).toContain('"query":"diesel"');
    gate.resolve();
    await expect.poll(() => address(page)).toContain('fuel=Diesel');
    await expect.poll(stored).toContain('"fuel":["Diesel"]');
    expect(await stored()).not.toContain('"query":"diesel"');
    await context.close();
  });
});
