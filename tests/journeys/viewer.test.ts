import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { carsToSee } from './cars-to-see.ts';
import { hydrated } from './hydrated.ts';
import { painted } from './phone.ts';

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Paths of the pictures of vehicles that were requested, without their widths. */
function requested(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/image\/[\w.-]+\/\d+\/v1\/(.+)\.\w+$/.exec(new URL(request.url()).pathname) ?? [];
    if (path) paths.push(path);
  });
  return paths;
}

const scaleOf = (page: Page) =>
  page.locator('[data-zoomed]').evaluate((one) => new DOMMatrix(getComputedStyle(one).transform).a);

describe('to see a vehicle', () => {
  let browser: Browser;
  const cars = carsToSee();
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[MED-02] [PLUS-06] photos follow the keyboard; full screen at a desk: keys step and enlarge, Escape and the way back close, focus and scroll stay', async () => {
    const { context, page, errors } = await visitor(browser, desk);
    await page.goto(addressOf(cars.photos.site, cars.photos.path));
    await hydrated(page);
    await page.locator('[data-rail]').focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^Photo 2 \/ /).waitFor();
    await page.keyboard.press('End');
    await page.getByText(/^Photo (\d+) \/ \1$/).waitFor();
    await page.keyboard.press('Home');
    await page.getByText(/^Photo 1 \/ /).waitFor();

    await page.evaluate(() => scrollTo(0, 60));
    const opener = page.locator('#vehicle-photos [data-picture="0"]');
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Photos of/ });
    await dialog.getByText(/^1 of/).waitFor();
    await page.keyboard.press('ArrowRight');
    await dialog.getByText(/^2 of/).waitFor();
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(page)).toBe(1.5);
    await page.keyboard.press('ArrowRight');
    await dialog.getByText(/^2 of/).waitFor();
    await page.keyboard.press('0');
    await expect.poll(() => scaleOf(page)).toBe(1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-picture'))).toBe('1');
    expect(await page.evaluate(() => scrollY)).toBe(60);
    await page.getByRole('button', { name: 'View photos full screen' }).click();
    await dialog.waitFor();
    const within = () => dialog.evaluate((one) => one.contains(document.activeElement));
    const reached: boolean[] = [];
    for (const key of [...Array(9).fill('Tab'), ...Array(9).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      reached.push(await within());
    }
    expect.soft(reached, 'the focus stays inside').toEqual(reached.map(() => true));
    const at = Number.parseInt(await dialog.getByText(/^\d+ of/).innerText(), 10);
    await dialog.getByRole('button', { name: /^Next/ }).click();
    await dialog.getByText(new RegExp(`^${at + 1} of`)).waitFor();
    await dialog.getByRole('button', { name: /^Previous/ }).click();
    await dialog.getByText(new RegExp(`^${at} of`)).waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(cars.photos.path);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[MED-03] hints and requests one frame of a spin before the first touch; then shows how far it is, logs frames that fail, and drag and keys turn it', async () => {
    const { context, page, errors } = await visitor(browser, desk);
    const pictures = requested(page);
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
    await page.goto(addressOf(cars.spin.site, cars.spin.path));
    await hydrated(page);
    const stage = page.locator('#vehicle-viewer');
    // Beside it are thumbnails alone, which a browser fetches as they come into sight.
    expect.soft(await stage.locator('img[loading="eager"]').count()).toBe(1);
    const frames = () => new Set(pictures.filter((path) => path.includes('/spin/'))).size;
    expect.soft(frames()).toBe(1);
    await stage.getByText('Swipe to spin').waitFor();
    let served = 0;
    await page.route(/\/spin\//, async (route) => {
      served += 1;
      return served % 6 === 0 ? route.abort() : route.continue();
    });
    const spin = page.getByRole('slider', { name: /all round$/ });
    const before = await spin.getAttribute('aria-valuenow');
    const progress = stage.getByText(/^Loading \d+%$/).waitFor();
    await spin.focus();
    await page.keyboard.press('ArrowRight');
    await progress;
    expect.soft(await stage.getByText('Swipe to spin').count()).toBe(0);
    await expect.poll(() => spin.getAttribute('aria-valuenow')).not.toBe(before);
    await expect.poll(frames, { timeout: 60_000 }).toBe(36);
    await page.locator('canvas:not(.invisible)').waitFor();
    await spin.press('ArrowLeft');
    await spin.press('ArrowLeft');
    const angle = await spin.getAttribute('aria-valuenow');
    await stage.getByText(`${angle}°`, { exact: true }).waitFor();
    await stage.getByRole('button', { name: 'Turn right' }).click();
    await expect.poll(() => spin.getAttribute('aria-valuenow')).toBe(String(Number(angle) + 10));
    const failed = logged.filter((text) => text.startsWith('A frame of the spin could not be loaded.'));
    expect.soft(failed.length).toBeGreaterThan(0);
    const place = await spin.boundingBox();
    if (!place) throw new Error('The spin has no place.');
    const turned = Number(await spin.getAttribute('aria-valuenow'));
    await page.mouse.move(place.x + 400, place.y + 250);
    await page.mouse.down();
    await page.mouse.move(place.x + 500, place.y + 250, { steps: 10 });
    await page.mouse.up();
    await expect.poll(async () => (turned - Number(await spin.getAttribute('aria-valuenow')) + 360) % 360).toBe(50);
    // The browser itself logs that a request failed.
    expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([]);
    await context.close();
  });

  it('[MED-01] [MED-02] beside a spin: thumbnails lead to their photos, the full screen comes back to the spin, a view that is left begins anew', async () => {
    const { context, page, errors } = await visitor(browser, desk);
    await page.goto(addressOf(cars.album.site, cars.album.path));
    await hydrated(page);
    const view = () => page.locator('#vehicle-viewer').getAttribute('data-view');
    const current = page.locator('#vehicle-photos [data-slide][aria-current]');
    expect([await view(), await current.count()]).toEqual(['spinner', 0]);
    const button = page.getByRole('button', { name: 'View photos full screen' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: /^Photos of/ });
    await dialog.getByText(/^1 of/).waitFor();
    await page.keyboard.press('ArrowRight');
    await dialog.getByText(/^2 of/).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await view()).toBe('spinner');

    const below = (await page.locator('#vehicle-photos ul').last().boundingBox())?.y;
    await page.locator('#vehicle-photos [data-slide="3"]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => current.getAttribute('data-slide')).toBe('3');
    await page.getByText(/^Photo 4 \/ /).waitFor();
    expect([await view(), (await page.locator('#vehicle-photos ul').last().boundingBox())?.y]).toEqual([
      'gallery',
      below,
    ]);
    expect(await page.getByRole('button', { name: /^Photos/ }).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Spin' }).click();
    await expect.poll(() => current.count()).toBe(0);
    await page.getByRole('button', { name: /^Photos/ }).click();
    await page.getByText(/^Photo 1 \/ /).waitFor();
    await page.getByRole('button', { name: 'Spin' }).click();
    await expect.poll(() => current.count()).toBe(0);
    await page.locator('#vehicle-photos [data-slide="0"]').click();
    await expect.poll(() => current.getAttribute('data-slide')).toBe('0');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[MED-01] a thumbnail that is tapped before the scripts run leads to its photo once they do', async () => {
    const { context, page, errors } = await visitor(browser, { ...phone, reducedMotion: 'reduce' });
    const held = Promise.withResolvers<void>();
    await page.route(/\/_next\/static\/.*\.js/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(addressOf(cars.album.site, cars.album.path), { waitUntil: 'commit' });
    await painted(page);
    await page.locator('#vehicle-photos [data-slide="2"]').tap();
    held.resolve();
    await hydrated(page);
    await page.getByText(/^Photo 3 \/ /).waitFor();
    expect(await page.locator('#vehicle-viewer').getAttribute('data-view')).toBe('gallery');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[MED-04] [MED-05] [MED-06] requests neither the film nor the interior before they are chosen; the interior turns by key and drag, its list opens by keyboard', async () => {
    const { context, page, errors, outside } = await visitor(browser, desk);
    const [pictures, films] = [requested(page), [] as string[]];
    page.on('request', (request) => request.url().includes('/file/') && films.push(request.url()));
    await page.goto(addressOf(cars.film.site, cars.film.path));
    await hydrated(page);
    await page.getByRole('button', { name: 'Walkaround' }).click();
    const play = page.getByRole('button', { name: /^Play: Walkaround/ });
    await play.waitFor();
    expect([films.length, pictures.filter((path) => path.includes('panorama')).length]).toEqual([0, 0]);
    await play.click();
    await expect
      .poll(() =>
        page.locator('video').evaluate((film: HTMLVideoElement) => film.readyState >= 2 && film.videoWidth > 0),
      )
      .toBe(true);
    expect(outside).toEqual([]);
    await page.goto(addressOf(cars.interior.site, cars.interior.path));
    await hydrated(page);
    await page.getByRole('button', { name: 'Interior' }).click();
    const inside = page.getByRole('slider', { name: /^Interior of/ });
    await expect
      .poll(() => inside.locator('canvas').getAttribute('class'), { timeout: 60_000 })
      .not.toContain('invisible');
    await inside.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => inside.getAttribute('aria-valuenow')).toBe('15');
    const place = await inside.boundingBox();
    if (!place) throw new Error('The interior has no place.');
    await page.mouse.move(place.x + 500, place.y + 120);
    await page.mouse.down();
    await page.mouse.move(place.x + 300, place.y + 120, { steps: 8 });
    await page.mouse.up();
    await expect.poll(async () => Number(await inside.getAttribute('aria-valuenow'))).toBeGreaterThan(20);
    const list = page.locator('#vehicle-viewer details').filter({ hasText: 'What the pictures point out' });
    await list.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => list.locator('li').filter({ visible: true }).count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[PLUS-06] without script shows photos in a row and links to the rest', async () => {
    const { context, page } = await visitor(browser, { ...phone, javaScriptEnabled: false });
    await page.goto(addressOf(cars.interior.site, cars.interior.path));
    await page.locator('#vehicle-photos [data-picture="0"] img').waitFor();
    await page.getByRole('link', { name: 'Interior panorama' }).waitFor();
    expect(await page.getByRole('button', { name: 'Interior' }).isVisible()).toBe(false);
    await page.locator('#vehicle-photos [data-slide="2"]').click();
    await expect.poll(async () => Math.abs((await page.locator('#photo-3').boundingBox())?.x ?? 390)).toBeLessThan(2);
    await context.close();
  });
});
