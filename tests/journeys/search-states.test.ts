import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { filterSheetId } from '@/parts/search-filters/filter-view.ts';
import { complaintsAt } from './axe-widths.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { press } from './hand.ts';
import { hydrated } from './hydrated.ts';
import { control, shop } from './shop.ts';

const slug = 'southbank-ford';
const used = '/search/used-cars';
const widths = [390, 1440];

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

  it('[SRCH-14] [SRCH-17] results, chips in a list, all filters, suggestions, saved cars and a quick view: accessible', async () => {
    const { context, page, errors } = await visitor(browser, {
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    const openSheet = page.locator(`button[popovertarget=${filterSheetId}]:visible`);
    const filters = { part: `#${filterSheetId}` };
    await page.goto(addressOf(slug, used));
    await hydrated(page);
    const found = await complaintsAt(page, [1440, 390], 'results', { framed: true });
    await page.goto(addressOf(slug, `${used}?fuel=Diesel&price=:90000&view=list`));
    await hydrated(page);
    // At 1024 px filters lie beside the results, at 390 px in a sheet.
    await unfoldFilters(page);
    found.push(...(await complaintsAt(page, [1024], 'chips in a list and all filters')));
    await page.setViewportSize({ width: 390, height: 900 });
    await openSheet.click();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    found.push(...(await complaintsAt(page, [390], 'all filters', filters)));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Filters' }).waitFor({ state: 'hidden' });
    found.push(...(await complaintsAt(page, [768], 'chips in a list')));
    await page.locator('#search-query').fill('ran');
    await page.getByRole('option').nth(1).waitFor();
    found.push(...(await complaintsAt(page, [390], 'suggestions', { part: 'div:has(> [data-box-field])' })));
    await page.locator('#search-query').fill('');
    // What was searched before is offered then.
    await page.keyboard.press('Escape');
    await page.getByRole('option').first().waitFor({ state: 'hidden' });
    await page.locator('[data-favourite]').first().click();
    await page.getByRole('button', { name: /^Saved\b/ }).click();
    await page.getByRole('region', { name: 'Saved cars and searches' }).getByRole('listitem').first().waitFor();
    found.push(...(await complaintsAt(page, [1440], 'saved cars', { part: '#saved' })));
    await page.keyboard.press('Escape');
    // Narrow lists have no quick view.
    await page.getByRole('link', { name: 'Grid', exact: true }).click();
    await page.locator('[data-layout=grid][aria-current]').waitFor();
    await page.locator('[data-quick]').first().click();
    await page.getByRole('dialog').getByText('Stock number').waitFor();
    found.push(...(await complaintsAt(page, [1440], 'a quick view', { part: '[role=dialog]' })));
    await page.goto(addressOf(slug, `${used}?query=zzzzqqq`));
    await hydrated(page);
    found.push(...(await complaintsAt(page, [390], 'an empty result')));
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SRCH-07] [SRCH-25] while the search service is down a page that is open and one that is loaded show that, with a phone number, accessible, and recover', async () => {
    const open = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    await open.page.goto(addressOf(slug, used));
    await hydrated(open.page);
    const query = `never searched ${Date.now()}`;
    const path = `${used}?query=${encodeURIComponent(query)}&sortBy=latest`;
    onTestFinished(() => control('start', 'search'));
    await control('stop', 'search');
    const away = await shop(slug, path);
    expect.soft(away.status).toBe(503);
    expect.soft(away.body).toContain('We can’t search right now.');
    expect.soft(away.body).toMatch(/or call(?: |<!-- -->)*<a[^>]*href="tel:/);
    const before = await open.page.locator('article').count();
    await open.page.locator('#search-query').fill(query);
    const note = open.page.getByRole('alert').filter({ hasText: 'We can’t search right now.' });
    await note.waitFor();
    expect.soft(await open.page.locator('article').count(), 'the former results stay').toBe(before);
    const found = await complaintsAt(open.page, [1440], 'open');
    const loaded = await open.context.newPage();
    await loaded.goto(addressOf(slug, path));
    found.push(...(await complaintsAt(loaded, [390], 'loaded')));
    await loaded.close();
    await control('start', 'search');
    await expect.poll(async () => (await shop(slug, path)).status).toBe(200);
    await press(note.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => open.page.url()).toContain('query=');
    await note.waitFor({ state: 'hidden' });
    expect(found).toEqual([]);
    await open.context.close();
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
