import { describe, expect, it, onTestFinished } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { demoStock } from './demo-stock.ts';
import { hydrated } from './hydrated.ts';
import { cached, control, shop, until } from './shop.ts';
import { fedCar, feedCars, removeFedCars } from './stock.fixture.ts';

const slug = 'southbank-ford';
const cars = demoStock().filter(
  ({ status, sites, imageUrls, spinImageUrls, priceCents }) =>
    status === 'in_stock' &&
    sites.includes(slug) &&
    imageUrls.length > 4 &&
    spinImageUrls.length === 0 &&
    priceCents > 0,
);
const pathOf = (at: number): string => `/cars/${cars.at(-1 - at)?.slug}`;

/** Calls `during` while the service is away; afterwards it is back. */
async function without(service: Parameters<typeof control>[1], during: () => Promise<void>): Promise<void> {
  await control('stop', service);
  try {
    await during();
  } finally {
    await control('start', service);
  }
}

describe('the page of a vehicle', () => {
  it('[VDP-20] is a 404 with the way on for an unknown slug, or one that is none', async () => {
    for (const path of ['/cars/no-such-car', `/cars/${'x'.repeat(2_000)}`, "/cars/a'b%22<c>"]) {
      const { status, body } = await shop(slug, path);
      expect([path.slice(0, 30), status]).toEqual([path.slice(0, 30), 404]);
      expect(body).toMatch(/href="\/search\//);
    }
    expect((await shop(slug, '/cars/%2e%2e%2f')).status).toBe(400);
  });

  it('[MED-02] shows in place of a photo that fails that it could not be loaded; the rest of the page works', async () => {
    const browser = await launch();
    onTestFinished(() => browser.close());
    const { context, page } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    await page.route('**/image/demo/**', (route) => route.abort());
    await page.goto(addressOf(slug, pathOf(0)));
    await hydrated(page);
    await page.getByText('This photo could not be loaded').first().waitFor({ state: 'visible' });
    await page.locator('#open-enquire').click();
    await page.getByRole('dialog').waitFor();
    await context.close();
  });

  it('[VDP-01] is shown while the records, the media or the sandbox are away', async () => {
    for (const [at, service] of (['records', 'media', 'sandbox'] as const).entries()) {
      await without(service, async () => {
        const { status, body } = await shop(slug, pathOf(1 + at));
        expect([service, status]).toEqual([service, 200]);
        expect(body).toMatch(/id="enquire"[\s\S]*<form/);
      });
    }
  });

  it('[VDP-20] is never reported missing while search or content is down; one that was seen is shown', async () => {
    // Fed here: no other journey has been to their pages.
    const fed = { search: [fedCar(), fedCar()], content: [fedCar(), fedCar()] } as const;
    await feedCars([...fed.search, ...fed.content]);
    try {
      // The purge of that feed must not come after what is to be seen.
      for (const [seen] of Object.values(fed)) await cached(slug, seen.path);
      for (const service of ['search', 'content'] as const) {
        const [seen, unseen] = fed[service];
        expect((await shop(slug, seen.path)).status).toBe(200);
        await without(service, async () => {
          expect([service, (await shop(slug, seen.path)).status]).toEqual([service, 200]);
          expect([service, (await shop(slug, unseen.path)).status]).toEqual([service, 503]);
        });
        await until(`the page after ${service}`, async () => (await shop(slug, unseen.path)).status === 200, 60_000);
      }
    } finally {
      await removeFedCars();
    }
  });
});
