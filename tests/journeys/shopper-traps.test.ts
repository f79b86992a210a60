import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { carWith } from './cars-to-see.ts';
import { hydrated } from './hydrated.ts';
import { content, publish, shop, until } from './shop.ts';

const text = (html: string): string =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
/** The address that a pattern finds, without its fragment, which no server gets. */
const linkIn = (html: string, pattern: RegExp): string =>
  (pattern.exec(html)?.slice(1).find(Boolean) ?? '').replaceAll('&amp;', '&').replace(/#.*$/, '');

describe('traps for shoppers: what links and forms carry', () => {
  it('[BLK-03] Enquire Now of an offer leads to a page that names the offer', async () => {
    const link = linkIn(
      (await shop('southbank-ford', '/special-offers')).body,
      /href="([^"]*[?&;]offer=[^"]*ranger[^"]*)"/,
    );
    expect(link).toMatch(/^\/contact-us\?offer=/);
    const { body } = await shop('southbank-ford', link);
    expect(text(body)).toMatch(/Offer Ranger Sport demonstrators/);
    expect(body).toContain('aria-label="Your enquiry is about"');
  });

  it('[BLK-03] Book A Test Drive of an offer keeps its model', async () => {
    const { body } = await shop('southbank-ford', '/special-offers');
    const link = linkIn(body, /href="(\/book-test-drive\?model=[^"]*ranger[^"]*)"/);
    expect(link).not.toBe('');
    expect(text((await shop('southbank-ford', link)).body)).toMatch(/Model Ranger/);
  });

  it('[NAV-13] [FORM-07] Book A Test Drive of a model keeps it too', async () => {
    const link = linkIn(
      (await shop('southbank-ford', '/models/ranger')).body,
      /href="(\/book-test-drive\?model=[^"]*)"/,
    );
    expect(text((await shop('southbank-ford', link)).body)).toMatch(/Model Ranger/);
  });

  it('[NAV-17] [NAV-10] with a service-booking web key /ford-service responds, and so does every link to it', async () => {
    const key = 'settings.options.xtimeWebKey';
    await publish('override-southbank-ford', { [key]: 'XT-JOURNEY' });
    try {
      const menu = async () => (await shop('southbank-ford', '/')).body.includes('href="/ford-service"');
      await until('the menu leads there', menu);
      const { status, body } = await shop('southbank-ford', '/ford-service');
      expect(status).toBe(200);
      expect(body).toContain('id="service-booking"');
    } finally {
      await content().patch('override-southbank-ford').unset([key]).commit();
    }
  });

  it('[CFG-04] a host counts its own stock, whatever site a shopper’s address names', async () => {
    const response = await shop('southbank-ford', '/api/stock-count?site=harbour-ford');
    expect([response.status, response.body]).toEqual([404, expect.not.stringContaining('found')]);
  });
});

describe('traps for shoppers: the demo shows each of these', () => {
  const has = async (site: string, path: string, what: RegExp) => expect((await shop(site, path)).body).toMatch(what);

  it('[BLK-01] the emergency banner BOOK A SERVICE, which can be closed', () =>
    has(
      'northgate-hyundai',
      '/',
      /id="emergency"[\s\S]*?href="\/service#service-booking"[^>]*>BOOK A SERVICE[\s\S]*?<button/,
    ));

  it('[BLK-03] an offer of the template in which one dealer does not take part', async () => {
    await has('southbank-ford', '/special-offers', /Transit Custom, fitted out/);
    expect((await shop('harbour-ford', '/special-offers')).body).not.toContain('Transit Custom, fitted out');
    expect((await shop('harbour-ford', '/offers/offer-template-ford-transit')).status).toBe(404);
  });

  it('[FIN-07] the card with deposit, years and a $0 final payment', async () => {
    const card = text((await shop('ranges-volkswagen', '/finance')).body);
    expect(card).toMatch(/Deposit \$4,500 Final payment \$0 Term 5 years/);
  });

  it('[FORM-08] Call me back', () => has('bayside-toyota', '/finance', /name="_form" value="call-back"/));

  it('[FORM-08] Request photos, on a car of which there are few', () => {
    const { site, path } = carWith('few photos', ({ imageUrls }) => imageUrls.length > 0 && imageUrls.length < 4);
    return has(site, path, /Request photos/);
  });

  it('[NAV-22] brand tiles with drawn logos, each with its name for those who do not see it', async () => {
    const { body } = await shop('meridian-group', '/brands');
    const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(body)?.[1] ?? '';
    for (const name of ['Ford', 'Suzuki', 'Harrier Motorcycles', 'Northbridge Trucks', 'Meridian Tyres'])
      expect(main).toMatch(new RegExp(`<img[^>]*alt="${name}"`));
    const picture = linkIn(main, /<img[^>]*src="([^"]+)"[^>]*alt="Ford"|<img[^>]*alt="Ford"[^>]*src="([^"]+)"/);
    expect((await shop('meridian-group', picture)).headers['content-type']).toMatch(/^image\//);
  });
});

describe('traps for shoppers in a real browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[FORM-05] [FORM-09] Back on the second step leads to the first, and nothing typed is lost', async () => {
    const { context, page, errors } = await visitor(browser);
    await page.goto(addressOf('harbour-ford', '/trade-in'));
    await hydrated(page);
    const form = page.locator('#your-car form');
    await form.getByLabel('Make').fill('Mazda');
    await form.getByLabel('Model').fill('CX-5');
    await form.getByLabel('Year').fill('2022');
    await form.getByLabel('Odometer reading').fill('45000');
    await form.getByRole('button', { name: 'Continue' }).click();
    await form.getByLabel('First name').fill('Alex');
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/trade-in');
    await form.getByLabel('Make').waitFor();
    expect(await form.getByLabel('Make').inputValue()).toBe('Mazda');
    expect(await form.getByLabel('First name').isVisible()).toBe(false);
    await page.goForward();
    await form.getByLabel('First name').waitFor();
    expect(await form.getByLabel('First name').inputValue()).toBe('Alex');
    await form.getByRole('button', { name: 'Back' }).click();
    await form.getByLabel('Make').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[FIN-14] the bars of the price slider are over the prices of its thumbs', async () => {
    const { context, page } = await visitor(browser);
    await page.goto(addressOf('southbank-ford', '/special-offers'));
    await hydrated(page);
    const bars = await page.locator('.price-bars').boundingBox();
    const slider = await page.locator('.range-pair').boundingBox();
    // The middle of a thumb at either end, which is 24 pixels wide.
    expect(bars?.x).toBeCloseTo((slider?.x ?? 0) + 12, 0);
    expect((bars?.x ?? 0) + (bars?.width ?? 0)).toBeCloseTo((slider?.x ?? 0) + (slider?.width ?? 0) - 12, 0);
    await context.close();
  });

  it('[FIN-13] a budget beyond the dearest car names that car’s price and no other figure', async () => {
    const { context, page } = await visitor(browser);
    await page.goto(addressOf('southbank-ford'));
    await hydrated(page);
    const budget = page.locator('#budget');
    const repayment = budget.getByRole('textbox', { name: 'Repayment a week' });
    await repayment.fill('1000000');
    await repayment.press('Enter');
    await expect
      .poll(() => budget.getByRole('status').innerText())
      .toMatch(/^Every car in stock, up to\s+\$\d{2,3},\d{3}/);
    await context.close();
  });

  it.each([390, 1440])(
    '[LOC-07] the map has roads, a pin for each place and a zoom that works by keyboard, at %i px',
    async (width) => {
      const { context, page, errors } = await visitor(browser, { viewport: { width, height: 900 } });
      await page.goto(addressOf('southbank-ford', '/contact-us'));
      await hydrated(page);
      const map = page.locator('[data-map]').filter({ visible: true }).first();
      await map.scrollIntoViewIfNeeded();
      expect(await map.locator('.map-motorway').count()).toBe(1);
      const pins = map.getByRole('link');
      expect(await pins.count()).toBe(3);
      for (const [at, box] of (await boxesOf(pins)).entries())
        for (const other of (await boxesOf(pins)).slice(at + 1))
          expect(Math.hypot(box.x - other.x, box.y - other.y)).toBeGreaterThan(24);
      const scale = map.locator('[data-scale]');
      const before = await scale.innerText();
      const closer = page.getByRole('button', { name: 'Zoom in' }).filter({ visible: true }).first();
      await closer.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => scale.innerText()).not.toBe(before);
      const at = await first(pins);
      await page.keyboard.press('ArrowRight');
      expect((await first(pins)).x).toBeCloseTo(at.x - 60, 0);
      await page.getByRole('button', { name: 'Zoom out' }).filter({ visible: true }).first().click();
      await expect.poll(() => scale.innerText()).toBe(before);
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});

type Boxed = ReturnType<Page['locator']>;
const boxesOf = async (pins: Boxed) =>
  Promise.all((await pins.all()).map(async (pin) => (await pin.boundingBox()) ?? { x: 0, y: 0 }));
const first = async (pins: Boxed) => (await boxesOf(pins))[0] ?? { x: 0, y: 0 };
