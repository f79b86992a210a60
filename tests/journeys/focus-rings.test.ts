import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { weakRings } from './focus-rings.ts';
import { hydrated } from './hydrated.ts';
import { layOutAll } from './page-looks.ts';

const slugs = demoDealerships.map(({ slug }) => slug);

describe('the focus ring on the home pages', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each(slugs)('%s: is in sight wherever the keyboard goes, on a desk and on a phone', async (slug) => {
    const { context, page } = await visitor(browser);
    await page.goto(addressOf(slug, '/'), { waitUntil: 'load' });
    await hydrated(page);
    await layOutAll(page);
    const onDesk = await weakRings(page);
    await page.setViewportSize({ width: 390, height: 900 });
    expect([onDesk, await weakRings(page)]).toEqual([[], []]);
    await context.close();
  });
});
