import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embedProviders } from '@/domain/media/embed-providers.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { shop } from './shop.ts';

const service = () => addressOf('coastline-mazda', '/service');
const about = () => addressOf('cartown', '/about-us');
const warranty = () => addressOf('cartown', '/warranty');

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

declare global {
  interface Window {
    refusedFrames?: string[];
  }
}

/** From the page's first moment: how much of what is in sight was moved by what came later. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

const desk = { viewport: { width: 1440, height: 844 } };

/** Runs in the page: adds frames of these addresses, one after the other, and notes which the page's policy refuses. */
async function addFrames(addresses: string[]): Promise<void> {
  const refused: string[] = [];
  window.refusedFrames = refused;
  addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI));
  for (const src of addresses) {
    const frame = Object.assign(document.createElement('iframe'), { src });
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 1_000))]);
  }
}

describe('blocks that show a dealer’s story', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[BLK-08] no request leaves before the click; the frame has title, limits and focus; no other comes in', async () => {
    const { context, page, outside } = await visitor(browser, desk);
    await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }));
    const moved = await countShifts(page);
    await page.goto(about(), { waitUntil: 'networkidle' });
    await hydrated(page);
    expect.soft(await moved(), 'nothing moves while the page loads').toBeLessThan(0.02);
    expect(outside).toEqual([]);
    expect(await page.locator('iframe').count()).toBe(0);
    await page.getByRole('button', { name: 'Play: Big Buck Bunny, a short film' }).click();
    const frame = page.locator('iframe');
    expect(await frame.getAttribute('title')).toBe('Big Buck Bunny, a short film');
    expect(await frame.getAttribute('sandbox')).toMatch(/^allow-scripts allow-same-origin /);
    expect(await frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
    await page.frameLocator('iframe').getByText('Elsewhere').waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    expect(outside.map((url) => new URL(url).origin)).toEqual(['https://www.youtube-nocookie.com']);
    await page.getByRole('button', { name: 'Show: Cartown on Facebook' }).click();
    expect(await page.getByTitle('Cartown on Facebook').getAttribute('height')).toBe('700');
    const { headers } = await shop('cartown', '/about-us');
    const sources = /frame-src ([^;]*);/.exec(headers['content-security-policy'] ?? '')?.[1];
    expect(sources?.split(' ')).toEqual(embedProviders.map(({ source }) => source));
    // One of the list comes first: were it refused as well, that would be before the others.
    const addresses = ['https://www.google.com/maps/embed', 'https://example.com/', 'https://www.google.com/search'];
    await page.evaluate(addFrames, addresses);
    const refused = () => page.evaluate(() => window.refusedFrames);
    await expect.poll(refused).toEqual(['https://example.com', 'https://www.google.com']);
    await context.close();
  });

  it('[BLK-08] a picture opens over the whole screen, by keyboard too; focus stays inside and comes back', async () => {
    const { context, page } = await visitor(browser);
    await page.goto(about(), { waitUntil: 'load' });
    await hydrated(page);
    const second = page.locator('[data-picture="1"]');
    await second.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Have a look around' });
    await dialog.getByText('2 of 5').waitFor();
    const box = await dialog.boundingBox();
    expect([box?.width, box?.height].map((pixels) => Math.round(pixels ?? 0))).toEqual([1280, 720]);
    await page.keyboard.press('ArrowRight');
    await dialog.getByText('3 of 5').waitFor();
    await dialog.getByText('Where you pick up your car').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await dialog.getByText('5 of 5').waitFor();
    const seen: string[] = [];
    for (let at = 0; at < 10; at += 1) {
      seen.push(await focused(page));
      await page.keyboard.press('Tab');
    }
    expect(seen).toEqual(
      [...Array(2)].flatMap(() => ['Close', 'Zoom out', 'Zoom in', 'Previous picture', 'Next picture']),
    );
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Next picture');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => second.evaluate((link) => link === document.activeElement)).toBe(true);
    await context.close();
  });

  it('[BLK-08] tabs follow arrow keys, Home and End, also before their code is there; a tap needs none', async () => {
    const { context, page, errors } = await visitor(browser, desk);
    const moved = await countShifts(page);
    await page.goto(service(), { waitUntil: 'load' });
    const panels = page.getByRole('tablist', { name: 'What we do' }).locator('xpath=..').getByRole('tabpanel');
    expect(await panels.filter({ visible: true }).count()).toBe(1);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect.soft(await moved(), 'nothing moves while the page loads').toBeLessThan(0.02);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const fetched: string[] = [];
    await page.route('**/_next/static/**', async (route) => {
      fetched.push(route.request().url());
      await released;
      await route.continue();
    });
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('Tyres and brakes').click();
    expect(await tab('Tyres and brakes').getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Tyres and brakes');
    expect(fetched.length).toBeGreaterThan(0);
    release();
    await expect.poll(() => focused(page)).toBe('Logbook service');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => focused(page)).toBe('Salt and sand');
    expect(await page.getByRole('tabpanel', { name: 'Salt and sand' }).isVisible()).toBe(true);
    await tab('Logbook service').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Tyres and brakes'],
      ['End', 'Salt and sand'],
      ['ArrowRight', 'Logbook service'],
      ['ArrowLeft', 'Salt and sand'],
      ['Home', 'Logbook service'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focused(page), { message: key }).toBe(name);
      expect(await tab(name).getAttribute('aria-selected')).toBe('true');
      expect(await page.getByRole('tabpanel', { name }).isVisible()).toBe(true);
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tabpanel');
    expect(await page.getByRole('tabpanel', { name: 'Salt and sand' }).isVisible()).toBe(false);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[BLK-08] [VDP-16] sections open in 300 ms, at once under reduced motion, and one at a time', async () => {
    const { context, page } = await visitor(browser, { reducedMotion: 'no-preference' });
    await page.goto(warranty(), { waitUntil: 'load' });
    const open = page.locator('details', { hasText: 'Make a claim' });
    const other = page.locator('details', { hasText: 'Keep it valid' });
    for (const [reducedMotion, duration, opened, closed] of [
      ['no-preference', '0.3s', other, open],
      ['reduce', '0s', open, other],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      const timing = await opened.evaluate((it) => getComputedStyle(it, '::details-content').transitionDuration);
      expect(timing.split(', ')[0]).toBe(duration);
      expect(await closed.evaluate((it) => (it as HTMLDetailsElement).open)).toBe(true);
      await opened.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => opened.evaluate((it) => (it as HTMLDetailsElement).open)).toBe(true);
      await expect.poll(() => closed.evaluate((it) => (it as HTMLDetailsElement).open)).toBe(false);
    }
    await page.locator('summary', { hasText: 'Keep it valid' }).press('Enter');
    await page.getByText('Keep the receipts, on paper or as photos').waitFor();
    await context.close();
  });

  it('[BLK-08] without JavaScript all text is there: panels in order, what is below each question, and links to what is elsewhere', async () => {
    const { context, page } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(service());
    const panels = page.getByRole('tabpanel').filter({ visible: true });
    expect(await panels.count()).toBe(5);
    const copy = await page.locator('main').innerText();
    const order = [
      'Logbook service',
      'genuine parts',
      'Tyres and brakes',
      'in millimetres',
      'Salt and sand',
      'A wash from below',
    ];
    expect(order.map((piece) => copy.indexOf(piece)).toSorted((a, b) => a - b)).toEqual(
      order.map((piece) => copy.indexOf(piece)),
    );
    expect(copy.indexOf('Logbook service')).toBeGreaterThan(-1);
    expect(await page.getByRole('button', { name: /^Show:/ }).count()).toBe(0);
    expect(await page.getByRole('link', { name: /Open at Calendly/ }).getAttribute('href')).toMatch(
      /^https:\/\/calendly\.com\//,
    );
    await page.getByText('Can I have a loan car?').click();
    await page.getByText('there are nine of them').waitFor();
    await page.goto(about());
    expect(await page.locator('[data-picture="0"]').getAttribute('href')).toMatch(/^\/image\/content\/1920\//);
    await context.close();
  });

  it('[BLK-08] nothing moves while these pages load on a phone', async () => {
    for (const address of [about(), service(), warranty()]) {
      const { context, page } = await visitor(browser, { viewport: { width: 390, height: 844 } });
      const moved = await countShifts(page);
      await page.goto(address, { waitUntil: 'networkidle' });
      await hydrated(page);
      expect(await moved(), address).toBeLessThan(0.02);
      await context.close();
    }
  });
});

describe('the blog of a site', () => {
  it('[BLK-08] lists its posts newest first at /blog, each with an excerpt of at most 120 characters', async () => {
    const { status, body } = await shop('cartown', '/blog');
    expect(status).toBe(200);
    const titles = ['What 180 points look like', 'A first car under fifteen thousand', 'Why we do not haggle'];
    const places = titles.map((title) => body.indexOf(title));
    expect(places.every((place, at) => place > (places[at - 1] ?? 0))).toBe(true);
    const excerpts = [...body.matchAll(/<p class="[^"]*excerpt[^"]*">([^<]*)</g)].map(([, copy]) => copy ?? '');
    expect(excerpts).toHaveLength(4);
    for (const copy of excerpts) expect(copy.length).toBeLessThanOrEqual(120);
  });

  it('[BLK-08] shows a post at its address, with its day and the others; nothing at an unknown one', async () => {
    const { status, body } = await shop('cartown', '/blog/why-we-do-not-haggle');
    expect(status).toBe(200);
    expect(body).toMatch(/<h1[^>]*>Why we do not haggle<\/h1>/);
    expect(body).toContain('3 August 2026');
    expect(body).toContain('"@type":"BlogPosting"');
    expect(body).toContain('What 180 points look like');
    expect((await shop('cartown', '/blog/no-such-post')).status).toBe(404);
  });

  it('[CFG-04] is one site’s own: another lists its own posts alone', async () => {
    expect((await shop('southbank-ford', '/blog/why-we-do-not-haggle')).status).toBe(404);
    const { body } = await shop('southbank-ford', '/blog');
    expect(body).toContain('Towing: what the plate does not say');
    expect(body).not.toContain('Why we do not haggle');
  });
});
