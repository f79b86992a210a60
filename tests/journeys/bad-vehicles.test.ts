import { describe, expect, it, onTestFinished } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { demoStock } from './demo-stock.ts';
import { hydrated } from './hydrated.ts';
import { shop } from './shop.ts';

const slug = 'southbank-ford';
const cars = demoStock().filter(
  ({ status, sites, imageUrls, spinImageUrls, priceCents }) =>
    status === 'in_stock' &&
    sites.includes(slug) &&
    imageUrls.length > 4 &&
    spinImageUrls.length === 0 &&
    priceCents > 0,
);
const path = `/cars/${cars.at(-1)?.slug}`;

describe('the page of a vehicle', () => {
  it('[VDP-20] is a 404 with the way on for an unknown slug, or one that is none', async () => {
    for (const unknown of ['/cars/no-such-car', `/cars/${'x'.repeat(2_000)}`, "/cars/a'b%22<c>"]) {
      const { status, body } = await shop(slug, unknown);
      expect([unknown.slice(0, 30), status]).toEqual([unknown.slice(0, 30), 404]);
      expect(body).toMatch(/href="\/search\//);
    }
    expect((await shop(slug, '/cars/%2e%2e%2f')).status).toBe(400);
  });

  it('[MED-02] shows in place of a photo that fails that it could not be loaded; the rest of the page works', async () => {
    const browser = await launch();
    onTestFinished(() => browser.close());
    const { context, page } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    await page.route('**/image/demo/**', (route) => route.abort());
    await page.goto(addressOf(slug, path));
    await hydrated(page);
    await page.getByText('This photo could not be loaded').first().waitFor({ state: 'visible' });
    await page.locator('#open-enquire').click();
    await page.getByRole('dialog').waitFor();
    await context.close();
  });
});
