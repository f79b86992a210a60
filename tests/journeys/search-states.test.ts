import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { filterSheetId } from '@/parts/search-filters/filter-view.ts';
import { axeOn } from './axe.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { control, shop } from './shop.ts';

const slug = 'southbank-ford';
const used = '/search/used-cars';
const widths = [390, 1440];

/** What axe finds on the page as it stands. */
async function complaints(page: Page, state: string): Promise<string[]> {
  const { violations } = await axeOn(page).analyze();
  return violations.map(({ id, nodes }) => `${state}: ${id} at ${nodes[0]?.html.slice(0, 200)}`);
}

const unfoldFilters = (page: Page) =>
  page.locator(`#${filterSheetId} details`).evaluateAll((all: HTMLDetailsElement[]) => {
    for (const one of all) one.open = true;
  });

describe('results in every state', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each(widths)(
    '[SRCH-14] [SRCH-17] at %i px with chips in a list, all filters, suggestions, saved cars and a quick view: accessible',
    async (width) => {
      const { context, page, errors } = await visitor(browser, {
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      await page.goto(addressOf(slug, `${used}?fuel=Diesel&price=:90000&view=list`));
      await hydrated(page);
      const found = await complaints(page, 'chips in a list');
      if (width < 1024) await page.locator(`button[popovertarget=${filterSheetId}]:visible`).click();
      await unfoldFilters(page);
      found.push(...(await complaints(page, 'all filters')));
      if (width < 1024) await page.keyboard.press('Escape');
      await page.locator('#search-query').fill('ran');
      await page.getByRole('option').nth(1).waitFor();
      found.push(...(await complaints(page, 'suggestions')));
      await page.keyboard.press('Escape');
      await page.locator('#search-query').fill('');
      await page.locator('[data-favourite]').first().click();
      await page.getByRole('button', { name: /^Saved\b/ }).click();
      await page.getByRole('region', { name: 'Saved cars and searches' }).getByRole('listitem').first().waitFor();
      found.push(...(await complaints(page, 'saved cars')));
      await page.keyboard.press('Escape');
      // Narrow lists have no quick view.
      await page.getByRole('link', { name: 'Grid', exact: true }).click();
      await page.locator('[data-layout=grid][aria-current]').waitFor();
      await page.locator('[data-quick]').first().click();
      await page.getByRole('dialog').getByText('Stock number').waitFor();
      found.push(...(await complaints(page, 'a quick view')));
      expect(found).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('[SRCH-14] at 768 and 1024 px with chips in a list and all filters: accessible', async () => {
    const found: string[] = [];
    for (const width of [768, 1024]) {
      const { context, page, errors } = await visitor(browser, {
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      await page.goto(addressOf(slug, `${used}?fuel=Diesel&price=:90000&view=list`));
      await hydrated(page);
      found.push(...(await complaints(page, `chips in a list at ${width} px`)));
      if (width < 1024) await page.locator(`button[popovertarget=${filterSheetId}]:visible`).click();
      await unfoldFilters(page);
      found.push(...(await complaints(page, `all filters at ${width} px`)));
      expect(errors).toEqual([]);
      await context.close();
    }
    expect(found).toEqual([]);
  });

  it('[SRCH-25] while the search service is down: accessible, on a page that is loaded and on one that is open', async () => {
    const open = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    await open.page.goto(addressOf(slug, used));
    await hydrated(open.page);
    const text = `never searched ${Date.now()}`;
    const path = `${used}?query=${encodeURIComponent(text)}&sortBy=latest`;
    onTestFinished(async () => {
      await control('start', 'search');
      await expect.poll(async () => (await shop(slug, path)).status).toBe(200);
    });
    await control('stop', 'search');
    const found: string[] = [];
    await open.page.locator('#search-query').fill(text);
    await open.page.getByRole('alert').filter({ hasText: 'We can’t search right now.' }).waitFor();
    found.push(...(await complaints(open.page, 'open')));
    await open.context.close();
    for (const width of widths) {
      const { context, page } = await visitor(browser, { viewport: { width, height: 900 } });
      expect((await page.goto(addressOf(slug, path)))?.status()).toBe(503);
      found.push(...(await complaints(page, `loaded at ${width} px`)));
      await context.close();
    }
    expect(found).toEqual([]);
  });

  it.each(widths)('at %i px slow pictures, and what the browser remembers, move nothing', async (width) => {
    for (const path of [used, `${used}?view=list&fuel=Diesel`]) {
      const { context, page } = await visitor(browser, { viewport: { width, height: 900 } });
      const held = Promise.withResolvers<void>();
      await page.route('**/image/**', async (route) => {
        await held.promise;
        await route.continue().catch(() => undefined);
      });
      const { body } = await shop(slug, used);
      const [car = ''] = /(?<=href="\/cars\/)[a-z0-9-]+(?=")/.exec(body) ?? [];
      await page.addInitScript(remembered, { site: slug, car });
      await page.addInitScript(countShifts);
      await page.goto(addressOf(slug, path), { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      await page.locator('[data-saved-count]').waitFor();
      held.resolve();
      await page.waitForFunction(allSeenLoaded);
      const moved = await page.evaluate(() => (window as unknown as { shifted(): number }).shifted());
      expect(moved, `${path} at ${width} px`).toBeLessThan(0.02);
      await context.close();
    }
  });
});

/** A car that was looked at and is a favourite: what shows them comes with the scripts. */
function remembered({ site, car }: { site: string; car: string }): void {
  const favourite = { id: car, name: 'A car', slug: car, make: 'A', model: 'Car', primary_image_url: '' };
  localStorage.setItem(`forecourt:${site}:viewed`, JSON.stringify([{ slug: car, at: 1 }]));
  localStorage.setItem(`forecourt:${site}:favourites`, JSON.stringify([favourite]));
}

function countShifts(): void {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += (entry as unknown as { value: number }).value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifted = () => {
    add(observer.takeRecords());
    return sum;
  };
  Object.assign(window, { shifted });
}

function allSeenLoaded(): boolean {
  const seen = [...document.images].filter((it) => {
    const { top, bottom, width } = it.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && it.checkVisibility();
  });
  return seen.length > 0 && seen.every((it) => it.complete && it.naturalWidth > 0);
}
