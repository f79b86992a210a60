import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { content, shop, until } from './shop.ts';

const widths = [390, 1440];
const sizeOf = (width: number) => ({ width, height: 900 });
const placeNames = (page: Page) => page.locator('article h3').allTextContents();

describe('where a dealer is, in a real browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[LOC-04] holiday hours open by keyboard in 12-hour time, and focus comes back', async () => {
    const { context, page, errors, outside } = await visitor(browser);
    await page.setViewportSize(sizeOf(1440));
    await page.goto(addressOf('cartown', '/contact-us'), { waitUntil: 'load' });
    await hydrated(page);
    const button = page.getByRole('button', { name: 'View Holiday Hours' }).first();
    const dialog = page.getByRole('dialog', { name: 'Holiday hours' });
    for (const width of widths) {
      await page.setViewportSize(sizeOf(width));
      await button.focus();
      await page.keyboard.press('Enter');
      await dialog.getByRole('heading', { name: 'Cartown Epping' }).waitFor();
      const text = await dialog.innerText();
      expect(text, `${width}`).toMatch(/Christmas Day\s+Closed/);
      expect(text, `${width}`).toMatch(/New Year’s Eve\s+8:30 am – 1:00 pm/);
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
      if (width === 390) expect(await complaints(page, 'holiday hours', '[role=dialog]')).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
    }
    expect([errors, outside]).toEqual([[], []]);
    await context.close();
  });

  it('[LOC-04] without JavaScript the holiday hours unfold in place', async () => {
    const { context, page } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(addressOf('cartown', '/contact-us'));
    expect(await page.getByRole('button', { name: 'View Holiday Hours' }).count()).toBe(0);
    await page.locator('summary', { hasText: 'View Holiday Hours' }).first().click();
    await page.getByText('Christmas Day').first().waitFor();
    await context.close();
  });

  it.each([true, false])(
    '[LOC-07] the nearest to a postcode comes first, with JavaScript: %s',
    async (javaScriptEnabled) => {
      const { context, page, outside } = await visitor(browser, { javaScriptEnabled });
      await page.goto(addressOf('meridian-group', '/locations'));
      await page.getByLabel('Your postcode').fill('4810');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('postcode') === '4810');
      await page.getByText('Nearest to 4810 Townsville').waitFor();
      expect((await placeNames(page))[0]).toBe('Meridian Townsville');
      await page
        .getByText(/about [\d,]+.km/)
        .first()
        .waitFor();
      await page.getByLabel('Your postcode').fill('9999');
      await page.getByRole('button', { name: 'Find the nearest' }).click();
      await page.getByRole('alert').filter({ hasText: 'Invalid postcode' }).waitFor();
      expect(await page.getByLabel('Your postcode').inputValue()).toBe('9999');
      expect((await placeNames(page))[0]).toBe('Meridian Dandenong South');
      expect(outside).toEqual([]);
      await context.close();
    },
  );

  it('[LOC-07] pins of the map are reached by keyboard and lead to their places', async () => {
    const { context, page } = await visitor(browser);
    await page.goto(addressOf('meridian-group', '/locations'), { waitUntil: 'load' });
    const pins = page.locator('figure a').filter({ visible: true });
    for (const width of widths) {
      await page.setViewportSize(sizeOf(width));
      expect(await pins.count(), `${width}`).toBeGreaterThan(3);
      for (const pin of await pins.all()) {
        const box = await pin.boundingBox();
        expect(box && Math.min(box.width, box.height), `${width}`).toBeGreaterThanOrEqual(24);
      }
      const rocklea = page.getByRole('link', { name: /Meridian Rocklea, 1204 Ipswich Road/ });
      await rocklea.focus();
      await page.keyboard.press('Enter');
      const place = page.locator('article:target');
      expect(await place.getByRole('heading').innerText()).toBe('Meridian Rocklea');
      expect(await place.evaluate((it) => it.getBoundingClientRect().top < innerHeight), `${width}`).toBe(true);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent), `${width}`).toContain('Get Directions');
      await page.evaluate(() => location.replace('#'));
    }
    await context.close();
  });

  it('[LOC-03] Get Directions leads to the shopper’s own map in a new tab, and sends it no request before', async () => {
    const { context, page, outside } = await visitor(browser);
    await page.goto(addressOf('bayside-toyota', '/locations/brighton'), { waitUntil: 'networkidle' });
    const link = page.getByRole('link', { name: /Get Directions to Bayside Toyota \(opens/ });
    const to = new URL((await link.first().getAttribute('href')) ?? '');
    expect(to.origin + to.pathname).toBe('https://www.google.com/maps/dir/');
    expect(to.searchParams.get('destination')).toBe('Bayside Toyota, 655 Nepean Highway, Brighton VIC 3186');
    expect(await link.first().getAttribute('target')).toBe('_blank');
    expect(outside).toEqual([]);
    await context.close();
  });

  it.each([true, false])(
    '[LOC-05] arrow keys choose the kind of place, with JavaScript: %s',
    async (javaScriptEnabled) => {
      const { context, page } = await visitor(browser, { javaScriptEnabled });
      await page.goto(addressOf('southbank-ford', '/contact-us'));
      const weeks = page.locator('[data-kind]').filter({ visible: true });
      expect(await weeks.count()).toBe(1);
      expect(await weeks.getAttribute('data-kind')).toBe('sales');
      await page.getByRole('radio', { name: 'Sales' }).focus();
      await page.keyboard.press('ArrowRight');
      expect(await weeks.getAttribute('data-kind')).toBe('service');
      expect(await weeks.innerText()).toContain('Southbank Ford Service and Parts');
      expect(await weeks.getByRole('row').count()).toBe(7);
      await context.close();
    },
  );

  it('[BLK-06] contact and location pages: accessible, no console error, no sideways scroll', async () => {
    const { context, page, errors, outside } = await visitor(browser);
    // What staff composed, `all-pages.test.ts` looks at on a phone.
    for (const [slug, path, looked] of [
      ['southbank-ford', '/contact-us', [1440]],
      ['southbank-ford', '/locations/docklands', widths],
      ['meridian-group', '/dealer-locator', [390]],
    ] as const) {
      await page.goto(addressOf(slug, path), { waitUntil: 'load' });
      for (const width of looked) {
        const what = `${slug}${path} at ${width}`;
        await page.setViewportSize(sizeOf(width));
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(overflow, what).toBeLessThanOrEqual(0);
        expect.soft(await complaints(page, what)).toEqual([]);
      }
    }
    expect([errors, outside]).toEqual([[], []]);
    await context.close();
  });

  it('[LOC-01] a dealer with forty places: the page is shown and can be used on a phone', async () => {
    const client = content();
    const override = 'override-hilltop-suzuki';
    const before = await client.fetch<{ _key: string }[]>('*[_id == $id][0].settings.locations', { id: override });
    const ids = Array.from({ length: 40 }, (_, at) => `location-many-${at}`);
    const make = ids.reduce(
      (all, _id, at) => all.createOrReplace(placeOf(_id, `Many ${at + 1}`, -35 + at / 20, 146 + at / 9)),
      client.transaction(),
    );
    await make.commit();
    const locations = ids.map((_ref, at) => ({ _key: `m${at}`, _type: 'reference', _ref, _weak: true }));
    await client.patch(override).set({ 'settings.locations': locations }).commit();
    try {
      await until('forty places', async () => (await shop('hilltop-suzuki', '/dealerships')).body.includes('Many 40'));
      const { context, page } = await visitor(browser, { viewport: { width: 390, height: 844 } });
      await page.goto(addressOf('hilltop-suzuki', '/dealerships'), { waitUntil: 'load' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await page.locator('article').filter({ visible: true }).count()).toBe(10);
      await page.getByText('Show 30 more').click();
      expect(await page.locator('article').filter({ visible: true }).count()).toBe(40);
      expect(await page.locator('footer').getByText('All 40 locations').count()).toBe(1);
      await page.getByLabel('Your postcode').fill('2350');
      await page.keyboard.press('Enter');
      await page.getByText('Nearest to 2350 Armidale').waitFor();
      expect((await shop('hilltop-suzuki', '/')).status).toBe(200);
      await context.close();
    } finally {
      await client.patch(override).set({ 'settings.locations': before }).commit();
      await ids.reduce((all, id) => all.delete(id), client.transaction()).commit();
    }
  });
});

const placeOf = (_id: string, name: string, latitude: number, longitude: number) => ({
  _id,
  _type: 'location',
  name,
  slug: { _type: 'slug', current: _id },
  locationType: 'sales',
  street: '1 Long Street',
  city: 'Somewhere',
  state: 'nsw',
  postcode: '2650',
  timeZone: 'Australia/Sydney',
  latitude,
  longitude,
  site: { _type: 'reference', _ref: 'site-hilltop-suzuki' },
});
