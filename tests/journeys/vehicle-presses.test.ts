import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { carsToSee, carWith } from './cars-to-see.ts';
import { choose, placeOf, press } from './hand.ts';
import { hydrated } from './hydrated.ts';
import { painted } from './phone.ts';

const hands = {
  mouse: { viewport: { width: 1440, height: 900 } },
  finger: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
/** Beside southbank-ford, which both go over, and meridian-group. */
const sites = { mouse: ['bayside-toyota'], finger: ['cartown'] };
/** Whose cars are looked at on a group's site: the lender of the group's own has one frequency. */
const dealerships: Record<string, string> = { 'meridian-group': 'northgate-hyundai' };
const carOf = (site: string) =>
  carWith(`of ${site}`, (car) => {
    const isListed = car.sites.includes(site) && car.sites.includes(dealerships[site] ?? site);
    return isListed && car.itemType === 'car' && car.carType === 'used' && car.priceCents > 1_500_000;
  });
const { photos } = carsToSee();

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A page of a car, on which each way to count repayments is chosen once. */
async function chosenOn(site: string, hand: keyof typeof hands) {
  const watched = await visitor(browser, hands[hand]);
  const { page } = watched;
  await page.goto(addressOf(site, carOf(site).path));
  await hydrated(page);
  const calculator = page.locator('#finance-calculator');
  const figures = new Set<string>();
  for (const name of ['Fortnightly', 'Monthly', 'Weekly']) {
    await choose(calculator.getByRole('radio', { name }));
    figures.add(await calculator.getByRole('status').first().innerText());
  }
  expect.soft(figures.size, 'each has a figure of its own').toBe(3);
  return watched;
}

describe.each(['mouse', 'finger'] as const)('on a vehicle’s page, pressed by %s', (hand) => {
  it.each(sites[hand])(
    '[FIN-04] [FIN-05] Weekly, Fortnightly and Monthly are chosen, and the page stays where it is: %s',
    async (site) => {
      const { context, errors } = await chosenOn(site, hand);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('[FIN-04] [FIN-05] [FORM-02] [VDP-09] so are they on southbank-ford; the opt-in box is ticked and unticked, and "Show number" shows it, where they are', async () => {
    const { context, page, errors } = await chosenOn('southbank-ford', hand);
    const box = page.locator('#enquire').getByLabel('Yes, I would like to subscribe');
    await choose(box, !(await box.isChecked()));
    const label = page.locator('#enquire').getByText('Yes, I would like to subscribe');
    const before = await box.isChecked();
    await press(label);
    await expect.poll(() => box.isChecked()).toBe(!before);
    const show = page.getByRole('button', { name: 'Show number' });
    await show.scrollIntoViewIfNeeded();
    await press(show);
    const at = await placeOf(page);
    await page.locator('aside a[href^="tel:"]').first().waitFor();
    expect(await placeOf(page)).toBe(at);
    expect(errors).toEqual([]);
    await context.close();
  });
});

it('[FIN-04] [FIN-05] [VDP-18] so are they on meridian-group, which counts its sales', async () => {
  const { context, page, errors } = await chosenOn('meridian-group', 'mouse');
  await expect.poll(() => page.locator('main aside').first().innerText()).toMatch(/[\d,]+ vehicles sold this month/);
  expect(errors).toEqual([]);
  await context.close();
});

describe('a tap that is faster than the scripts', () => {
  /** A phone on which a page is painted and its scripts are held back. How slow a phone is does not matter then: `release` lets them come. */
  async function painting(site: string, path: string, { handWound = false } = {}) {
    const watched = await visitor(browser, { ...hands.finger, reducedMotion: 'reduce' });
    const held = Promise.withResolvers<void>();
    await watched.page.route(/\/_next\/static\/.*\.js/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await watched.page.goto(addressOf(site, path), { waitUntil: 'commit' });
    await painted(watched.page);
    if (handWound) await watched.page.clock.install();
    return { ...watched, release: held.resolve };
  }
  const car = carOf('southbank-ford').path;

  it('[VDP-02] on "Enquire" opens it, and the page stays where it is', async () => {
    const { context, page, errors, release } = await painting('southbank-ford', car);
    await press(page.locator('#vehicle-actions').getByRole('link', { name: 'Enquire', exact: true }));
    release();
    await page.getByRole('dialog', { name: /^Enquire about/ }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[MED-02] on a photo opens the viewer', async () => {
    const { context, page, errors, release } = await painting(photos.site, photos.path);
    await press(page.locator('[data-picture="0"]'));
    release();
    await page.getByRole('dialog', { name: /^Photos of/ }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[VDP-02] leads where it leads without a script when the scripts do not come', async () => {
    const { context, page } = await painting('southbank-ford', car, { handWound: true });
    await press(page.locator('#vehicle-actions').getByRole('link', { name: 'Test drive', exact: true }));
    expect(new URL(page.url()).hash).toBe('');
    await page.clock.fastForward(8_000);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/book-test-drive');
    await context.close();
  });
});
