import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { demoStock } from './demo-stock.ts';
import { hydrated } from './hydrated.ts';
import { text } from './page-words.ts';
import { shop, until } from './shop.ts';
import { fedCar, feedCars, removeFedCars } from './stock.fixture.ts';

const slug = 'southbank-ford';
const desk = { viewport: { width: 1440, height: 900 } };
const demo = demoStock().filter(({ status }) => status === 'in_stock');
const imageUrls = demo.find((one) => one.imageUrls.length > 5)?.imageUrls;
const market = { stateAverageCents: 47_500_00, nationalAverageCents: 47_500_00 };
const car = fedCar({ imageUrls, externalVideoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', market });
const before = fedCar({ priceCents: 47_990_00 });

let browser: Browser;
beforeAll(async () => {
  await feedCars([car, before]);
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await removeFedCars();
});

/** What the page's scripts logged in the console below errors. */
function warnings(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && lines.push(message.text()));
  return lines;
}

/** Without what the browser itself logs of a request that a test made fail. */
const ours = (errors: readonly string[]) => errors.filter((error) => !error.startsWith('Failed to load resource'));

describe('what the page requests afterwards', () => {
  it('[VDP-10] what sharing does is what the site chose: a sentence, a word, or a small window', async () => {
    const [, path = ''] =
      /href="(\/cars\/\d{4}-[a-z0-9-]+)"/.exec((await shop('bayside-toyota', '/search/used-cars')).body) ?? [];
    for (const [site, kind, of] of [
      [slug, 'notice', car.path],
      ['cartown', 'short', car.path],
      ['bayside-toyota', 'window', path],
    ] as const)
      expect.soft((await shop(site, of)).body, site).toContain(`\\"kind\\":\\"${kind}\\"`);
  });

  it('[MED-01] [MED-05] [VDP-09] [VDP-12] [VDP-13] [VDP-15] the photos hold an external video second, which loads nothing before the click; what fails is hidden, shown as text or only logged', async () => {
    const { context, page, errors, outside } = await visitor(browser, desk);
    await context.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }));
    const logged = warnings(page);
    for (const failing of ['**/autogauge', '**/view.json*', '**/delivery?*', '**/api/dealer-phone'])
      await page.route(failing, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(addressOf(slug, car.path));
    await hydrated(page);
    await page.locator('#price-check').waitFor({ state: 'detached' });
    await page.locator('#delivery').getByLabel('Postcode').fill('3550');
    await page.locator('#delivery').getByRole('button').click();
    await page
      .getByText(/^Sorry, we can't provide an estimate for that location\. Please use the enquiry form/)
      .waitFor();
    await page.getByRole('button', { name: 'Show number' }).click();
    await expect.poll(() => logged.some((text) => text.startsWith('The number could not be shown.'))).toBe(true);
    expect(await page.getByRole('button', { name: 'Show number' }).isVisible()).toBe(true);
    await page.locator('#vehicle-photos [data-slide="1"]').click();
    const play = page.locator('#photo-2').getByRole('button', { name: /^Play:/ });
    await play.waitFor();
    expect([outside, await page.locator('iframe').count()]).toEqual([[], 0]);
    await play.click();
    const frame = page.locator('#photo-2 iframe');
    await frame.waitFor();
    expect(await frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    await page.goto(addressOf('cartown', car.path));
    await hydrated(page);
    expect(await page.locator('main aside').innerText()).not.toMatch(/\d views/);
    expect(await page.locator('#enquire form').isVisible()).toBe(true);
    expect(ours(errors)).toEqual([]);
    await context.close();
  });
});

describe('the history of a price', () => {
  it('comes from the feeds of the dealer, from the one that lists the car to the one that changes its price', async () => {
    expect((await shop(slug, before.path)).body).not.toContain('id="price-history"');
    await feedCars([car, { ...before, vehicle: { ...before.vehicle, priceCents: 44_990_00 } }]);
    await until('the new price', async () => (await shop(slug, before.path)).body.includes('id="price-history"'));
    const { body } = await shop(slug, before.path);
    const [history = ''] = /<section id="price-history"[\s\S]*?<\/section>/.exec(body) ?? [];
    expect(text(history)).toMatch(/Price history \d+ \w+ \d{4} \$44,990 Down \$3,000 \d+ \w+ \d{4} \$47,990 Listed/);
    expect(text(body)).toMatch(/In stock for \d+ day/);
    expect((await shop('harbour-ford', before.path)).body).not.toContain('id="price-history"');
  });
});
