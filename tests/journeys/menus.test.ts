import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { groupFigures } from '@/demo/content/group-figures.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { content, publish, shop, until } from './shop.ts';

const wide = { viewport: { width: 1440, height: 900 } };
const open = (page: Page) => page.locator('#site-header').getAttribute('data-dropdown-open');
const shown = (page: Page) => page.locator('[data-category][data-active] ul').first();

async function openHydrated(page: Page, slug: string): Promise<void> {
  await page.goto(addressOf(slug));
  await hydrated(page);
}

describe('menus', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[NAV-18] [NAV-19] pointing at a category shows its models, the header carries its marker while a menu is open, and a resting mouse opens none', async () => {
    const { context, page, errors } = await visitor(browser, wide);
    await openHydrated(page, 'southbank-ford');
    await page.locator('summary', { hasText: 'Company' }).first().hover();
    await page.waitForTimeout(500);
    expect(await open(page)).toBeNull();
    await page.getByText('Vehicles', { exact: true }).first().click();
    await until('the marker', async () => (await open(page)) === '');
    await page.locator('[data-category="suv"] > a').hover();
    await expect.poll(() => shown(page).innerText()).toContain('Everest');
    expect(await shown(page).innerText()).toContain('Coming Soon');
    await page.locator('[data-category="vans"] > a').hover();
    await expect.poll(() => shown(page).innerText()).toContain('Transit');
    await page.mouse.click(1_420, 600);
    await until('no marker', async () => (await open(page)) === null);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[NAV-19] works by keyboard alone: down opens, right goes on, Escape closes and gives the focus back', async () => {
    const { context, page } = await visitor(browser, wide);
    await openHydrated(page, 'southbank-ford');
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    const vehicles = page.locator('summary', { hasText: 'Vehicles' }).first();
    await vehicles.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toContain('Trucks');
    await page.keyboard.press('Tab');
    await expect.poll(focused).toContain('Ranger');
    await page.keyboard.press('Escape');
    await expect.poll(focused).toContain('Vehicles');
    await until('no marker', async () => (await open(page)) === null);
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toContain('Special Offers');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(focused).toContain('Home');
    await context.close();
  });

  it('[NAV-19] opens on a resting mouse where the site sets that', async () => {
    const { context, page } = await visitor(browser, wide);
    const hoverOpen = 'settings.features.menuHoverOpen';
    onTestFinished(async () => {
      await content().patch('override-harbour-ford').unset([hoverOpen]).commit();
    });
    await publish('override-harbour-ford', { [hoverOpen]: true });
    await until('the setting', async () => /hoverOpen\\*":true/.test((await shop('harbour-ford', '/')).body));
    await openHydrated(page, 'harbour-ford');
    await page.locator('summary', { hasText: 'Company' }).first().hover();
    await until('open', async () => (await open(page)) === '');
    await page.mouse.move(700, 850);
    await until('closed', async () => (await open(page)) === null);
    await context.close();
  });

  it('[NAV-19] shows the brands by logo, and a group’s brands page lists them by kind', async () => {
    const { context, page, errors } = await visitor(browser, wide);
    await openHydrated(page, 'meridian-group');
    await page.getByText('Brands', { exact: true }).first().click();
    await page.getByRole('link', { name: 'Northbridge Trucks' }).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[NAV-22] the brands page groups its tiles, leads to websites and skipped pages directly, and shows the figures', async () => {
    const { body, status } = await shop('meridian-group', '/brands');
    expect(status).toBe(200);
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
    for (const title of ['Car brands', 'Motorcycle brands', 'Truck brands', 'Our own brands'])
      expect(main).toContain(title);
    for (const href of ['/ford/overview', '/meridian-rental', 'https://trucks.example.com.au/'])
      expect(main).toContain(`href="${href}"`);
    for (const [figure] of groupFigures) expect(main).toContain(`>${figure}<`);
  });

  it('[NAV-18] on touch the first tap on a category shows its models', async () => {
    const { context, page } = await visitor(browser, { ...wide, hasTouch: true });
    await openHydrated(page, 'southbank-ford');
    await page.locator('summary', { hasText: 'Vehicles' }).first().tap();
    await page.locator('[data-category="vans"] > a').tap();
    await expect.poll(() => shown(page).innerText()).toContain('Transit');
    expect(new URL(page.url()).pathname).toBe('/');
    await context.close();
  });

  it('[NAV-17] [NAV-20] opens on a phone without a script; footer and header lead to the menu’s links', async () => {
    const { context, page } = await visitor(browser, {
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
    });
    await page.goto(addressOf('southbank-ford'));
    await page.locator('summary[aria-label="Menu"]').click();
    const all = page.getByRole('navigation', { name: 'All pages' });
    await all.locator('summary', { hasText: 'Our Stock' }).click();
    await all.getByRole('link', { name: /Used cars/ }).waitFor();
    await all.locator('summary', { hasText: 'Vehicles' }).click();
    await all.locator('summary', { hasText: 'Trucks' }).click();
    await all.getByRole('link', { name: /Ranger PHEV/ }).waitFor();
    const footer = await page.locator('footer').innerHTML();
    for (const body of ['suv', 'trucks', 'vans', 'performance', 'electric', 'future-vehicles'])
      expect(footer).toContain(`/models?body=${body}`);
    await context.close();
  });

  it('[BLK-01] a dismissed announcement stays away on that device, without a jump', async () => {
    const { context, page } = await visitor(browser, wide);
    await openHydrated(page, 'southbank-ford');
    const bar = page.locator('#announcement');
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    expect(await bar.isVisible()).toBe(false);
    await page.reload({ waitUntil: 'commit' });
    await bar.waitFor({ state: 'attached' });
    expect(await bar.isVisible()).toBe(false);
    await publish('announcement-southbank-ford', { text: `Something new ${Date.now().toString(36)}` });
    await until('the new words', async () => {
      await page.reload();
      return bar.isVisible();
    });
    await context.close();
  });

  it('[BLK-01] an emergency bar is above the announcement', async () => {
    const id = 'announcement-harbour-ford';
    const before = await content().fetch<object>('*[_id == $id][0]{emphasis}', { id });
    onTestFinished(async () => {
      await publish(id, { ...before });
      await content().patch('override-harbour-ford').unset(['settings.emergency']).commit();
      await until('no bar', async () => !(await shop('harbour-ford', '/')).body.includes('id="emergency"'));
    });
    await publish(id, { emphasis: 'BOOK A SERVICE' });
    await publish('override-harbour-ford', {
      'settings.emergency': { _type: 'reference', _ref: id, _weak: true },
    });
    await until('the bar', async () => {
      const { body } = await shop('harbour-ford', '/');
      return body.includes('id="emergency"') && body.indexOf('id="emergency"') < body.indexOf('id="announcement"');
    });
  });
});
