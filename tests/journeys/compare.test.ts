import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareListName } from '@/parts/compare/compare-list-name.ts';
import { listKey } from '@/parts/saved-cars/browser-list.ts';
import { complaintsAt } from './axe-widths.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { press } from './hand.ts';
import { hydrated } from './hydrated.ts';
import { tabTo } from './keyboard.ts';
import { sidewaysScroll, smallTargets } from './page-looks.ts';
import { text } from './page-words.ts';
import { shop, until } from './shop.ts';
import { fedCar, feedCars, removeFedCars } from './stock.fixture.ts';

const slug = 'southbank-ford';
const used = '/search/used-cars';
const path = (...cars: string[]) => `/compare?cars=${cars.join(',')}`;

/** Slugs of cars for sale that a site's results page shows, in their order. */
async function carsOf(site: string, search = used): Promise<string[]> {
  const { body } = await shop(site, search);
  const cards = body.match(/<article[\s\S]*?<\/article>/g) ?? [];
  const forSale = cards.filter((card) => !card.includes('Find Me Something Similar'));
  return [...new Set(forSale.flatMap((card) => /href="\/cars\/([a-z0-9-]+)"/.exec(card)?.[1] ?? []))];
}

const columns = (page: Page): Locator => page.getByRole('columnheader');
const cellsOf = (page: Page, label: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    .getByRole('cell');
const rowCount = (page: Page): Promise<number> => page.locator('#compare th[scope=row]').count();

describe('cars side by side', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await removeFedCars();
    await browser.close();
  });

  it('[SAVE-04] [PLUS-09] at 390 and 1440 px: chosen on cards, opened by the tray, narrowed to differences, one taken out, and the cards know it', async () => {
    const at = (width: number) => page.setViewportSize({ width, height: 900 });
    const { context, page, errors, outside } = await visitor(browser, { viewport: { width: 390, height: 900 } });
    await page.goto(addressOf(slug, used));
    await hydrated(page);
    const buttons = page.locator('[data-compare]');
    const prices: string[] = [];
    for (const at of [0, 1, 2]) {
      await press(buttons.nth(at));
      const card = page
        .locator('article')
        .filter({ has: page.locator('[data-compare]') })
        .nth(at);
      prices.push(/\$[\d,]+/.exec((await card.innerText()).replace(/Was\s*\$[\d,]+/, ''))?.[0] ?? '');
    }
    await press(page.getByRole('link', { name: 'Compare : 3 chosen' }));
    await page.waitForURL(/\/compare\?cars=[a-z0-9-]+,[a-z0-9-]+,[a-z0-9-]+$/);
    await hydrated(page);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Compare 3 cars');
    expect(await columns(page).count()).toBe(3);
    const shown = await cellsOf(page, 'Price').allInnerTexts();
    expect(shown.map((text, at) => prices[at] === '' || text.includes(prices[at] ?? '?'))).toEqual([true, true, true]);
    for (const text of await cellsOf(page, 'Weekly estimate').allInnerTexts())
      expect(text).toMatch(/^–|\$\d+[\s\S]*% p\.a\.[\s\S]*% comp\. rate\*/);
    // A finger needs 44 px, a mouse does not.
    expect.soft(await smallTargets(page)).toEqual([]);
    expect.soft(await complaintsAt(page, [390, 1440], 'cars side by side', { framed: true })).toEqual([]);
    expect.soft(await sidewaysScroll(page)).toEqual([]);

    const all = await rowCount(page);
    await press(page.getByRole('link', { name: 'Differences only' }));
    await page.waitForURL(/&differences=1$/);
    expect(await rowCount(page)).toBeLessThan(all);
    expect((await cellsOf(page, 'Price').allInnerTexts()).every((text) => /\$|price/i.test(text))).toBe(true);
    await at(390);
    await press(page.getByRole('link', { name: 'Show all rows' }).first());
    await page.waitForURL(/cars=[a-z0-9,-]+$/);
    await hydrated(page);
    await press(page.getByRole('link', { name: /^Remove / }).first());
    await expect.poll(() => columns(page).count()).toBe(2);
    await hydrated(page);
    await at(1440);
    await press(page.getByRole('link', { name: 'Add a car' }));
    await page.waitForURL(/\/search\//);
    await hydrated(page);
    await expect.poll(() => page.locator('[data-compare-count]').innerText()).toBe('2');
    expect(errors).toEqual([]);
    expect(outside).toEqual([]);
    await context.close();
  });

  it('[PLUS-09] opened by the link: no dialog comes, the reader’s own choice stays, and adding goes on with these cars', async () => {
    const [one = '', two = ''] = await carsOf(slug);
    const { context, page, errors } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(addressOf(slug, path(two, one)));
    await hydrated(page);
    const names = await columns(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(names.filter((href) => href?.startsWith('/cars/'))).toEqual([`/cars/${two}`, `/cars/${one}`]);
    expect(await context.cookies()).toEqual([]);
    const chosen = () => page.evaluate((key) => localStorage.getItem(key), listKey(slug, compareListName));
    expect(JSON.parse((await chosen()) ?? '[]'), 'a look chooses nothing').toEqual([]);
    await press(page.getByRole('link', { name: 'Add a car' }));
    await page.waitForURL(/\/search\//);
    await hydrated(page);
    await page.getByRole('link', { name: 'Compare : 2 chosen' }).waitFor();
    const third = page.locator('[data-compare][aria-pressed=false]').first();
    const { slug: added } = JSON.parse((await third.getAttribute('data-compare')) ?? '{}') as { slug: string };
    await press(third);
    await press(page.getByRole('link', { name: 'Compare : 3 chosen' }));
    await page.waitForURL(`**${path(two, one, added)}`);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SAVE-04] on a phone the columns are swiped one by one, with the names of the cars in sight', async () => {
    const cars = (await carsOf(slug)).slice(0, 4);
    const { context, page, errors } = await visitor(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(addressOf(slug, path(...cars)));
    await hydrated(page);
    const swiped = page.getByRole('region', { name: 'Cars side by side' });
    const box = await swiped.boundingBox();
    await page.mouse.move(200, (box?.y ?? 0) + 200);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    await page.mouse.wheel(340, 0);
    await expect.poll(() => swiped.evaluate((it) => it.scrollLeft)).toBeGreaterThan(100);
    const strip = page.locator('[data-names]');
    await expect.poll(() => strip.evaluate((it) => getComputedStyle(it).opacity)).toBe('1');
    const offsets = () =>
      page.evaluate(() => {
        const left = (it: Element | undefined) => Math.round(it?.getBoundingClientRect().left ?? Number.NaN);
        const name = [...document.querySelectorAll('[data-run] p')].at(-1);
        const head = [...document.querySelectorAll('#compare thead th')].at(-1);
        return Math.abs(left(name) - left(head));
      });
    await expect.poll(offsets, { message: 'a name stands over its column' }).toBeLessThanOrEqual(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SAVE-04] by keyboard every way on is reached, and what has the focus is in sight', async () => {
    const cars = (await carsOf(slug)).slice(0, 2);
    const { context, page } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(addressOf(slug, path(...cars)));
    await hydrated(page);
    expect(await tabTo(page, '#compare [data-row=ways] td:last-child a')).toEqual([]);
    expect(await tabTo(page, '#compare [data-remove]', 'Shift+Tab')).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Compare cars side by side' }).waitFor();
    await context.close();
  });

  it('[PLUS-09] without JavaScript differences, removing and adding are links', async () => {
    const cars = (await carsOf(slug)).slice(0, 3);
    const { context, page } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(addressOf(slug, path(...cars)));
    const all = await rowCount(page);
    await press(page.getByRole('link', { name: 'Differences only' }));
    await page.waitForURL(/differences=1/);
    expect(await rowCount(page)).toBeLessThan(all);
    await press(page.getByRole('link', { name: /^Remove / }).last());
    await page.waitForURL(`**${path(...cars.slice(0, 2))}&differences=1`);
    expect(await columns(page).count()).toBe(2);
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    await context.close();
  });

  it('[SAVE-04] four cars, one with long text, are one sheet of A4, with the warning that belongs to their weekly figures', async () => {
    const wordy = fedCar({
      badge: 'A long name that goes on and on '.repeat(8),
      features: Array.from({ length: 200 }, (_, at) => `Feature number ${at} with quite a long name`),
    });
    await feedCars([wordy]);
    const cars = (await carsOf(slug)).slice(0, 4);
    const { context, page } = await visitor(browser);
    await page.goto(addressOf(slug, path(...cars.slice(0, 3), wordy.slug)), { waitUntil: 'networkidle' });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect.soft(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-printed]').innerText()).toMatch(
      /WARNING[\s\S]*As advertised by Southbank Ford on/,
    );
    await context.close();
    await removeFedCars();
  });

  it('[SAVE-04] [CFG-04] a car of another dealer is marked as none of this one’s, and nothing of it is shown', async () => {
    const [own = '', more = ''] = await carsOf(slug);
    const foreign = (await carsOf('coastline-mazda', '/search/new-used-and-demo-cars'))[0] ?? '';
    const page = text((await shop('coastline-mazda', `/cars/${foreign}`)).body);
    const stockNumber = /Stock no\. (\S+)/.exec(page)?.[1] ?? '';
    expect(stockNumber).not.toBe('');
    const { status, body } = await shop(slug, path(own, foreign, more));
    expect(status).toBe(200);
    expect(text(body)).toContain('1 car in this link is not in the stock of Southbank Ford.');
    expect(text(body)).toContain('Compare 2 cars');
    expect(text(body)).not.toContain(stockNumber);
    expect(text(body)).not.toMatch(/coastline/i);
  });

  it('[SAVE-04] is not for search engines, and is shared with a title and a picture', async () => {
    const cars = (await carsOf(slug)).slice(0, 2);
    const { body } = await shop(slug, path(...cars));
    expect(body).toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(/<title>([^<]*)/.exec(body)?.[1]).toMatch(/^Compare .+ and .+ \| Southbank Ford$/);
    expect(body).toMatch(new RegExp(`<meta property="og:image" content="[^"]+/cars/${cars[0]}/card\\.jpg"`));
    expect(body).toMatch(/<meta property="og:description" content="[^"]*\$[\d,]+\./);
    await until('the page in the cache', async () => {
      const { headers } = await shop(slug, `${path(...cars, cars[1] ?? '')}&utm_source=x`);
      return headers['x-cache'] === 'hit';
    });
    for (const name of ['pages', 'lists'])
      expect((await shop(slug, `/sitemap/${name}.xml`)).body).not.toContain('/compare');
  });

  it.each([
    ['/compare', 'Compare cars side by side', 'See two to four cars side by side'],
    ['/compare?cars=', 'Compare cars side by side', 'See two to four cars side by side'],
    ['/compare?cars=no-such-car', 'Compare cars side by side', '1 car in this link is not in the stock'],
    ['/compare?cars=%3Cscript%3Ealert(1)%3C/script%3E', 'Compare cars side by side', 'could not be read'],
    [`/compare?cars=${'x,'.repeat(900)}`, 'Compare cars side by side', '1 car in this link is not in the stock'],
  ])('[SAVE-04] %s is a page that helps', async (address, heading, sentence) => {
    const { status, body } = await shop(slug, address);
    expect(status).toBe(200);
    expect(text(body)).toContain(heading);
    expect(text(body)).toContain(sentence);
    expect(body).not.toContain('<script>alert(1)');
  });

  it('[SAVE-04] one car offers others to compare it with; of more than four the first four stay', async () => {
    const cars = await carsOf(slug);
    const one = await shop(slug, path(cars[0] ?? ''));
    expect(one.body).toContain(`href="/compare?cars=${cars[0]},`);
    const five = text((await shop(slug, path(...cars.slice(0, 5)))).body);
    expect(five).toContain('Compare 4 cars');
    expect(five).toContain('These are the first 4 of this link.');
  });

  it('[SAVE-04] [VDP-20] a car that is sold is shown as sold on the page that was cached, one that is withdrawn as withdrawn', async () => {
    const [stays, sells, leaves] = [fedCar(), fedCar({ odometerKm: 30_000 }), fedCar()];
    await feedCars([stays, sells, leaves]);
    const besideSold = async () => text((await shop(slug, path(stays.slug, sells.slug))).body);
    const besideWithdrawn = async () => text((await shop(slug, path(stays.slug, leaves.slug))).body);
    expect(await besideSold()).toContain('Fewest kilometres');
    expect(await besideWithdrawn()).not.toContain('No longer available');
    const sale = { status: 'sold', soldAtMs: Date.now() };
    await feedCars([stays, { ...sells, vehicle: { ...sells.vehicle, ...sale } }]);
    await until('the sale', async () => (await besideSold()).includes('Sold'));
    expect(await besideSold()).not.toContain('Fewest kilometres');
    expect(await besideSold()).toContain('Find Me Something Similar');
    await until('the withdrawal', async () => (await besideWithdrawn()).includes('No longer available'));
  });
});
