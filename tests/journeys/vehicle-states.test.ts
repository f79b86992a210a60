import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaintsAt } from './axe-widths.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { carsToSee, carWith } from './cars-to-see.ts';
import { newAddress } from './desk.fixture.ts';
import { fillPerson } from './forms.fixture.ts';
import { press } from './hand.ts';
import { hydrated } from './hydrated.ts';
import { internalLinks } from './links.ts';
import { shop } from './shop.ts';
import { fedCar, feedCars, removeFedCars } from './stock.fixture.ts';

const site = 'southbank-ford';
const long = 'A careful owner and every service on time. '.repeat(20);
const filmed = fedCar({
  dealerComments: long,
  features: Array.from({ length: 30 }, (_, at) => `Feature ${at}`),
  externalVideoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
});
const financed = carWith(
  'an estimate',
  ({ carType, sites, priceCents }) => carType === 'used' && sites[0] === site && priceCents > 20_000_00,
);
const dialog = '[role=dialog]';
const viewer = '#vehicle-viewer';

describe('what opens on the page of a vehicle, at 390 or 1440 px', () => {
  let browser: Browser;
  const visit = async (seller: string, path: string) => {
    const visited = await visitor(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await visited.page.goto(addressOf(seller, path));
    await hydrated(visited.page);
    return visited;
  };
  beforeAll(async () => {
    await feedCars([filmed]);
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await removeFedCars();
  });

  it('[MED-03] [MED-04] [MED-06] the turned spin, what it points out, the interior and the film: axe finds nothing', async () => {
    const { spin, film, interior } = carsToSee();
    const found: string[] = [];
    const judge = async (what: string, width: number) => {
      found.push(...(await complaintsAt(page, [width], what, { part: viewer })));
    };
    const { context, page } = await visit(spin.site, spin.path);
    await page.getByRole('slider', { name: /all round$/ }).press('ArrowRight');
    await page.locator('canvas:not(.invisible)').waitFor();
    await openFirst(page, `${viewer} details`);
    await judge('spin', 1440);

    await page.goto(addressOf(film.site, film.path));
    await hydrated(page);
    await page.getByRole('button', { name: 'Walkaround' }).click();
    await judge('film to come', 1440);
    await page.getByRole('button', { name: /^Play: Walkaround/ }).click();
    await page.locator('video').waitFor();
    await judge('film', 390);

    await page.goto(addressOf(interior.site, interior.path));
    await hydrated(page);
    await page.getByRole('button', { name: 'Interior' }).click();
    const inside = page.getByRole('slider', { name: /^Interior of/ });
    await expect
      .poll(() => inside.locator('canvas').getAttribute('class'), { timeout: 60_000 })
      .not.toContain('invisible');
    await openFirst(page, `${viewer} details`);
    await judge('interior', 390);
    expect(found).toEqual([]);
    await context.close();
  });

  it('[VDP-06] [VDP-07] [VDP-16] [FIN-08] with all that unfolds open, the finance disclaimer among it: axe finds nothing', async () => {
    const { context, page } = await visit(site, filmed.path);
    await unfoldAll(page);
    const found = await complaintsAt(page, [390], 'long comments unfolded');
    await page.goto(addressOf(site, financed.path));
    await hydrated(page);
    await page.locator('#financeDisclaimer').waitFor();
    await unfoldAll(page);
    await page.getByRole('region', { name: 'Every payment' }).waitFor();
    found.push(...(await complaintsAt(page, [1440, 390], 'unfolded')));
    await page.goto(addressOf('harbour-ford', '/finance'));
    await page.getByRole('button', { name: 'Finance disclaimer' }).click();
    await page.getByRole('dialog', { name: 'Finance disclaimer' }).waitFor();
    found.push(...(await complaintsAt(page, [390], 'finance disclaimer', { part: '.disclaimer-dialog' })));
    expect(found).toEqual([]);
    await context.close();
  });

  it('[VDP-21] [VDP-02] [VDP-10] [VDP-13] the PPSR dialog, mistakes and thanks in a dialog, no postcode, a notice: axe finds nothing', async () => {
    const { context, page } = await visit('cartown', filmed.path);
    const found: string[] = [];
    const judge = async (what: string, width: number, part: string) => {
      found.push(...(await complaintsAt(page, [width], what, { part })));
    };
    await page.getByText('Request the PPSR report', { exact: true }).click();
    const form = page.getByRole('dialog').locator('form');
    await form.waitFor();
    await judge('PPSR', 1440, dialog);
    await form.locator('button[type=submit]').click();
    await page.getByRole('dialog').getByRole('alert').first().waitFor();
    await judge('PPSR with mistakes', 390, dialog);
    await fillPerson(page.getByRole('dialog'), newAddress());
    const postcode = form.getByLabel('Postcode');
    if ((await postcode.count()) > 0) await postcode.fill('3006');
    await form.locator('button[type=submit]').click();
    await page.getByRole('dialog').getByText('Your enquiry number is').waitFor();
    await judge('PPSR sent', 390, dialog);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('#delivery').getByRole('button').click();
    await page.getByText('Please enter a postcode.').waitFor();
    await judge('no postcode', 1440, '#delivery');
    await press(page.locator('aside').getByRole('button', { name: 'Share' }));
    const notice = '[role=status].fixed';
    await page.locator(`${notice} > p`).waitFor();
    found.push(...(await complaintsAt(page, [1440], 'a notice', { part: notice })));
    expect(found).toEqual([]);
    await context.close();
  });

  it('[NAV-06] [NAV-13] [NAV-14] on paper, models, a model, offers, an offer and its mistakes: axe finds nothing', async () => {
    const [offer = ''] = internalLinks(await shop(site, '/offers')).filter((link) => link.startsWith('/offers/'));
    const found: string[] = [];
    const paths = ['/models', '/models/ranger', '/models/search', '/offers', `/print?car_id=${filmed.slug}`, offer];
    const { context, page } = await visitor(browser, {
      viewport: { width: 390, height: 900 },
      reducedMotion: 'reduce',
    });
    for (const path of paths) {
      const response = await page.goto(addressOf(site, path));
      expect.soft([path, response?.status()]).toEqual([path, 200]);
      await hydrated(page);
      for (const more of await page.getByText('View full disclaimer').all()) await more.click();
      found.push(...(await complaintsAt(page, [390], path)));
    }
    await page.locator('#enquire form button[type=submit]').click();
    await page.locator('#enquire').getByRole('alert').first().waitFor();
    found.push(...(await complaintsAt(page, [390], 'offer with mistakes', { part: '#enquire' })));
    expect(found).toEqual([]);
    await context.close();
  });
});

/** Opens all that unfolds on the page. */
async function unfoldAll(page: Page): Promise<void> {
  await page.locator('main summary').evaluateAll((all) => {
    for (const summary of all) {
      const details = summary.closest('details');
      if (details && !details.open) (summary as HTMLElement).click();
    }
  });
  expect(await page.locator('main details:not([open])').count()).toBe(0);
}

/** Opens the first thing that unfolds there, in sight. */
const openFirst = (page: Page, among: string) =>
  page.locator(`${among} > summary`).filter({ visible: true }).first().click();
