import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterSheetId } from '@/parts/search-filters/filter-view.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { carsToSee } from './cars-to-see.ts';
import { choose, press } from './hand.ts';
import { hydrated } from './hydrated.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const used = '/search/used-cars';
const { photos } = carsToSee();
/** Where a phone was before: an address that costs no page. */
const earlier = '/robots.txt';

const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const filters = (page: Page): Locator => page.locator(`[popovertarget=${filterSheetId}]:visible`).first();
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Filters' });

type Covering = { opener(page: Page): Locator; cover(page: Page): Locator };
type Covered = { names: string; site: string; path: string; coverings: Covering[] };
const pages: Covered[] = [
  {
    names: 'filters and the quick view of a car',
    site: 'southbank-ford',
    path: used,
    coverings: [
      { opener: filters, cover: sheet },
      // Named for the car once it is there.
      { opener: (page) => page.locator('[data-quick]').first(), cover: (page) => page.getByRole('dialog') },
    ],
  },
  {
    names: 'an enquiry and the viewer of photos',
    ...photos,
    coverings: [
      {
        opener: (page) => page.locator('#open-enquire'),
        cover: (page) => page.getByRole('dialog', { name: /^Enquire about/ }),
      },
      {
        opener: (page) => page.getByRole('button', { name: 'View photos full screen' }),
        cover: (page) => page.getByRole('dialog', { name: /^Photos of/ }),
      },
    ],
  },
  {
    names: 'the finance disclaimer',
    site: 'harbour-ford',
    path: '/finance',
    coverings: [
      {
        opener: (page) => page.getByRole('button', { name: 'Finance disclaimer' }).first(),
        cover: (page) => page.getByRole('dialog', { name: 'Finance disclaimer' }),
      },
    ],
  },
  {
    names: 'the filters of offers',
    site: 'southbank-ford',
    path: '/offers',
    coverings: [
      {
        opener: (page) => page.getByRole('button', { name: /^Filters/ }).first(),
        cover: (page) => page.locator('aside[popover]'),
      },
    ],
  },
  {
    names: 'the privacy choices',
    site: 'ranges-volkswagen',
    path: '/privacy-policy',
    coverings: [
      {
        opener: (page) =>
          page.getByRole('region', { name: /count your visit/ }).getByRole('button', { name: 'Choose' }),
        cover: (page) => page.getByRole('dialog', { name: 'Your privacy choices' }),
      },
    ],
  },
];

describe('a phone’s way back', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  /** A phone that came to a page from another address of its site. */
  async function visit(site: string, path: string) {
    const watched = await visitor(browser, phone);
    await watched.page.goto(addressOf(site, earlier));
    await watched.page.goto(addressOf(site, path));
    await hydrated(watched.page);
    return watched;
  }
  const isCovered = (page: Page) => page.evaluate(() => Boolean(history.state?.covered));

  it.each(pages)(
    '[SRCH-10] closes $names, over the page; the next one leaves the page',
    async ({ site, path, coverings }) => {
      const { context, page, errors } = await visit(site, path);
      for (const covering of coverings) {
        const cover = covering.cover(page);
        await press(covering.opener(page));
        await cover.waitFor();
        await expect.poll(() => isCovered(page)).toBe(true);
        await page.goBack();
        await cover.waitFor({ state: 'hidden' });
        expect(pathOf(page)).toBe(path);

        // Closed in another way, it leaves no step behind.
        await press(covering.opener(page));
        await cover.waitFor();
        await expect.poll(() => isCovered(page)).toBe(true);
        await page.keyboard.press('Escape');
        await cover.waitFor({ state: 'hidden' });
        await expect.poll(() => isCovered(page)).toBe(false);
      }
      await page.goBack();
      await expect.poll(() => pathOf(page)).toBe(earlier);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('[SRCH-07] [SRCH-10] [SRCH-14] out of the filters keeps what was chosen there, as one step of the history, "Show Me" right after a choice leaves one, too; results come where back and forward led to the step of filters that stay closed', async () => {
    const { context, page, errors } = await visit('southbank-ford', used);
    const suv = page.locator('input[name=body][value=SUV]');
    const open = async () => {
      await press(filters(page));
      await sheet(page).waitFor();
      await expect.poll(() => isCovered(page)).toBe(true);
    };
    await open();
    await choose(suv);
    await expect.poll(() => pathOf(page)).toBe(`${used}?body=SUV`);
    await choose(page.locator('input[name=fuel][value=Diesel]'));
    await expect.poll(() => pathOf(page)).toContain('fuel=Diesel');
    const chosen = pathOf(page);
    await page.goBack();
    await sheet(page).waitFor({ state: 'hidden' });
    expect(pathOf(page)).toBe(chosen);
    expect(await suv.isChecked()).toBe(true);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(used);
    await expect.poll(() => suv.isChecked()).toBe(false);

    await open();
    await choose(suv);
    await press(page.locator('[data-show]'));
    await sheet(page).waitFor({ state: 'hidden' });
    await expect.poll(() => pathOf(page)).toBe(`${used}?body=SUV`);
    await page.locator('[data-search]:not([aria-busy])').waitFor();
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(used);
    await expect.poll(() => suv.isChecked()).toBe(false);

    await open();
    await page.goBack();
    await sheet(page).waitFor({ state: 'hidden' });
    await page.goForward();
    await expect.poll(() => isCovered(page)).toBe(true);
    await press(page.getByRole('link', { name: 'Next' }));
    await expect.poll(() => pathOf(page)).toBe(`${used}?page=2`);
    await page.locator('[data-search]:not([aria-busy])').waitFor();
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(used);
    await expect.poll(() => isCovered(page)).toBe(false);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(earlier);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SRCH-10] from where a dialog led to is the page without it, in one step', async () => {
    const { context, page, errors } = await visit('southbank-ford', used);
    await press(page.locator('[data-quick]').first());
    await press(page.getByRole('dialog').getByRole('link', { name: 'See this car' }));
    await page.waitForURL('**/cars/*');
    await page.goBack();
    await hydrated(page);
    await expect.poll(() => isCovered(page)).toBe(false);
    expect(pathOf(page)).toBe(used);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(earlier);
    expect(errors).toEqual([]);
    await context.close();
  });
});
