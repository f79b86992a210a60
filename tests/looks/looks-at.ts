import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { launch } from '../journeys/browser.ts';
import { expectStored, looksAsStored } from './references.ts';
import { settled } from './settled.ts';

const homes = demoDealerships.map(({ slug }) => slug);
const blocks = (await readdir(join(import.meta.dirname, '..', '..', 'blocks'), { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What only a group's site has. */
const groupBlocks = new Set(['brand-tiles']);

let browser: Browser;

/** Pixels: no block is taller. For one that is, Playwright makes the window grow, and the whole gallery is laid out anew. */
const galleryHeight = 2_600;

async function opened(slug: string, path: string, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    reducedMotion: 'reduce',
    viewport,
  });
  const page = await context.newPage();
  // As the server sent it: what scripts do, and when, has its own tests. Requests are not routed, since that turns the cache off.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] });
  const response = await page.goto(`http://${slug}.localhost:${inject('looks').port}${path}`, { waitUntil: 'load' });
  expect(response?.status()).toBe(200);
  // Fonts that came late for the first paint are at hand for the second.
  await page.reload({ waitUntil: 'load' });
  await settled(page);
  return page;
}

/** Tests of every block and home page at one width, in a file of its own: files run side by side. */
export function looksAt(width: number): void {
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  describe('the gallery of blocks', () => {
    let ofDealer: Page;
    let ofGroup: Page;
    beforeAll(async () => {
      ofDealer = await opened('southbank-ford', '/blocks', { width, height: galleryHeight });
      ofGroup = await opened('meridian-group', '/blocks', { width, height: galleryHeight });
    });
    afterAll(() => Promise.all([ofDealer?.context().close(), ofGroup?.context().close()]));

    it.each(blocks)('[BLK-10] %s looks as it did', async (block) => {
      const page = groupBlocks.has(block) ? ofGroup : ofDealer;
      const differences: (string | null)[] = [];
      for (const fixture of ['full', 'minimal']) {
        const shown = page.locator(`[data-fixture="${block}-${fixture}"]`);
        const screenshot = await shown.screenshot({ animations: 'disabled', caret: 'hide' });
        differences.push(await looksAsStored(`${block}-${fixture}-${width}`, screenshot));
      }
      expectStored(differences);
    });
  });

  it.each(homes)('[BLK-10] the home page of %s looks as it did', async (slug) => {
    const page = await opened(slug, '/', { width, height: 900 });
    const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    await page.context().close();
    expectStored([await looksAsStored(`home-${slug}-${width}`, screenshot)]);
  });
}
