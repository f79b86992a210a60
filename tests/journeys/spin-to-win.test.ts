import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeFor, forgetTextLimit } from './accounts.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { press } from './hand.ts';
import { hydrated } from './hydrated.ts';
import { signedIn } from './requests.ts';
import { shop } from './shop.ts';

let browser: Browser;
beforeEach(forgetTextLimit);
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const site = 'cartown';

describe('promotions and invoices', () => {
  it('[NAV-15] [SAVE-07] the wheel is closed to shoppers who are not signed in, comes from no cache, and is no page of other dealers', async () => {
    const closed = await shop(site, '/spin-to-win');
    expect([closed.status, closed.headers.location, closed.headers['cache-control']]).toEqual([
      307,
      '/sign-in?type=promotion&redirect=%2Fspin-to-win&back=%2F',
      'private, no-store',
    ]);
    expect((await shop(site, '/spin-to-win/result')).headers.location).toMatch(/^\/sign-in\?type=promotion/);
    for (const other of ['southbank-ford', 'bayside-toyota'])
      for (const path of [
        '/spin-to-win',
        '/spin-to-win/result',
        '/online-payment',
        '/online-payment/ways?invoice=1&amount=1',
      ])
        expect([other, path, (await shop(other, path)).status]).toEqual([other, path, 404]);
  });

  it('[NAV-15] one go for a number: the wheel shows its odds, terms and permit, and a second press gives the same', async () => {
    const { page, context, errors } = await visitor(browser);
    const shopper = await signedIn(site, { typed: '0491 571 804', sent: '+61491571804' });
    await shopper.enter(context);
    await page.goto(addressOf(site, '/spin-to-win'));
    await hydrated(page);
    await page.getByText('82.5%').waitFor();
    await page.getByText(/^Permit: TP\/00000/).waitFor();
    await press(page.getByRole('button', { name: 'Spin the wheel' }));
    await page.waitForURL(/\/spin-to-win\/result$/);
    const first = await page.locator('main').innerText();
    await page.goto(addressOf(site, '/spin-to-win'));
    await hydrated(page);
    await press(page.getByRole('button', { name: 'Spin the wheel' }));
    await page.waitForURL(/\/spin-to-win\/result$/);
    expect(await page.locator('main').innerText()).toBe(first);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[NAV-15] the wheel works without script', async () => {
    const { page, context } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(addressOf(site, '/spin-to-win'));
    await page.getByLabel('Mobile number').fill('0491 572 549');
    await page.getByRole('button', { name: 'Text me a code' }).click();
    await page.getByLabel('6-digit code').fill(await codeFor('+61491572549'));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/spin-to-win$/);
    await page.getByRole('button', { name: 'Spin the wheel' }).click();
    await page.waitForURL(/\/spin-to-win\/result$/);
    await page.getByText(/^Drawn by our server/).waitFor();
    await context.close();
  });

  it('[NAV-15] an invoice is read, no money is taken, and the page shows how to pay', async () => {
    const { page, context } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(addressOf(site, '/online-payment'));
    await page.getByLabel('Invoice number').fill('ct-10452');
    await page.getByLabel('Amount in dollars').fill('lots');
    await page.getByRole('button', { name: 'See how to pay' }).click();
    await page.getByText('Enter the amount on the invoice, for example 450.00.').waitFor();
    expect(await page.getByLabel('Invoice number').inputValue()).toBe('ct-10452');
    await page.getByLabel('Amount in dollars').fill('$1,250.50');
    await page.getByRole('button', { name: 'See how to pay' }).click();
    await page.getByText('Nothing has been paid yet.').waitFor();
    const copy = await page.locator('main').innerText();
    for (const part of ['CT-10452', '$1,250.50', '03 5550 8770']) expect(copy).toContain(part);
    await context.close();
  });
});
