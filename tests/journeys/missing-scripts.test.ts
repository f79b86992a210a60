import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { carsToSee } from './cars-to-see.ts';
import { fillPerson, leadsOf } from './forms.fixture.ts';
import { press } from './hand.ts';
import { hydrated } from './hydrated.ts';
import { shop } from './shop.ts';

const slug = 'southbank-ford';
const finger = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const { photos, interior } = carsToSee();
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** While `lost` holds, no script arrives that is not among the page's first. */
async function weakSignal(page: Page, site: string, path: string, lost: boolean) {
  const { body } = await shop(site, path);
  const first = new Set(body.match(/\/_next\/static\/[^"<>]+?\.js/g));
  const signal = { lost, missed: [] as string[] };
  await page.route(/\/_next\/static\/.*\.js/, (route) => {
    const { pathname } = new URL(route.request().url());
    if (!signal.lost || first.has(pathname)) return route.continue();
    signal.missed.push(pathname);
    return route.abort();
  });
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  await page.goto(addressOf(site, path));
  await hydrated(page);
  return { signal, thrown };
}

const stands = async (page: Page): Promise<void> => {
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.getByText('Something went wrong here').count()).toBe(0);
};

/** Requests that the page still had under way have failed by now. */
const standsWhole = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await stands(page);
  expect(await page.locator('.map-zoom:visible').count()).toBe(0);
};

describe('a script that does not arrive', () => {
  it('[VDP-02] [MED-02] leaves the page of a car whole, "Enquire" and a photo the way of their links, and the next press opens each', async () => {
    const { context, page } = await visitor(browser, finger);
    const { signal, thrown } = await weakSignal(page, photos.site, photos.path, true);
    await standsWhole(page);
    const photo = page.locator('#vehicle-photos [data-picture="0"]');
    const href = await photo.evaluate((link: HTMLAnchorElement) => link.href);
    await press(photo);
    await page.waitForURL(href);
    await page.goBack();
    await hydrated(page);

    const missed = signal.missed.length;
    const enquire = page.locator('#vehicle-actions').getByRole('link', { name: 'Enquire', exact: true });
    await press(enquire);
    await expect.poll(() => new URL(page.url()).hash).toBe('#enquire');
    await expect.poll(() => signal.missed.length).toBeGreaterThan(missed);
    await stands(page);
    expect(thrown).toEqual([]);
    signal.lost = false;
    await press(enquire);
    await page.getByRole('dialog', { name: /^Enquire about/ }).waitFor();
    await page.getByRole('dialog').getByLabel('First name').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press(photo);
    await page.getByRole('dialog', { name: /^Photos of/ }).waitFor();
    await context.close();
  });

  it('[SAVE-04] leaves a results page whole, has a message where a car was to be compared, and the next press counts once', async () => {
    const { context, page } = await visitor(browser, finger);
    const messages: string[] = [];
    page.on('dialog', (dialog) => {
      messages.push(dialog.message());
      void dialog.accept();
    });
    const { signal, thrown } = await weakSignal(page, slug, '/search/used-cars', true);
    await standsWhole(page);
    expect(messages).toEqual([]);
    const first = page.locator('[data-compare]').first();
    await press(first);
    await expect.poll(() => messages).toEqual(['We couldn’t open that. Please check your connection and try again.']);
    await stands(page);
    signal.lost = false;
    await press(first);
    await expect.poll(() => page.locator('[data-compare-count]').innerText()).toBe('1');
    expect(thrown).toEqual([]);
    await context.close();
  });

  it('[MED-04] has a message in the view inside, which can be tried again', async () => {
    const { context, page } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    const { signal, thrown } = await weakSignal(page, interior.site, interior.path, false);
    signal.lost = true;
    await press(page.getByRole('button', { name: 'Interior' }).first());
    await page.getByText('The view inside didn’t load.').waitFor();
    await stands(page);
    signal.lost = false;
    await press(page.getByRole('button', { name: 'Try again' }));
    await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
    expect(thrown).toEqual([]);
    await context.close();
  });
});

describe('a page of which only the first scripts arrive', () => {
  it('[FORM-14] has its form as the server drew it, with what was typed, and sends it as without script', async () => {
    const email = 'weak-signal@example.com';
    const { context, page } = await visitor(browser, finger);
    const { signal, thrown } = await weakSignal(page, slug, '/contact-us', true);
    await standsWhole(page);
    expect(signal.missed.length).toBeGreaterThan(0);
    const form = page.locator('#enquiry form');
    await form.getByLabel('What is it about?').selectOption('Service');
    await fillPerson(form, email);
    await form.getByLabel('Postcode').fill('3006');
    await form.getByLabel('Location').selectOption({ index: 1 });
    await form.getByLabel('Message').fill('Do you have a loan car?');
    await press(form.getByRole('button', { name: 'Enquire Now' }));
    await page.waitForURL('**/success?form=general-enquiry&lead=*');
    expect(await leadsOf(email)).toHaveLength(1);
    expect(thrown).toEqual([]);
    await context.close();
  });

  it('[FORM-05] shows a form of several steps whole', async () => {
    const { context, page } = await visitor(browser, finger);
    const { thrown } = await weakSignal(page, 'harbour-ford', '/trade-in', true);
    await stands(page);
    const form = page.locator('form.enquiry-form');
    expect(await form.locator('.form-step').evaluateAll((steps) => steps.every((step) => step.clientHeight > 0))).toBe(
      true,
    );
    expect(await form.getByRole('button', { name: 'Continue' }).isVisible()).toBe(false);
    expect(await form.locator('[type=submit]').isVisible()).toBe(true);
    expect(thrown).toEqual([]);
    await context.close();
  });

  it('[FIN-05] has its estimate, and no field that would move without it', async () => {
    const { context, page } = await visitor(browser);
    const { thrown } = await weakSignal(page, slug, '/finance', true);
    await stands(page);
    const calculator = page.locator('#finance-calculator');
    expect(await calculator.getByRole('status').first().innerText()).toMatch(/\$\d/);
    expect(await calculator.locator('input:enabled').count()).toBe(0);
    expect(thrown).toEqual([]);
    await context.close();
  });

  it.each([
    [slug, '/'],
    ['meridian-group', '/locations'],
  ])('is shown whole: %s %s', async (site, path) => {
    const { context, page } = await visitor(browser, finger);
    const { thrown } = await weakSignal(page, site, path, true);
    await standsWhole(page);
    expect(thrown).toEqual([]);
    await context.close();
  });
});
