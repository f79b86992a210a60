import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaints } from './axe.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { carsToSee } from './cars-to-see.ts';
import { press } from './hand.ts';
import { hydrated, wholeDataLayer } from './hydrated.ts';
import { tabTo } from './keyboard.ts';
import { instance, until } from './shop.ts';

/** The dealer of the demo that names Google and Meta. */
const siteSlug = 'ranges-volkswagen';
const plain = 'southbank-ford';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function records(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: instance().services.records.url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

const bar = (page: Page) => page.getByRole('region', { name: /count your visit/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your privacy choices' });
const footerLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' });
/** How far the page moved by itself, as Chromium counts it. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

/** What a page sends is a Blob, which no tool shows and no page can read while it is left: the page notes of what it is made. */
const noteBeacons = (page: Page) =>
  page.addInitScript(() => {
    const texts = new WeakMap<Blob, string>();
    window.Blob = class extends Blob {
      constructor(parts?: BlobPart[], options?: BlobPropertyBag) {
        super(parts, options);
        texts.set(this, String(parts?.[0]));
      }
    };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      const first = `first beacon of ${location.pathname}`;
      const text = data instanceof Blob && texts.get(data);
      if (text && !sessionStorage.getItem(first)) sessionStorage.setItem(first, text);
      return send(url, data);
    };
  });

/** The first batch of the page that is shown, which it sends at the latest when it is left. */
async function firstBatch(page: Page): Promise<Record<string, unknown>> {
  const { pathname, origin } = new URL(page.url());
  await wholeDataLayer(page);
  await page.goto(`${origin}/robots.txt`);
  const first = () => page.evaluate((path) => sessionStorage.getItem(`first beacon of ${path}`) ?? '', pathname);
  await expect.poll(first).not.toBe('');
  return JSON.parse(await first());
}

describe('[ANL-01] [PLUS-16] the visit of a vehicle’s page', () => {
  it('is in the data layer by ASC’s names and in the site’s own figures, with no cookie and nothing sent elsewhere', async () => {
    const { site, path } = carsToSee().photos;
    const slug = path.replace('/cars/', '');
    const { context, page, errors, outside } = await visitor(browser);
    await page.goto(addressOf(site, path));
    await hydrated(page);
    const pushes = await wholeDataLayer(page);
    expect(pushes.filter(({ eventId }) => eventId === 4)).toMatchObject([
      { event: 'asc_pageview', page_type: 'item', event_owner: 'forecourt', error_code: '' },
    ]);
    expect(pushes.map(({ event }) => event)).toContain('asc_item_pageview');
    await press(page.getByRole('button', { name: 'Save', exact: true }).first());
    await until('the heart is an event', async () =>
      (await wholeDataLayer(page)).some(({ eventId }) => eventId === 39),
    );
    await page.goto('about:blank');
    await until('the figures are stored', async () => {
      const rows = await records('select event from figure_cars where site = $1 and car = $2', [site, slug]);
      return [4, 39].every((number) => rows.some(({ event }) => event === number));
    });
    expect(await context.cookies()).toEqual([]);
    expect([errors, outside]).toEqual([[], []]);
    await context.close();
  });

  it('is counted with how the page was to look at, and shows no request for consent on a site that names no other company', async () => {
    const { context, page } = await visitor(browser);
    await page.goto(addressOf(plain, '/'));
    await hydrated(page);
    await wholeDataLayer(page);
    expect(await bar(page).count()).toBe(0);
    expect(await footerLink(page).count()).toBe(0);
    await page.mouse.click(5, 300);
    await page.goto('about:blank');
    await until('a vital is stored', async () => {
      const rows = await records("select vital from figure_vitals where site = $1 and page = 'home'", [plain]);
      return rows.some(({ vital }) => vital === 'LCP');
    });
    await context.close();
  });
});

describe('[ANL-01] the privacy choices', () => {
  /** A page on which they are requested, and nothing is wrong with the request. */
  async function requestedOn(viewport: { width: number; height: number }) {
    const watched = await visitor(browser, { viewport });
    const { page } = watched;
    await noteBeacons(page);
    await page.goto(addressOf(siteSlug, '/'));
    await bar(page).waitFor();
    expect(await shifted(page)).toBeLessThan(0.02);
    expect(await complaints(page, 'the bar', '.privacy-bar')).toEqual([]);
    const buttons = bar(page).getByRole('button');
    expect(await buttons.allInnerTexts()).toEqual(['Who gets what', 'Choose', 'No thanks', 'OK']);
    const sizes = await Promise.all([1, 2, 3].map((at) => buttons.nth(at).boundingBox()));
    expect(new Set(sizes.map((box) => Math.round(box?.width ?? 0))).size).toBe(1);
    for (const box of sizes) expect(box?.height).toBeGreaterThanOrEqual(44);
    return watched;
  }

  /** Chooses the other for the counting of visits. */
  async function changeVisits(page: Page): Promise<void> {
    await dialog(page).waitFor();
    expect(await complaints(page, 'the choices', 'dialog')).toEqual([]);
    await press(dialog(page).getByRole('switch', { name: 'Counting visits' }));
    await press(dialog(page).getByRole('button', { name: 'Save these' }));
    expect(await dialog(page).count()).toBe(0);
    expect(await bar(page).count()).toBe(0);
  }

  it('are requested once on a phone, move nothing, and can be changed at the foot of the page', async () => {
    const { context, page, errors } = await requestedOn({ width: 390, height: 844 });
    await press(bar(page).getByRole('button', { name: 'No thanks' }));
    expect(await bar(page).count()).toBe(0);
    await page.reload();
    await wholeDataLayer(page);
    await press(footerLink(page));
    await changeVisits(page);
    await page.goto(addressOf(siteSlug, '/privacy-policy'));
    expect(await firstBatch(page)).toMatchObject({ passOn: { visits: true, ads: false, webhook: false } });
    expect(errors).toEqual([]);
    await context.close();
  });

  it('move nothing at a desk either, work by keyboard and give the focus back, and by mouse', async () => {
    const { context, page, errors } = await requestedOn({ width: 1440, height: 900 });
    await tabTo(page, '.privacy-acts button:first-child');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await until('the choices are closed', async () => (await dialog(page).count()) === 0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Choose');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await page.goBack();
    await until('the way back closed the choices', async () => (await dialog(page).count()) === 0);
    expect(await bar(page).count()).toBe(1);
    await tabTo(page, '.privacy-acts button:last-child');
    await page.keyboard.press('Enter');
    expect(await bar(page).count()).toBe(0);
    await press(footerLink(page));
    await changeVisits(page);
    expect(errors).toEqual([]);
    await context.close();
  });
});

it('[ANL-01] a browser that sends Global Privacy Control gets no question, and passes nothing on', async () => {
  const { context, page } = await visitor(browser);
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await noteBeacons(page);
  await page.goto(addressOf(siteSlug, '/'));
  await wholeDataLayer(page);
  await press(footerLink(page));
  expect(await dialog(page).innerText()).toContain('Your browser asks not to be tracked');
  expect(await dialog(page).getByRole('switch', { checked: true, disabled: false }).count()).toBe(0);
  expect(await bar(page).count()).toBe(0);
  expect(await firstBatch(page)).not.toHaveProperty('passOn');
  await context.close();
});
