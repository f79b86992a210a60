import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { instance, shop, until } from './shop.ts';
import { publishForm } from './staff-session.ts';
import { documentPath, openStudio } from './studio.ts';

const tile = 'tile-southbank-ford-stocktake';
const wide = { viewport: { width: 1440, height: 900 } };

describe('dealer staff in the studio', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[CMS-01] [CMS-04] [PLUS-07] staff sign in, change a promo tile, publish, and the shop page of that dealer shows it; no request leaves for another machine', async () => {
    const { context, page, errors, outside } = await visitor(browser, wide);
    await openStudio(page, 'southbank-ford', documentPath('promoTile', tile));
    await until('a stored page', async () => (await shop('southbank-ford', '/')).headers['x-cache'] === 'hit');
    const title = `Stocktake ${Date.now().toString(36)}`;
    const field = page.getByTestId('field-title').getByRole('textbox');
    await field.fill(title);
    expect(await publishForm(page)).toBe(200);
    await until('the new title', async () => (await shop('southbank-ford', '/')).body.includes(title));
    expect((await shop('harbour-ford', '/')).body).not.toContain(title);
    expect(errors).toEqual([]);
    expect(outside).toEqual([]);
    await context.close();
  });

  it('[CMS-01] a wrong password is refused with a message, and the address stays filled in', async () => {
    const { context, page } = await visitor(browser, wide);
    await page.goto(addressOf('cartown', '/studio/structure'));
    await page.getByLabel('Email').fill('cartown@forecourt.example');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await page.getByRole('alert').innerText()).toMatch(/password/i);
    expect(await page.getByLabel('Email').inputValue()).toBe('cartown@forecourt.example');
    await context.close();
  });

  it('[CMS-04] the shell of the studio is served compressed on every site, to signed-in staff, and lets no request leave for another machine', async () => {
    const cookie = `forecourt_session_${instance().port}=of-somebody`;
    const shell = await shop('cartown', '/studio/structure', { headers: { cookie, 'accept-encoding': 'br' } });
    expect(shell.status).toBe(200);
    expect(shell.headers['content-encoding']).toBe('br');
    expect(shell.headers['content-security-policy']).toContain("connect-src 'self'");
    const stranger = await shop('cartown', '/studio/structure');
    expect(stranger.status).toBe(302);
    expect(stranger.headers.location).toBe('/lake/auth/login?origin=%2Fstudio%2Fstructure');
  });
});
