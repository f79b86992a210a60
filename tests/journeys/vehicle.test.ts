import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor, type Watched } from './browser.ts';
import { carWith } from './cars-to-see.ts';
import { fillPerson, leadsOf, ownAddress, records } from './forms.fixture.ts';
import { press } from './hand.ts';
import { dataLayer, hydrated } from './hydrated.ts';
import { internalLinks } from './links.ts';
import { shop } from './shop.ts';

const slug = 'southbank-ford';
const used = '/search/used-cars';
const newAddress = () => `${randomUUID()}@example.com`;
const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** The page of the first car in a search of a site. */
async function firstCar(site: string, search: string): Promise<string> {
  const found = internalLinks(await shop(site, search)).find((path) => path.startsWith('/cars/') && path.length > 6);
  if (!found) throw new Error(`There is no car at ${search}.`);
  return found.split('#')[0] ?? '';
}

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('a car, from the home page to an enquiry', () => {
  it('[VDP-01] [VDP-02] at 390 and 1440 px by real links, and the enquiry names the car', async () => {
    const { context, page, errors, outside } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    const at = (width: number) => page.setViewportSize({ width, height: 900 });
    await page.goto(addressOf(slug));
    for (const [width, name] of [
      [1440, 'Main'],
      [390, 'All pages'],
    ] as const) {
      await at(width);
      const menu = page.getByRole('navigation', { name, includeHidden: true });
      const loaded = page.waitForEvent('load');
      await press(menu.locator(`a[href="${used}"]`));
      await loaded;
      expect(new URL(page.url()).pathname).toBe(used);
    }
    await page.locator('article h3 a').first().click();
    await page.waitForURL('**/cars/*');
    await hydrated(page);
    for (const width of [1440, 390]) {
      await at(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.locator('#open-enquire').click({ trial: true });
    }
    const stock = /Stock no\. (\S+)/.exec(await page.locator('main').innerText())?.[1];
    await page.locator('#open-enquire').click();
    const dialog = page.getByRole('dialog');
    const email = newAddress();
    await fillPerson(dialog, email);
    await dialog.getByLabel('Postcode').fill('3006');
    await dialog.getByLabel('Message').fill('Is it still there?');
    await dialog.getByRole('button', { name: 'Send my enquiry' }).click();
    await expect.poll(() => dialog.innerText()).toContain('will get back to you');
    const [lead, ...more] = await leadsOf(email);
    expect(more).toEqual([]);
    expect([lead?.site, lead?.category]).toEqual([slug, 'Vehicle Enquiry']);
    const [named] = await records('select vehicle from leads where id = $1', [lead?.id]);
    expect(named?.vehicle).toMatchObject({ stockNumber: stock });
    expect([errors, outside]).toEqual([[], []]);
    await context.close();
  });

  it('[VDP-01] [FORM-14] without JavaScript: photos, price, facts, how to contact the dealer and a form that posts', async () => {
    const { context, page } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(addressOf(slug, await firstCar(slug, `${used}?price=5000:`)));
    const photo = page.locator('#vehicle-photos [data-picture="0"] img');
    await expect.poll(() => photo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(300);
    expect(await page.locator('main aside').innerText()).toMatch(
      /\$[\d,]+[\s\S]*Call the dealer[\s\S]*Send an enquiry/,
    );
    await page.locator('#key-information').waitFor();
    const list = page.locator('#specifications');
    const facts = () => list.locator('dt').filter({ visible: true }).count();
    const before = await facts();
    await list.locator('summary').first().click();
    await expect.poll(facts).toBeGreaterThan(before);
    await page.getByRole('link', { name: 'Enquire', exact: true }).first().click();
    const form = page.locator('#enquire form');
    const email = newAddress();
    await fillPerson(form, email);
    await form.getByLabel('Postcode').fill('3006');
    await form.getByLabel('Message').fill('Please call me.');
    await form.getByRole('button', { name: 'Send my enquiry' }).click();
    expect(page.url()).toContain('/success');
    expect(await leadsOf(email)).toHaveLength(1);
    await context.close();
  });
});

describe('a car’s page on a desk, opened once', () => {
  const { site, path } = carWith(
    'an estimate and a price check',
    ({ carType, sites, priceCents, imageUrls, market }) => {
      const isPriced = priceCents > 20_000_00 && market.stateAverageCents >= priceCents;
      return carType === 'used' && sites[0] === slug && isPriced && imageUrls.length > 0;
    },
  );
  let visit: Watched;
  let page: Page;
  const gaugeHeld = Promise.withResolvers<void>();
  beforeAll(async () => {
    visit = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    page = visit.page;
    await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route('**/autogauge', async (route) => {
      await gaugeHeld.promise;
      await route.continue();
    });
    await page.goto(addressOf(site, path));
    await hydrated(page);
  });
  afterAll(() => visit.context.close());

  it('[VDP-12] the price check is a skeleton, then moves into its place in 2 to 2.5 s', async () => {
    const gauge = page.locator('#price-check');
    expect(await gauge.getAttribute('aria-busy')).toBe('true');
    gaugeHeld.resolve();
    await expect.poll(() => gauge.innerText()).toMatch(/(Good|Great) Deal|over the middle of the market/);
    expect(await gauge.innerText()).not.toMatch(/Deal[\s\S]*over the middle/);
    const seconds = await gauge
      .locator('[aria-hidden=true] > div')
      .evaluate((bar) => Number.parseFloat(getComputedStyle(bar).transitionDuration));
    expect([seconds >= 2, seconds <= 2.5]).toEqual([true, true]);
  });

  it('[VDP-10] sharing copies the address and shows that', async () => {
    await page.locator('main aside').getByRole('button', { name: 'Share' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /^Copied .+ to your clipboard!$/ })
      .waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(addressOf(site, path));
  });

  it('[VDP-09] the number that the dealer masks is nowhere in the source, and comes at a click that is counted', async () => {
    expect(digits((await shop(site, path)).body)).not.toContain('0491570156');
    await page.getByRole('button', { name: 'Show number' }).click();
    await expect.poll(() => page.locator('a[href="tel:0491570156"]').count()).toBeGreaterThan(0);
    expect(await page.locator('main').innerText()).toContain('0491 570 156');
    expect((await dataLayer(page)).filter(({ eventId }) => eventId === 25)).toHaveLength(1);
  });

  it('[VDP-13] [VDP-17] delivery and fuel, each by its own response', async () => {
    const delivery = page.locator('#delivery');
    await delivery.getByRole('button').click();
    await expect.poll(() => delivery.innerText()).toContain('Please enter a postcode.');
    await delivery.getByLabel('Postcode').fill('3550');
    await delivery.getByRole('button').click();
    await expect.poll(() => delivery.innerText()).toMatch(/\$\d+\s*to Bendigo/);
    await delivery.getByLabel('Postcode').fill('9999');
    await delivery.getByRole('button').click();
    await expect.poll(() => delivery.innerText()).toContain("Sorry, we can't provide an estimate for that location.");
    const fuel = page.locator('#fuel-calculator');
    if ((await fuel.count()) > 0) {
      await fuel.getByLabel(/You drive/).fill('0');
      await expect.poll(() => fuel.innerText()).toContain('$0.00');
    }
  });

  it('[VDP-03] [VDP-10] the sticky header comes after 500 px, has all that it shall have, and opens the enquiry; the notice has gone', async () => {
    const header = page.getByRole('region', { name: 'This vehicle in short' });
    await page.evaluate(() => scrollTo(0, 480));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(480);
    await expect.poll(() => header.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 520));
    await expect.poll(() => header.isVisible()).toBe(true);
    const picture = header.locator('img');
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.currentSrc)).toContain('/image/');
    expect((await header.innerText()).replaceAll(/\s+/g, ' ')).toMatch(
      /^20\d\d \w+ .* (Automatic|Manual), .* \$[\d,]+ .* \$\d+ ?\/wk\* .*% p\.a\..*comp.* Enquire$/,
    );
    await header.getByRole('link', { name: 'Enquire' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/^Copied .+ to your clipboard!$/).waitFor({ state: 'detached' });
  });

  it('[VDP-02] [VDP-03] [SAVE-03] a heart keeps the car in this browser, in the header and beside the car', async () => {
    const heart = page.getByRole('region', { name: 'This vehicle in short' }).getByRole('button', { name: /^Save 20/ });
    const beside = page.locator('main aside').getByRole('button', { name: 'Save' });
    await page.evaluate(() => scrollTo(0, 1_200));
    await heart.click();
    for (const one of [heart, beside]) await expect.poll(() => one.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    await expect.poll(() => beside.getAttribute('aria-pressed')).toBe('true');
  });

  it('[VDP-11] [NAV-06] prints from a page of its own and downloads one page under its slug', async () => {
    const name = `${path.slice('/cars/'.length)}.pdf`;
    const print = await shop(site, `/print?car_id=${path.slice('/cars/'.length)}`);
    expect.soft(print.status).toBe(200);
    expect.soft(print.body).toContain('As advertised on');
    expect.soft((await shop(site, '/print?car_id=nothing')).status).toBe(404);
    const pdf = await shop(site, `${path}/${name}`);
    expect([pdf.status, pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    expect.soft((await shop('harbour-ford', `${path}/${name}`)).status).toBe(404);
    await hydrated(page);
    const download = page.waitForEvent('download');
    await page.locator('main aside').getByRole('link', { name: 'PDF' }).click();
    expect((await download).suggestedFilename()).toBe(name);
    const [sheet] = await Promise.all([
      visit.context.waitForEvent('page'),
      page
        .locator('main aside')
        .getByRole('link', { name: /^Print/ })
        .click(),
    ]);
    await sheet.waitForURL(`**/print?car_id=${path.slice('/cars/'.length)}`);
  });

  it('[VDP-01] nothing of this is an error in the console', () => {
    expect(visit.errors).toEqual([]);
  });
});

describe('a car’s page on a phone', () => {
  it('[VDP-04] the mobile bar comes when the buttons have left, changes past 900 px, and never covers the focus', async () => {
    const { context, page } = await visitor(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(addressOf(slug, await firstCar(slug, `${used}?price=5000:`)));
    await hydrated(page);
    const reserve = page.getByRole('link', { name: 'Reserve Car Now' });
    expect(await reserve.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 1_600));
    await expect.poll(() => reserve.isVisible()).toBe(true);
    const bar = page.locator('[data-compact]');
    await bar.waitFor();
    const covered = await page.evaluate(async () => {
      const foot = document.querySelector('[data-compact]') as HTMLElement;
      const hidden: string[] = [];
      for (const one of document.querySelectorAll<HTMLElement>('main a[href], main button, main input, main summary')) {
        if (foot.contains(one) || !one.checkVisibility() || one.closest('[inert]')) continue;
        one.focus();
        if (document.activeElement !== one) continue;
        const [box, edge] = [one.getBoundingClientRect(), foot.getBoundingClientRect()];
        if (!foot.inert && box.top >= edge.top && box.height > 0) hidden.push(one.outerHTML.slice(0, 80));
      }
      return hidden;
    });
    expect(covered).toEqual([]);
    await context.close();
  });
});

describe('the number of a dealer that masks it', () => {
  it('[VDP-09] is given to pages of the site alone, a few times, and not by a site that masks none', async () => {
    const requestPhone = (site: string, headers: Record<string, string> = {}, body: unknown = { car_type: 'used' }) =>
      shop(site, '/api/dealer-phone', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    expect((await requestPhone('harbour-ford')).status).toBe(404);
    expect((await requestPhone(slug, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await requestPhone(slug, {}, { car_type: 'boat' })).status).toBe(400);
    const address = { 'x-forwarded-for': ownAddress() };
    const responses: number[] = [];
    for (let at = 0; at < 32; at += 1) responses.push((await requestPhone(slug, address)).status);
    expect([responses[0], responses.at(-1)]).toEqual([200, 429]);
  });
});

describe('what decides', () => {
  it('[VDP-13] delivery is estimated without JavaScript too', async () => {
    const path = await firstCar(slug, used);
    expect((await shop(slug, `${path}?postcode=3550`)).body).toMatch(/Bendigo/);
  });

  it('[VDP-15] [VDP-12] [VDP-21] responses for programs, where the site switches them on', async () => {
    const path = await firstCar(slug, used);
    const view = await shop(slug, `${path}/view.json?photos_count=1&updated_at=2&website_id=1001`);
    expect(JSON.parse(view.body)).toMatchObject({ views: expect.any(Number), car_fields: { slug: path.slice(6) } });
    expect((await shop(slug, '/cars/nothing/view.json')).status).toBe(404);
    const gauge = JSON.parse((await shop(slug, `${path}/autogauge`)).body);
    expect(gauge.sandbox).toBe(true);
    const other = await firstCar('harbour-ford', used);
    expect((await shop('harbour-ford', `${other}/autogauge`)).status).toBe(404);
    const analysed = await shop('cartown', await firstCar('cartown', used));
    expect(analysed.body).toContain('History and analysis');
  });
});
