import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { choose, press } from './hand.ts';
import { hydrated } from './hydrated.ts';
import { shop } from './shop.ts';

const slug = 'southbank-ford';
const used = '/search/used-cars';
const stored = (page: Page, name: string) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as Record<string, string>[],
    `forecourt:${slug}:${name}`,
  );

/** Runs in the page: until it does not move for ten frames. */
async function standsStill(): Promise<void> {
  for (let [still, last] = [0, -1]; still < 10; last = scrollY) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    still = scrollY === last ? still + 1 : 0;
  }
}

describe('comfort on a results page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[LOC-07] a distance that is chosen first counts with its postcode, and both stay in sight', async () => {
    const { context, page, errors } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(addressOf('cartown', used));
    await hydrated(page);
    const [within, near] = [page.locator('#near-within'), page.locator('#near-postcode')];
    const shown = async () => [await within.inputValue(), await near.inputValue()];
    await within.selectOption('100');
    await choose(page.locator('input[name="fuel"][value="Diesel"]'));
    await expect.poll(() => page.url()).toContain('fuel=Diesel');
    expect(await shown()).toEqual(['100', '']);
    await near.fill('3000');
    await near.press('Tab');
    await page.getByText('Within 100 km of 3000').waitFor();
    expect(await shown()).toEqual(['100', '3000']);
    await within.selectOption('25');
    await page.getByText('Within 25 km of 3000').waitFor();
    await choose(page.locator('input[name="fuel"][value="Petrol"]'));
    await expect.poll(() => page.url()).toContain('fuel=Petrol');
    expect(await shown()).toEqual(['25', '3000']);
    // A place that is taken out by hand stays out.
    const name = await page.locator('input[name=location_name]:checked').first().inputValue();
    await choose(page.locator(`input[name=location_name][value="${name}"]`), false);
    await expect.poll(() => new URL(page.url()).searchParams.getAll('location_name')).not.toContain(name);
    await page.locator('[data-search]:not([aria-busy])').waitFor();
    expect(await shown()).toEqual(['50', '']);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SAVE-03] a heart keeps the car in this browser, at the first touch, the tray shows its price, and a quick view gives the focus back', async () => {
    const { context, page, errors } = await visitor(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(addressOf(slug, used), { waitUntil: 'commit' });
    const heart = page.locator('[data-favourite]').first();
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    const [car] = await stored(page, 'favourites');
    expect(Object.keys(car ?? {}).sort()).toEqual(['id', 'make', 'model', 'name', 'primary_image_url', 'slug']);
    await press(page.getByRole('link', { name: 'Next' }));
    await page.waitForURL('**page=2');
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.locator('[data-saved-count]').innerText()).toBe('1');
    const name = await page.locator('article h3').first().innerText();
    const quick = page.getByRole('button', { name: `Quick view of ${name}` }).first();
    await quick.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Stock number').waitFor();
    expect.soft(await dialog.getByRole('link', { name: 'See this car' }).getAttribute('href')).toMatch(/^\/cars\//);
    await page.keyboard.press('Escape');
    await expect.poll(() => quick.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: /^Saved\b/ }).click();
    const tray = page.getByRole('region', { name: 'Saved cars and searches' });
    await expect.poll(() => tray.getByRole('listitem').first().innerText()).toMatch(/\$\d|price/i);
    await tray.getByLabel('Name of this search').fill('My utes');
    await tray.getByRole('button', { name: 'Save', exact: true }).click();
    expect(await tray.getByRole('link', { name: 'My utes' }).getAttribute('href')).toBe(`${used}?page=2`);
    await tray.getByRole('button', { name: `Remove ${car?.name}` }).click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Saved cars');
    await page
      .getByRole('status')
      .filter({ hasText: `${car?.name} removed` })
      .waitFor();
    await expect.poll(() => stored(page, 'favourites')).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SRCH-08] the list is a link without script, keeps to filters and pages, and is remembered with the order for the next page of the site; back from a car returns to the same place in the list, and the car is among those viewed', async () => {
    const list = await shop(slug, `${used}?view=list`);
    expect.soft(list.body).toMatch(/name="view" value="list"/);
    expect.soft(list.body).toMatch(/href="\/search\/used-cars\?page=2&amp;view=list"/);
    const { context, page, errors } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(addressOf(slug, used));
    await hydrated(page);
    await page.locator('#sort-wide').selectOption('price_ascending');
    await expect.poll(() => page.url()).toContain('sortBy=price_ascending');
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect.poll(() => page.url()).toContain('view=list');
    await page.locator('[data-layout=list][aria-current]').waitFor();
    const [photo, copy] = await Promise.all(
      ['img', 'h3'].map((part) => page.locator(`article ${part}`).first().boundingBox()),
    );
    expect.soft(copy?.x).toBeGreaterThan((photo?.x ?? 0) + (photo?.width ?? 0) - 1);
    await choose(page.locator('input[name="fuel"][value="Diesel"]'));
    await expect.poll(() => page.url()).toContain('fuel=Diesel');
    await page.locator('[data-search]:not([aria-busy])').waitFor();
    const card = page.locator('article').nth(6);
    await card.scrollIntoViewIfNeeded();
    const name = await card.locator('h3').innerText();
    const link = card.locator('h3 a');
    const href = (await link.getAttribute('href')) ?? '';
    await link.hover();
    await expect.poll(() => page.locator(`link[rel="prefetch"][href="${href}"]`).count()).toBe(1);
    const y = await page.evaluate(() => scrollY);
    await link.click();
    await page.waitForURL(`**${href}`);
    await page.goBack();
    await expect.poll(() => page.url()).toContain('fuel=Diesel');
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - y)).toBeLessThan(200);
    const viewed = [{ slug: href.slice('/cars/'.length), at: 1 }];
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
      [`forecourt:${slug}:viewed`, JSON.stringify(viewed)],
    );
    await page.evaluate(() => location.assign('/search/new-cars'));
    await expect.poll(() => page.url()).toMatch(/new-cars\?sortBy=price_ascending&view=list$/);
    const strip = page.getByRole('region', { name: 'Recently viewed' });
    expect(await strip.getByRole('link').first().innerText()).toBe(name);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('on a phone the photos of a card turn under a finger, fetched when they are turned to; a scroll turns none and a tap opens the car', async () => {
    const { context, page, errors } = await visitor(browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await page.goto(addressOf(slug, used));
    await hydrated(page);
    const photo = page.locator('[data-photos]').first();
    await photo.scrollIntoViewIfNeeded();
    const box = await photo.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 180, (box?.y ?? 0) + 90];
    const finger = await context.newCDPSession(page);
    const swipe = async (across: number, along: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: x + across * part, y: y + along * part }],
        });
      await touch('touchStart');
      for (const part of [0.1, 0.3, 0.6, 1]) await touch('touchMove', part);
      await touch('touchEnd');
    };
    const shown = () =>
      photo.evaluate((it) => it.querySelector<HTMLImageElement>('img[data-more]:not([hidden])')?.src ?? '');
    expect(await shown()).toBe('');
    await swipe(-120, 0);
    await expect.poll(shown).toContain('/image/');
    await expect
      .poll(() => photo.evaluate((it) => it.querySelector<HTMLImageElement>('[data-more]')?.naturalWidth))
      .toBe(640);
    await swipe(120, 0);
    await expect.poll(shown).toBe('');
    await swipe(-10, -60);
    expect(await shown()).toBe('');
    // A tap while the page still glides stops it and opens nothing.
    await page.evaluate(standsStill);
    await page.touchscreen.tap(x, y);
    await page.waitForURL(/\/cars\//);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('results pages of places and switches', () => {
  const heading = async (site: string, path: string) => {
    const { status, body } = await shop(site, path);
    return [status, /<h1[^>]*>([^<]*)/.exec(body)?.[1] ?? ''];
  };

  it('[NAV-04] a dealership and a location have a search of their own', async () => {
    expect(await heading('meridian-group', '/search/hilltop-suzuki')).toEqual([
      200,
      expect.stringContaining('at Hilltop Suzuki'),
    ]);
    expect(await heading('meridian-group', '/search/rocklea')).toEqual([200, expect.stringContaining('in Rocklea')]);
    expect((await shop('cartown', '/search/hilltop-suzuki')).status).toBe(404);
  });

  it('[SRCH-20] similar cars are below the results where the site wants them, and nowhere else', async () => {
    const row = /id="similar-on-search"/;
    expect((await shop('cartown', `${used}?make=Mazda`)).body).toMatch(row);
    expect((await shop(slug, used)).body).not.toMatch(row);
  });

  it('a distance from a postcode chooses the places that lie within it', async () => {
    const { body } = await shop('cartown', `${used}?near=3000&within=25`);
    expect(body).toMatch(/Within 25 km of 3000/);
    expect(/data-search="([^"]*)"/.exec(body)?.[1]).toMatch(/location_name=/);
    const unknown = await shop('cartown', `${used}?near=0001&within=x`);
    expect(unknown.body).toContain('Invalid postcode');
    expect(/data-search="([^"]*)"/.exec(unknown.body)?.[1]).toBe(used);
  });

  it('vehicles that a browser remembers are those of the site alone', async () => {
    const own = /href="\/cars\/([a-z0-9-]+)"/.exec((await shop(slug, used)).body)?.[1] ?? '';
    const names = async (site: string) =>
      (JSON.parse((await shop(site, `/api/vehicle-briefs?slug=${own}`)).body) as { vehicles: unknown[] }).vehicles
        .length;
    expect([await names(slug), await names('hilltop-suzuki')]).toEqual([1, 0]);
  });
});
