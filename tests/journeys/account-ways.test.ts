import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addAuthenticator,
  codeFor,
  forgetAccounts,
  forgetTextLimit,
  number,
  saveCarByForm,
  signIn,
} from './accounts.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { press } from './hand.ts';
import { hydrated } from './hydrated.ts';
import { signedIn } from './requests.ts';
import { shop } from './shop.ts';

let browser: Browser;
beforeEach(forgetTextLimit);
beforeEach(forgetAccounts);
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function signOut(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: 'Sign out', exact: true }));
  await page.waitForURL(({ pathname }) => pathname !== '/my-garage');
}

describe('ways in and around an account', () => {
  it('[SAVE-07] a page that the site’s switch closes requires a sign-in first, comes from no cache, and opens afterwards', async () => {
    const { page } = await visitor(browser);
    for (const cookie of ['', 'forecourt_account=forged']) {
      const closed = await shop('bayside-toyota', '/apply-for-finance', { headers: { cookie } });
      expect([closed.status, closed.headers.location, closed.headers['cache-control'], closed.body]).toEqual([
        307,
        '/sign-in?type=finance&redirect=%2Fapply-for-finance&back=%2F',
        'private, no-store',
        '',
      ]);
    }
    await page.goto(addressOf('bayside-toyota', '/apply-for-finance'));
    await signIn(page, number(737));
    await page.waitForURL(/\/apply-for-finance$/);
    expect(await page.locator('form').count()).toBeGreaterThan(0);
    expect((await shop('bayside-toyota', '/apply-for-finance')).status).toBe(307);
    expect((await shop('southbank-ford', '/apply-for-finance')).status).toBe(200);
    await page.context().close();
  });

  it('[SAVE-01] [SAVE-02] a heart without script requires one sign-in, and then saves and shows the page again', async () => {
    const { page } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(addressOf('southbank-ford', '/search/used-cars'));
    const hearts = page.getByRole('button', { name: /^Save 20/ });
    await hearts.nth(0).click();
    await page.waitForURL(/\/sign-in\?type=watchlist&redirect=%2Fsearch%2Fused-cars/);
    await page.getByLabel('Mobile number').fill('0491 570 313');
    await page.getByRole('button', { name: 'Text me a code' }).click();
    await page.getByLabel('6-digit code').fill(await codeFor('+61491570313'));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/search\/used-cars$/);
    await saveCarByForm(hearts.nth(1));
    await page.goto(addressOf('southbank-ford', '/my-garage'));
    expect(await page.getByRole('article').count()).toBe(2);
    await page.context().close();
  });

  it('[FORM-11] details of the account fill in forms at the first touch; what is emptied stays empty, and no page holds them', async () => {
    const { page, errors } = await visitor(browser);
    const shopper = await signedIn('southbank-ford', number('006'));
    await shopper.enter(page.context());
    await page.goto(addressOf('southbank-ford', '/my-garage'));
    await page.getByLabel('First name').fill('Asha');
    await page.getByLabel('Email', { exact: true }).fill('asha@example.com');
    await press(page.getByRole('button', { name: 'Save my details' }));
    await page.getByText('Your details are saved.').waitFor();
    await page.goto(addressOf('southbank-ford', '/book-test-drive'));
    expect(await page.content()).not.toContain('asha@example.com');
    const form = page.locator('form.enquiry-form').first();
    const last = form.locator('[name=last_name]');
    await hydrated(page);
    await press(last);
    await expect.poll(() => form.locator('[name=email]').inputValue()).toBe('asha@example.com');
    expect(await form.locator('[name=name]').inputValue()).toBe('Asha');
    expect(await form.locator('[name=phone]').inputValue()).toBe('0491 570 006');
    await form.locator('[name=email]').fill('');
    await press(last);
    await press(form.locator('[name=name]'));
    expect(await form.locator('[name=email]').inputValue()).toBe('');
    expect((await shop('southbank-ford', '/api/account/details')).status).toBe(401);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('[SAVE-03] [SAVE-06] a sign-out leaves neither cars nor details to the next person on a shared tablet', async () => {
    const { page, errors } = await visitor(browser);
    const hearts = (pressed: boolean) => page.getByRole('button', { name: /^Save 20/, pressed });
    const stored = () => page.evaluate(() => Object.keys(localStorage).join(' '));
    await page.goto(addressOf('southbank-ford', '/search'));
    await hydrated(page);
    await press(hearts(false).first());
    await page.evaluate(() => localStorage.setItem('forecourt:details', '{"name":"Asha"}'));
    await page.goto(addressOf('southbank-ford', '/my-garage'));
    await signIn(page, { typed: '0491 573 770', sent: '+61491573770' });
    await page.waitForURL(/\/my-garage$/);
    expect(await page.getByRole('article').count()).toBe(1);
    await page.goto(addressOf('southbank-ford', '/search'));
    await expect.poll(() => hearts(true).count()).toBe(1);
    expect(await stored()).toMatch(/details/);
    await page.goto(addressOf('southbank-ford', '/my-garage'));
    await signOut(page);
    expect(await stored()).not.toMatch(/favourites|details/);
    await page.goto(addressOf('southbank-ford', '/search'));
    await hydrated(page);
    expect(await hearts(true).count()).toBe(0);
    await press(hearts(false).nth(2));
    await page.goto(addressOf('southbank-ford', '/my-garage'));
    await signIn(page, { typed: '0491 573 087', sent: '+61491573087' });
    await page.waitForURL(/\/my-garage$/);
    expect(await page.getByRole('article').count()).toBe(1);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('[SAVE-01] a heart stays full that is pressed while the account is slow to load, and empties once its car went in the garage', async () => {
    const { page } = await visitor(browser);
    const first = page.getByRole('button', { name: /^Save 20/ }).first();
    const shopper = await signedIn('southbank-ford', { typed: '0491 574 118', sent: '+61491574118' });
    await shopper.enter(page.context());
    const { promise: pressed, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/watchlist/cars', async (route) => {
      const cookie = String(await route.request().headerValue('cookie'));
      const early = await shop('southbank-ford', '/api/watchlist/cars', { headers: { cookie } });
      await pressed;
      await route.fulfill({ status: early.status, contentType: 'application/json', body: early.body });
    });
    let reads = 0;
    page.on('response', (response) => {
      if (response.url().includes('/watchlist/cars')) reads += 1;
    });
    await page.goto(addressOf('southbank-ford', '/search'));
    await hydrated(page);
    const saved = page.waitForResponse(/save-car/);
    await press(first);
    await saved;
    resolve();
    // The response from before the press is too old: the account is read once more.
    await expect.poll(() => reads).toBe(2);
    expect(await first.getAttribute('aria-pressed')).toBe('true');
    await page.goto(addressOf('southbank-ford', '/my-garage'));
    const removed = page.waitForEvent('load');
    await press(page.getByRole('button', { name: /^Remove 20/ }));
    await removed;
    await expect.poll(() => page.getByRole('article').count()).toBe(0);
    await page.goto(addressOf('southbank-ford', '/search'));
    await expect.poll(() => first.getAttribute('aria-pressed')).toBe('false');
    await page.context().close();
  });

  it('[SAVE-05] a search that this browser saved joins the account, and shows what is new', async () => {
    const { page } = await visitor(browser);
    await page.goto(addressOf('southbank-ford', '/robots.txt'));
    await page.evaluate(() =>
      localStorage.setItem(
        'forecourt:southbank-ford:saved-searches',
        JSON.stringify([{ name: 'Used utes', address: '/search/used-cars' }]),
      ),
    );
    await page.goto(addressOf('southbank-ford', '/my-garage'));
    await signIn(page, number(737));
    const row = page.getByRole('listitem').filter({ hasText: 'Used utes' });
    await row.getByText(/^Nothing new since \d+ \w+, \d+ in all$/).waitFor();
    await page.waitForLoadState();
    const removed = page.waitForEvent('load');
    await press(row.getByRole('button', { name: /^Remove/ }));
    await removed;
    await expect.poll(() => page.getByText('Used utes').count()).toBe(0);
    await page.reload();
    await hydrated(page);
    expect(await page.getByText('Used utes').count()).toBe(0);
    await page.context().close();
  });

  it('[SAVE-03] [SAVE-02] [SAVE-01] a heart that is pressed on a page left before its scripts ran is in the garage, signed in or after the sign-in', async () => {
    for (const person of [null, number(110)]) {
      const { context, page, errors } = await visitor(browser);
      if (person) await (await signedIn('southbank-ford', person)).enter(context);
      await page.route(/\/_next\/static\/.+\.js/, () => undefined);
      await page.goto(addressOf('southbank-ford', '/search/used-cars'), { waitUntil: 'commit' });
      await press(page.getByRole('button', { name: /^Save 20/ }).nth(4));
      await page.unrouteAll();
      await page.goto(addressOf('southbank-ford', '/my-garage'));
      if (!person) await signIn(page, number(156));
      await page.waitForURL(/\/my-garage$/);
      await page.getByRole('article').waitFor();
      expect(await page.getByRole('article').count()).toBe(1);
      expect(errors).toEqual([]);
      await context.close();
    }
  });

  it('[SAVE-06] a passkey is offered after a code, signs in at the next visit without one, and no more once it is removed', async () => {
    const { page, errors } = await visitor(browser);
    await addAuthenticator(page);
    await page.goto(addressOf('southbank-ford', '/my-garage'));
    await signIn(page, number(313));
    await page.getByRole('heading', { name: 'Sign in faster next time' }).waitFor();
    await press(page.getByRole('button', { name: 'Add a passkey' }));
    await page.waitForURL(/\/my-garage$/);
    await page.getByText(/^Passkey, Chrome/).waitFor();
    await signOut(page);
    await page.goto(addressOf('southbank-ford', '/my-garage'));
    await press(page.getByRole('button', { name: 'Use a passkey' }));
    await page.waitForURL(/\/my-garage$/);
    await press(page.getByRole('button', { name: /^Remove the passkey of/ }));
    await expect.poll(() => page.getByText(/^Passkey, Chrome/).count()).toBe(0);
    await signOut(page);
    await page.goto(addressOf('southbank-ford', '/my-garage'));
    await press(page.getByRole('button', { name: 'Use a passkey' }));
    await page.getByText('That passkey was removed').waitFor();
    expect(await page.getByLabel('Mobile number').count()).toBe(1);
    expect(errors.filter((error) => !error.includes('400'))).toEqual([]);
    await page.context().close();
  });
});
