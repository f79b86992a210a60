import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { internalLinks } from './links.ts';
import { shop } from './shop.ts';

const slug = 'southbank-ford';
const used = '/search/used-cars';

async function carsOf(site: string, search: string): Promise<string[]> {
  const links = internalLinks(await shop(site, search)).map((path) => path.split('#')[0] ?? '');
  return [...new Set(links.filter((path) => /^\/cars\/[a-z0-9]+-[a-z0-9-]+$/.test(path)))];
}

const storedOf = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(key), `forecourt:${slug}:${name}`);

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('the page of a car', () => {
  it('[VDP-16] [VDP-19] has its sections open on the next car as the shopper left them on the last, which it remembers', async () => {
    const [first = '', second = ''] = await carsOf(slug, used);
    const { context, page, errors } = await visitor(browser);
    const features = page.locator('#vehicle-sections details').filter({ hasText: 'Features' }).last();
    await page.goto(addressOf(slug, first));
    await hydrated(page);
    await features.locator('summary').click();
    await expect.poll(() => storedOf(page, 'open-sections')).toContain('Features');
    await page.goto(addressOf(slug, second));
    await expect.poll(() => features.getAttribute('open')).not.toBeNull();
    await page.locator(`#viewed a[href="${first}"]`).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it("[VDP-01] has them behind tabs where the site wants it, the dealer's comments first", async () => {
    const { context, page, errors } = await visitor(browser);
    await page.goto(addressOf('cartown', (await carsOf('cartown', used))[0]));
    await hydrated(page);
    const tabs = page.getByRole('tablist', { name: 'About this vehicle' }).getByRole('tab');
    expect(await tabs.first().innerText()).toBe('Dealer Comments');
    await tabs.last().click();
    const named = await tabs.last().innerText();
    expect(await page.getByRole('tabpanel').filter({ visible: true }).getAttribute('aria-labelledby')).toBe(
      await tabs.last().getAttribute('id'),
    );
    expect(named).not.toBe('Dealer Comments');
    expect(await complaints(page, 'another tab', '[role=tabpanel]:not([hidden])')).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
