import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeOn } from './axe.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';

const widths = [390, 768, 1024, 1440];
const homes = ['southbank-ford', 'cartown'];

describe('the home pages in a real browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each(homes)(
    '%s: no console error, no request to another machine, no sideways scroll, accessible',
    async (slug) => {
      const { context, page, errors, outside } = await visitor(browser);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(addressOf(slug), { waitUntil: 'networkidle' });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `sideways scroll at ${width}`).toBeLessThanOrEqual(0);
        const { violations } = await axeOn(page).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
          `axe at ${width}`,
        ).toEqual([]);
      }
      await hydrated(page);
      await page.waitForTimeout(300);
      expect(errors).toEqual([]);
      expect(outside).toEqual([]);
      await context.close();
    },
  );

  it.each(homes)('%s: says the same without JavaScript', async (slug) => {
    const { context, page } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(addressOf(slug));
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('article').count()).toBeGreaterThan(3);
    await expect(page.locator('#finance-warning').innerText()).resolves.toMatch(/WARNING/);
    expect(await page.getByText(/comp(arison)?\.? rate/i).count()).toBeGreaterThan(0);
    await context.close();
  });

  it.each(homes)('%s: the first Tab shows the skip link, and it leads to the content', async (slug) => {
    const { context, page } = await visitor(browser);
    await page.goto(addressOf(slug), { waitUntil: 'load' });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/skip to content/i);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.hash === '#main');
    await context.close();
  });

  it('pictures come from the image route, in a modern format and no wider than the screen needs', async () => {
    const { context, page } = await visitor(browser, { viewport: { width: 390, height: 844 } });
    const sizes: { url: string; type: string }[] = [];
    page.on('response', (response) => {
      const type = response.headers()['content-type'] ?? '';
      if (type.startsWith('image/') && !type.includes('svg')) sizes.push({ url: response.url(), type });
    });
    await page.goto(addressOf('southbank-ford'), { waitUntil: 'networkidle' });
    expect(sizes.length).toBeGreaterThan(0);
    for (const { url, type } of sizes) {
      expect(url).toContain('/image/');
      expect(type).toMatch(/avif|webp/);
      expect(Number(/\/image\/[^/]+\/(\d+)\//.exec(url)?.[1])).toBeLessThanOrEqual(1080);
    }
    await context.close();
  });
});
