import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeFor, forgetAccounts, forgetTextLimit, number, signIn } from './accounts.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { records } from './forms.fixture.ts';
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

describe('an account of a shopper', () => {
  it('[SAVE-02] [SAVE-06] [SAVE-08] hearts of a browser join the account, and are in the garage, on another device too', async () => {
    const { page, errors } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    const phone = number(110);
    await page.goto(addressOf('southbank-ford', '/search'));
    const hearts = page.getByRole('button', { name: /^Save 20/ });
    await hearts.first().waitFor();
    const names = await page.locator('article h3').allTextContents();
    await hearts.nth(0).click();
    await hearts.nth(1).click();
    await page.getByRole('button', { name: /^Saved\s*:\s*2/ }).click();
    await page.getByRole('link', { name: 'Keep these 2 cars' }).click();
    await signIn(page, phone);
    await page.waitForURL(/\/search/);
    await expect.poll(() => page.getByRole('button', { name: /^Save 20/, pressed: true }).count()).toBe(2);
    await page.goto(addressOf('southbank-ford', '/my-garage'));
    const rows = page.locator('#saved-cars').locator('xpath=ancestor::section').getByRole('article');
    expect(await rows.count()).toBe(2);
    expect(await rows.allInnerTexts().then((all) => all.join(' '))).toContain(names[0]);
    expect(await rows.first().innerText()).toContain('Same price as when you saved it');
    const other = await visitor(browser, { viewport: { width: 390, height: 844 } });
    await other.page.goto(addressOf('southbank-ford', '/search'));
    await press(other.page.getByRole('button', { name: /^Save 20/, pressed: false }).nth(3));
    await other.page.goto(addressOf('southbank-ford', '/my-garage'));
    await signIn(other.page, phone);
    await other.page.waitForURL(/\/my-garage$/);
    expect(await other.page.getByRole('article').count()).toBe(3);
    expect(await other.page.getByText('This device, signed in').count()).toBe(1);
    expect([...errors, ...other.errors]).toEqual([]);
    const saved = await records(
      "select count(*)::int as n from saved_cars s join accounts a on a.id = s.account where a.phone = $1 and a.site = 'southbank-ford'",
      [phone.sent],
    );
    expect(saved).toEqual([{ n: 3 }]);
    await other.context.close();
    await page.context().close();
  });

  it('[SAVE-07] a session of one site is nothing on another, and the garage requires a sign-in first', async () => {
    const closed = await shop('cartown', '/my-garage');
    expect([closed.status, closed.headers.location]).toEqual([
      307,
      expect.stringMatching(/^\/sign-in\?type=garage&redirect=%2Fmy-garage/),
    ]);
    const { cookie } = await signedIn('cartown', number(156));
    const here = await shop('cartown', '/my-garage', { headers: { cookie } });
    const there = await shop('southbank-ford', '/my-garage', { headers: { cookie } });
    expect([here.status, there.status]).toEqual([200, 307]);
    expect(here.headers['cache-control']).toContain('no-store');
  });

  it('[SAVE-01] saves and removes by its two routes, refuses another’s number, and sends a stranger to sign in', async () => {
    const { cookie } = await signedIn('southbank-ford', number(157));
    const car = await firstCarId();
    const send = async (path: string, sent: object, headers: Record<string, string> = { cookie }) => {
      const { status, body } = await shop('southbank-ford', path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(sent),
      });
      return { status, ...(JSON.parse(body) as object) };
    };
    const save = '/api/watchlist/save-car';
    const own = { phone_number: '0491 570 157', car_id: car };
    expect(await send(save, own)).toEqual({ status: 200, success: true });
    const anothers = { phone_number: '0491 570 156', car_id: car };
    expect(await send(save, anothers)).toMatchObject({ status: 403, success: false });
    expect(await send(save, { car_id: 'no-such-car' })).toMatchObject({ status: 409, success: false });
    expect(await send('/api/watchlist/remove-car', { car_id: car })).toEqual({ status: 200, success: true });
    expect(await send(save, { car_id: car }, {})).toMatchObject({
      status: 401,
      signIn: expect.stringMatching(/^\/sign-in\?type=watchlist/),
    });
    const foreign = await send(save, { car_id: car }, { cookie, origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect((await send(save, { car_id: car }, { origin: 'https://evil.example' })).status).toBe(403);
  });

  it('[SAVE-06] signs in without script, shows what is wrong with a number and a code, and signs out everywhere', async () => {
    const { page, errors } = await visitor(browser, {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    await page.goto(
      addressOf('southbank-ford', '/sign-in?type=watchlist&redirect=https://evil.example&back=//evil.example'),
    );
    await page.getByLabel('Mobile number').fill('03 9099 4410');
    await page.getByRole('button', { name: 'Text me a code' }).click();
    expect(await page.getByRole('alert').innerText()).toContain('not a mobile number');
    expect(await page.getByLabel('Mobile number').inputValue()).toBe('03 9099 4410');
    await page.getByLabel('Mobile number').fill('0491 570 158');
    await page.getByRole('button', { name: 'Text me a code' }).click();
    const code = await codeFor('+61491570158');
    await page.getByLabel('6-digit code').fill(code === '111111' ? '222222' : '111111');
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await page.getByRole('alert').innerText()).toContain('You have 4 tries left');
    await page.getByLabel('6-digit code').fill(code);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/my-garage$/);
    await press(page.getByRole('button', { name: 'Sign out of all devices' }));
    await page.waitForURL(({ pathname }) => pathname !== '/my-garage');
    await page.goto(addressOf('southbank-ford', '/my-garage'));
    await page.waitForURL(/\/sign-in/);
    expect(errors.filter((error) => !error.includes('401'))).toEqual([]);
    await page.context().close();
  });

  it('[SAVE-05] an empty garage shows what this device looked at, until it is cleared', async () => {
    const { page, errors } = await visitor(browser);
    await page.goto(addressOf('southbank-ford', '/search'));
    const car = page.locator('article h3 a').first();
    const name = await car.innerText();
    await press(car);
    await page.waitForURL(/\/cars\//);
    await hydrated(page);
    const shopper = await signedIn('southbank-ford', { typed: '0491 572 665', sent: '+61491572665' });
    await shopper.enter(page.context());
    await page.goto(addressOf('southbank-ford', '/my-garage'));
    await page.getByText('Nothing saved yet').waitFor();
    const looked = page.getByRole('region', { name: 'Looked at on this device' });
    expect(await looked.getByRole('link').first().innerText()).toBe(name);
    await press(looked.getByRole('button', { name: 'Clear' }));
    await looked.waitFor({ state: 'detached' });
    await page.reload();
    await hydrated(page);
    expect(await looked.count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('[SAVE-05] deletes an account with all that belongs to it, only when the box is ticked', async () => {
    const { page, context } = await visitor(browser);
    const shopper = await signedIn('southbank-ford', number(159));
    await shopper.enter(context);
    await page.goto(addressOf('southbank-ford', '/my-garage'));
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Tick the box first').waitFor();
    await page.getByText('Yes, delete all of it').click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.waitForURL(/localhost:\d+\/$/);
    expect(await records('select 1 from accounts where phone = $1', ['+61491570159'])).toEqual([]);
    await page.context().close();
  });

  it('[NAV-15] the garage has the name that the site gives it; the others lead there', async () => {
    const { status, headers } = await shop('southbank-ford', '/mymotorama');
    expect([status, headers.location]).toEqual([307, '/my-garage']);
  });
});

async function firstCarId(): Promise<string> {
  const { body } = await shop('southbank-ford', '/search');
  const [, heart = ''] = /data-favourite="([^"]+)"/.exec(body) ?? [];
  return (JSON.parse(heart.replaceAll('&quot;', '"') || '{}') as { id: string }).id;
}
