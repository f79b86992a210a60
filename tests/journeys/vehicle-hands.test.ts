import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { carsToSee } from './cars-to-see.ts';
import { hydrated } from './hydrated.ts';

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const { spin, photos, interior } = carsToSee();

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function open(page: Page, { site, path }: { site: string; path: string }): Promise<void> {
  await page.goto(addressOf(site, path));
  await hydrated(page);
}

const angleOf = (slider: Locator) => slider.getAttribute('aria-valuenow');

/** The interior, once it can be turned. */
async function inside(page: Page): Promise<Locator> {
  const slider = page.getByRole('slider', { name: /^Interior of/ });
  await expect
    .poll(() => slider.locator('canvas').getAttribute('class'), { timeout: 60_000 })
    .not.toContain('invisible');
  return slider;
}

describe('a vehicle’s pictures', () => {
  it('[PLUS-06] turn, go on and look round by single taps', async () => {
    const { context, page, errors } = await visitor(browser, phone);
    await open(page, spin);
    const around = page.getByRole('slider', { name: /all round$/ });
    const before = await angleOf(around);
    await page.getByRole('button', { name: 'Turn right' }).tap();
    await expect.poll(() => angleOf(around)).not.toBe(before);

    await open(page, photos);
    await page.getByRole('button', { name: 'Next photo' }).tap();
    await page.getByText(/^Photo 2 \/ /).waitFor();
    await page.getByRole('button', { name: 'Previous photo' }).tap();
    await page.getByText(/^Photo 1 \/ /).waitFor();

    await open(page, interior);
    await page.getByRole('button', { name: 'Interior' }).tap();
    const look = await inside(page);
    await page.getByRole('button', { name: 'Look right' }).tap();
    await expect.poll(() => angleOf(look)).toBe('15');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[PLUS-06] [MED-04] follow the keyboard, and what they point out is a list that opens by it', async () => {
    const { context, page, errors } = await visitor(browser, desk);
    await open(page, photos);
    await page.locator('[data-rail]').focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^Photo 2 \/ /).waitFor();
    await page.keyboard.press('End');
    await page.getByText(/^Photo (\d+) \/ \1$/).waitFor();

    await open(page, interior);
    const list = page.locator('#vehicle-viewer details').filter({ hasText: 'What the pictures point out' });
    await list.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => list.locator('li').filter({ visible: true }).count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[MED-02] keep the focus inside the full screen', async () => {
    const { context, page, errors } = await visitor(browser, desk);
    await open(page, photos);
    await page.getByRole('button', { name: 'View photos full screen' }).click();
    const dialog = page.getByRole('dialog', { name: /^Photos of/ });
    await dialog.getByText(/^1 of/).waitFor();
    const within = () => dialog.evaluate((one) => one.contains(document.activeElement));
    const reached: boolean[] = [];
    for (const key of [...Array(9).fill('Tab'), ...Array(9).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      reached.push(await within());
    }
    expect(reached).toEqual(reached.map(() => true));
    await dialog.getByRole('button', { name: /^Next/ }).click();
    await dialog.getByText(/^2 of/).waitFor();
    await dialog.getByRole('button', { name: /^Previous/ }).click();
    await dialog.getByText(/^1 of/).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the sheet of a vehicle', () => {
  it('[VDP-11] says how far it is while it is made', async () => {
    const { context, page, errors } = await visitor(browser, desk);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.pdf', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, photos);
    const link = page.locator('main aside a[download]');
    expect(await link.innerText()).toBe('PDF');
    const download = page.waitForEvent('download');
    await link.click();
    await expect.poll(() => link.innerText()).toBe('Preparing...');
    release();
    await expect.poll(() => link.innerText()).toBe('Downloading');
    expect((await download).suggestedFilename()).toBe(`${photos.path.slice('/cars/'.length)}.pdf`);
    await expect.poll(() => link.innerText()).toBe('PDF');
    const [sheet] = await Promise.all([
      context.waitForEvent('page'),
      page
        .locator('main aside')
        .getByRole('link', { name: /^Print/ })
        .click(),
    ]);
    await sheet.waitForURL('**/print?car_id=*');
    expect(new URL(sheet.url()).searchParams.get('car_id')).toBe(photos.path.slice('/cars/'.length));
    expect(errors).toEqual([]);
    await context.close();
  });
});
