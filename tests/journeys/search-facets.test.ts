import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { choose } from './hand.ts';
import { hydrated } from './hydrated.ts';
import { shop } from './shop.ts';

const slug = 'southbank-ford';
const all = '/search/new-used-and-demo-cars';
const wide = { viewport: { width: 1440, height: 900 } };

const count = async (page: Page): Promise<number> =>
  Number.parseInt(await page.locator('[data-count]').innerText(), 10);

const valuesOf = (boxes: Element[]): string[] => boxes.map((box) => (box as HTMLInputElement).value);

describe('the facets of a results page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[SRCH-09] show bodies with their drawings, colours with their paint, and a field for features', async () => {
    const { body } = await shop(slug, all);
    const facet = (name: string) =>
      new RegExp(`<fieldset[^>]* data-facet="${name}".*?</fieldset>`, 's').exec(body)?.[0] ?? '';
    expect(facet('body')).toMatch(/value="Ute"[^>]*>\s*<svg[^>]*><use href="[^"]*#body-ute"/);
    expect(facet('colour').match(/style="background:#[\da-f]{6}"/g)?.length).toBeGreaterThan(3);
    expect(facet('filtered_features')).toMatch(/Find (?:<!-- -->)?features<\/span><input type="search"/);
  });

  it('[SRCH-09] features are looked for by name; what was looked for stays when one of them is chosen', async () => {
    const { context, page, errors } = await visitor(browser, wide);
    await page.goto(addressOf(slug, all));
    await hydrated(page);
    const facet = page.locator('[data-facet=filtered_features]');
    const find = facet.getByRole('searchbox', { name: 'Find features' });
    await page
      .locator('summary')
      .filter({ hasText: /^Features/ })
      .click();
    const named = await facet.getByRole('checkbox', { includeHidden: true }).evaluateAll(valuesOf);
    const [commonest = '', rarest = ''] = [named.at(0), named.at(-1)];
    const shown = () => facet.getByRole('checkbox').evaluateAll(valuesOf);
    const holding = (text: string) => named.filter((name) => name.toLowerCase().includes(text.toLowerCase()));
    await find.fill(rarest.toUpperCase());
    await expect.poll(shown).toEqual(holding(rarest));
    await find.fill(commonest.slice(1));
    await expect.poll(shown).toEqual(holding(commonest.slice(1)));
    await choose(facet.getByRole('checkbox', { name: commonest }).first());
    await expect.poll(() => new URL(page.url()).searchParams.getAll('filtered_features')).toEqual([commonest]);
    await page.locator('[data-search]:not([aria-busy])').waitFor();
    expect(await find.inputValue()).toBe(commonest.slice(1));
    expect(new Set(await shown())).toEqual(new Set(holding(commonest.slice(1))));
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SRCH-07] screen readers announce how many cars a filter, a page and the way back lead to', async () => {
    const { context, page, errors } = await visitor(browser, wide);
    await page.goto(addressOf(slug, all));
    await hydrated(page);
    const status = page.locator('#results').getByRole('status');
    expect(await status.textContent()).toBe('');
    const everything = await count(page);
    await choose(page.locator('input[name=make][value=Ford]'));
    await expect.poll(() => page.url()).toContain('make=Ford');
    const fords = await count(page);
    expect(fords).toBeLessThan(everything);
    expect(await status.textContent()).toBe(`${fords} cars found`);
    await page.goBack();
    await expect.poll(() => status.textContent()).toBe(`${everything} cars found`);
    await page.getByRole('link', { name: 'Page 2', exact: true }).press('Enter');
    await expect.poll(() => status.textContent()).toBe(`${everything} cars found, page 2`);
    await page.locator('[data-search]:not([aria-busy])').waitFor();
    // The link has gone with the page that it was on: who goes on by keyboard begins at the new cars.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('results');
    expect(await page.locator('#results').evaluate((results) => results.getBoundingClientRect().top)).toBeLessThan(200);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#results') !== null)).toBe(true);
    await page.goBack();
    await expect.poll(() => status.textContent()).toBe(`${everything} cars found`);
    await page.locator('#search-query').fill('zzzzqqq');
    await expect.poll(() => status.textContent()).toBe('0 cars found');
    expect(errors).toEqual([]);
    await context.close();
  });
});
