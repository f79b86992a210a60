import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { carWith } from './cars-to-see.ts';
import { content, shop, until } from './shop.ts';
import { fedCar, feedCars, removeFedCars } from './stock.fixture.ts';

const wordy = 'An extraordinarily long name that goes on and on '.repeat(6);
const fed = {
  wordy: fedCar({
    badge: wordy,
    series: wordy,
    colour: wordy,
    dealerComments: 'It was driven on Sundays alone. '.repeat(300),
    features: Array.from({ length: 200 }, (_, at) => `Feature number ${at} with quite a long name of its own`),
  }),
  'without a photo': fedCar(),
  sold: fedCar({ status: 'sold', soldAtMs: Date.now() - 3_600_000 }),
};
const cars = [
  { what: 'new', ...carWith('itself new', ({ carType, imageUrls }) => carType === 'new' && imageUrls.length > 0) },
  {
    what: 'used',
    ...carWith(
      'owners',
      ({ carType, sites, priceCents }) =>
        carType === 'used' && priceCents > 5_000_00 && sites.includes('southbank-ford'),
    ),
  },
  { what: 'a group’s', ...carWith('a group', ({ sites }) => sites.includes('meridian-group')), site: 'meridian-group' },
  { what: 'motorcycle', ...carWith('two wheels', ({ itemType }) => itemType === 'motorcycle') },
  { what: 'caravan', ...carWith('a bed', ({ itemType }) => itemType === 'caravan') },
  ...Object.entries(fed).map(([what, { path }]) => ({ what, site: 'southbank-ford', path })),
  { what: 'on a dark site', site: 'cartown', path: fed.wordy.path },
];

/** How many sheets the page becomes on the paper that it wants. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Of the legal text on paper: how far it is beyond its sheet, and how high its letters are, both in points. */
async function foot(page: Page): Promise<{ beyond: number; points: number; footText: string }> {
  // The width of the paper between its margins.
  await page.setViewportSize({ width: 718, height: 1_047 });
  await page.emulateMedia({ media: 'print' });
  const found = await page.evaluate(() => {
    const sheet = document.querySelector('#sheet') as HTMLElement;
    const last = sheet.querySelector('footer p:last-child') as HTMLElement;
    const points = (pixels: number) => pixels * 0.75;
    return {
      beyond: points(last.getBoundingClientRect().bottom - sheet.getBoundingClientRect().bottom),
      points: points(Number.parseFloat(getComputedStyle(last).fontSize)),
      footText: sheet.querySelector('footer')?.textContent ?? '',
    };
  });
  await page.emulateMedia({ media: null });
  return found;
}

describe('the page of a vehicle on paper', () => {
  let browser: Browser;
  beforeAll(async () => {
    await feedCars(Object.values(fed));
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await removeFedCars();
  });

  it('[NAV-06] [VDP-11] is one sheet of A4 for every kind, its claim and terms whole and legible', async () => {
    const { context, page, errors } = await visitor(browser);
    const found: unknown[] = [];
    for (const { what, site, path } of cars) {
      await page.goto(addressOf(site, `/print?car_id=${path.slice('/cars/'.length)}`));
      const [count, { beyond, points, footText }] = [await sheets(page), await foot(page)];
      expect([what, footText]).toEqual([what, expect.stringContaining('As advertised on')]);
      found.push([what, count, beyond <= 0, points >= 6]);
    }
    expect(found).toEqual(cars.map(({ what }) => [what, 1, true, true]));
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[VDP-11] stays one sheet where the terms of the dealer are long', async () => {
    const _id = 'text-of-print-journey';
    const text = `${'Prices hold while stock lasts and leave out what you choose beside it. '.repeat(48)}The last word.`;
    const site = { _type: 'reference', _ref: 'site-southbank-ford' };
    await content().createOrReplace({ _id, _type: 'textSnippet', place: 'price-disclaimer', text, site });
    onTestFinished(async () => {
      await content().delete(_id);
    });
    const path = `/print?car_id=${fed.wordy.slug}`;
    await until('the terms', async () => (await shop('southbank-ford', path)).body.includes('The last word.'));
    const { context, page } = await visitor(browser);
    await page.goto(addressOf('southbank-ford', path));
    expect(await sheets(page)).toBe(1);
    const { beyond, points, footText } = await foot(page);
    expect(footText).toContain('The last word.');
    expect([beyond <= 0, points >= 6]).toEqual([true, true]);
    await context.close();
  });
});
