import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { carsToSee, carWith } from './cars-to-see.ts';
import { choose, placeOf, press } from './hand.ts';
import { hydrated } from './hydrated.ts';
import { painted, phone } from './phone.ts';

const hands = {
  mouse: { viewport: { width: 1440, height: 900 } },
  finger: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const sites = ['southbank-ford', 'meridian-group', 'cartown', 'bayside-toyota'];
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

describe.each(Object.entries(hands))('on a vehicle’s page, pressed by %s', (_, options) => {
  it.each(sites)(
    '[FIN-04] [FIN-05] Weekly, Fortnightly and Monthly are chosen, and the page stays where it is: %s',
    async (site) => {
      const { context, page, errors } = await visitor(browser, options);
      await page.goto(addressOf(site, carOf(site).path));
      await hydrated(page);
      const calculator = page.locator('#finance-calculator');
      const figures = new Set<string>();
      for (const name of ['Fortnightly', 'Monthly', 'Weekly']) {
        await choose(calculator.getByRole('radio', { name }));
        figures.add(await calculator.getByRole('status').first().innerText());
      }
      expect(figures.size).toBe(3);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('[FORM-02] [VDP-09] the opt-in box is ticked and unticked, and "Show number" shows it, where they stand', async () => {
    const { context, page, errors } = await visitor(browser, options);
    await page.goto(addressOf('southbank-ford', carOf('southbank-ford').path));
    await hydrated(page);
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

describe('a tap that is faster than the scripts', () => {
  it.each([
    ['Test drive', /^Test drive the/],
    ['Enquire', /^Enquire about/],
  ])('[VDP-02] on "%s" opens it, and the page stays where it is', async (name, title) => {
    const { context, page, errors, release } = await phone(browser, { scripts: 'held' });
    await page.goto(addressOf('southbank-ford', carOf('southbank-ford').path), { waitUntil: 'commit' });
    await painted(page);
    await press(page.locator('#vehicle-actions').getByRole('link', { name, exact: true }));
    release();
    await page.getByRole('dialog', { name: title }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[MED-02] on a photo opens the viewer', async () => {
    const { context, page, errors, release } = await phone(browser, { scripts: 'held' });
    await page.goto(addressOf(photos.site, photos.path), { waitUntil: 'commit' });
    await painted(page);
    await press(page.locator('[data-picture="0"]'));
    release();
    await page.getByRole('dialog', { name: /^Photos of/ }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[VDP-02] leads where it leads without a script when the scripts do not come', async () => {
    const { context, page } = await phone(browser, { scripts: 'held' });
    await page.goto(addressOf('southbank-ford', carOf('southbank-ford').path), { waitUntil: 'commit' });
    await painted(page);
    await press(page.locator('#vehicle-actions').getByRole('link', { name: 'Test drive', exact: true }));
    await expect.poll(() => new URL(page.url()).hash).toBe('#enquire');
    await context.close();
  });
});
