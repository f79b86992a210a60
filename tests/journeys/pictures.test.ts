import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { shop } from './shop.ts';

const shown: [slug: string, path: string][] = [
  ['southbank-ford', '/'],
  ['hilltop-suzuki', '/about-us'],
  ['cartown', '/'],
  ['meridian-group', '/blog'],
];

/** Pictures in sight somewhere on the page whose file has fewer pixels than their place, at one pixel of the screen to each of CSS. */
function enlarged(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    const pictures = [...document.querySelectorAll<HTMLImageElement>('picture img')];
    for (const picture of pictures) picture.loading = 'eager';
    for (const picture of pictures.filter((one) => one.checkVisibility())) {
      const place = picture.getBoundingClientRect();
      if (place.width === 0 || place.height === 0) continue;
      await picture.decode();
      const file = new Image();
      file.src = picture.currentSrc;
      await file.decode();
      const [across, down] = [place.width / file.naturalWidth, place.height / file.naturalHeight];
      const whole = ['contain', 'scale-down'].includes(getComputedStyle(picture).objectFit);
      const scale = whole ? Math.min(across, down) : Math.max(across, down);
      if (scale > 1.05) found.push(`${scale.toFixed(2)} times its ${file.naturalWidth} pixels: ${picture.currentSrc}`);
    }
    return found;
  });
}

describe('the pictures of a page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each(shown)('are as sharp as their place, and come in a modern format: %s%s', async (slug, path) => {
    for (const width of [390, 1440]) {
      const { context, page, errors } = await visitor(browser, { viewport: { width, height: 900 } });
      const received: { url: string; type: string }[] = [];
      page.on('response', (response) => {
        const type = response.headers()['content-type'] ?? '';
        if (type.startsWith('image/') && !type.includes('svg')) received.push({ url: response.url(), type });
      });
      await page.goto(addressOf(slug, path));
      expect([width, await enlarged(page)]).toEqual([width, []]);
      expect(errors).toEqual([]);
      expect(received.length).toBeGreaterThan(0);
      for (const { url, type } of received) {
        expect(url).toContain('/image/');
        expect(type, url).toMatch(/avif|webp/);
        // A phone gets none that is wider than its screen needs.
        if (width === 390) expect(Number(/\/image\/[^/]+\/(\d+)\//.exec(url)?.[1]), url).toBeLessThanOrEqual(1080);
      }
      await context.close();
    }
  });

  it('are offered in no two files of one size, and in none wider than the original', async () => {
    const { body } = await shop('southbank-ford', '/');
    const sets = [...body.matchAll(/<source\b[^>]*\bsrcset="([^"]*)"/gi)].map(([, set = '']) => set);
    expect(sets.length).toBeGreaterThan(50);
    for (const set of sets) {
      const original = Number(/-(\d+)x\d+-\w+\.(?:avif|webp) \d+w/.exec(set)?.[1] ?? Number.POSITIVE_INFINITY);
      const widths = [...set.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
      expect(new Set(widths).size).toBe(widths.length);
      expect(Math.max(...widths)).toBeLessThanOrEqual(original);
    }
  });
});
