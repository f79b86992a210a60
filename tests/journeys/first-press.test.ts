import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { shop } from './shop.ts';

describe('a page whose scripts have not come yet', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  /** The page of a dealer with films behind a click, on a line that takes its time for scripts. */
  async function slowly(path: string) {
    const visit = await visitor(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await visit.context.route(/\/_next\/static\/.*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await visit.page.goto(addressOf('cartown', path), { waitUntil: 'load' });
    return visit;
  }
  const isAwake = 'html[data-awake]';

  it('[BLK-08] a button pressed before they come is pressed once when they are there', async () => {
    const { context, page, errors } = await slowly('/about-us');
    await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }));
    const play = page.getByRole('button', { name: 'Play: Big Buck Bunny, a short film' });
    await play.evaluate((button) => {
      button.addEventListener('click', () => Object.assign(window, { presses: (window.presses ?? 0) + 1 }));
      (button as HTMLElement).click();
    });
    expect([await page.locator(isAwake).count(), await page.locator('iframe').count()]).toEqual([0, 0]);
    await page.mouse.move(30, 30);
    await page.frameLocator('iframe').getByText('Elsewhere').waitFor();
    expect(await page.evaluate(() => window.presses)).toBe(2);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('does nothing for who only looks, and comes for who scrolls', async () => {
    const { context, page } = await slowly('/');
    await page.waitForTimeout(3_000);
    expect(await page.locator(isAwake).count()).toBe(0);
    await page.evaluate(() => window.scrollBy(0, 200));
    await page.locator(isAwake).waitFor({ state: 'attached' });
    await context.close();
  });

  it('[FORM-06] the visit counts also for who leaves at once', async () => {
    const { context, page } = await slowly('/?utm_campaign=spring');
    await page.goto(addressOf('cartown', '/about-us'));
    const visit = await page.evaluate(() => JSON.parse(sessionStorage.getItem('forecourt:visit') ?? '{}'));
    expect(visit).toEqual({ pages: ['/', '/about-us'], parameters: { utm_campaign: 'spring' } });
    await context.close();
  });

  it('[FORM-04] a page whose words come from a script has it without a touch', async () => {
    expect((await shop('cartown', '/success')).body).toContain('data-scripts-soon');
    const { context, page } = await slowly('/success');
    // Elsewhere they would be in the page after ten seconds.
    await page.locator('script[src^="/_next/"]:not([nomodule])').first().waitFor({ state: 'attached', timeout: 6_000 });
    await page.locator(isAwake).waitFor({ state: 'attached' });
    await context.close();
  });
});

declare global {
  interface Window {
    presses?: number;
  }
}
