import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';

/** The sections of a page that an address can name; on phones those far down are laid out late. A template is no section. */
const places = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('main > [id]:not(template)')].map(({ id }) => id));
const topOf = (page: Page, id: string) =>
  page.evaluate((it) => Math.round(document.getElementById(it)?.getBoundingClientRect().top ?? -1), id);

describe('addresses that name a place on the page, on a phone', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each(['southbank-ford', 'meridian-group'])('%s: lead there, and stay there', async (slug) => {
    const { context, page } = await visitor(browser, {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    await page.goto(addressOf(slug));
    const named = await places(page);
    expect(named.length).toBeGreaterThan(1);
    for (const place of named) {
      await page.goto('about:blank');
      await page.goto(`${addressOf(slug)}#${place}`, { waitUntil: 'load' });
      await hydrated(page);
      await page.waitForTimeout(200);
      await expect.poll(() => topOf(page, place), { message: place }).toBe(96);
    }
    await context.close();
  });
});
