import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Vehicle } from '@/domain/stock/vehicle.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { type CarPlace, carWith } from './cars-to-see.ts';
import { demoStock } from './demo-stock.ts';
import { newAddress, receiptOf } from './desk.fixture.ts';
import { enquireBy } from './enquiry.fixture.ts';
import { type Pressed, pressAll } from './press-all.ts';
import { addSession } from './staff-session.ts';

const mouse: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' };
const finger: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
};
const hands = { mouse, finger };

/** The pages of one site that have controls of their own. */
const paths = {
  'southbank-ford': [
    '/',
    '/finance',
    '/contact-us',
    '/trade-in',
    '/service',
    '/special-offers',
    '/blog',
    '/models/search',
  ],
  cartown: ['/', '/search/new-used-and-demo-cars', '/contact-us'],
};
const pages = Object.entries(paths).flatMap(([site, of]) => of.map((path): [string, string] => [site, path]));

const isOf = (car: Vehicle, site: string, carType: Vehicle['carType']) =>
  car.sites[0] === site && car.carType === carType && car.imageUrls.length > 3;
const vehicles: [string, () => CarPlace][] = [
  ['a new car', () => carWith('a new car', (car) => isOf(car, 'southbank-ford', 'new'))],
  ['a used car', () => carWith('a used car', (car) => isOf(car, 'cartown', 'used'))],
  ['a motorcycle', () => carWith('a motorcycle', (car) => car.itemType === 'motorcycle')],
  ['a caravan', () => carWith('a caravan', (car) => car.itemType === 'caravan')],
  ['a sold car', soldCar],
];

function soldCar(): CarPlace {
  const sold = demoStock().find(({ status, sites }) => status === 'sold' && sites[0] === 'southbank-ford');
  if (!sold) throw new Error('Southbank Ford has sold no car.');
  return { site: 'southbank-ford', path: `/cars/${sold.slug}` };
}

describe.each(Object.entries(hands))('every visible control, pressed by %s', (_, options) => {
  let browser: Browser;
  const kinds: Pressed = new Map();
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  async function findings(address: string): Promise<string[]> {
    const { context, page } = await visitor(browser, options);
    page.on('dialog', (dialog) => void dialog.dismiss());
    context.on('page', (other) => void other.close());
    const found = await pressAll(page, address, kinds);
    await context.close();
    return found;
  }

  it.each(vehicles)('[PLUS-23] of the page of %s works, and the page stays where it is', async (_kind, vehicle) => {
    const { site, path } = vehicle();
    expect(await findings(addressOf(site, path))).toEqual([]);
  });

  it.each(pages)('[PLUS-23] of %s%s works, and the page stays where it is', async (site, path) => {
    expect(await findings(addressOf(site, path))).toEqual([]);
  });

  it('[PLUS-23] of a receipt and of the desk works, and the page stays where it is', async () => {
    const email = newAddress();
    const lead = await enquireBy('southbank-ford', email, 'Is there a spare key?');
    const receipt = await receiptOf(email);
    const desk = await visitor(browser, options);
    await addSession(desk.context, 'southbank-ford');
    desk.page.on('dialog', (dialog) => void dialog.dismiss());
    const found: string[] = [];
    for (const path of [receipt, '/desk', '/desk/bookings', `/desk/leads/${lead}`]) {
      const loaded = () => desk.page.waitForLoadState();
      found.push(...(await pressAll(desk.page, addressOf('southbank-ford', path), kinds, loaded)));
    }
    expect(found).toEqual([]);
    await desk.context.close();
  });

  it('finds controls of many kinds', () => {
    expect(kinds.size).toBeGreaterThan(40);
  });
});
