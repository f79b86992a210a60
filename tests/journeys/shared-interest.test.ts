import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeFor, forgetAccounts, forgetTextLimit } from './accounts.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { main, newAddress, openDesk } from './desk.fixture.ts';
import { fillPerson, leadsOf } from './forms.fixture.ts';

let browser: Browser;
beforeEach(forgetTextLimit);
beforeEach(forgetAccounts);
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const site = 'southbank-ford';

describe('what staff see of a garage', () => {
  it('[PLUS-09] is what the shopper saved, beside the enquiry that they sent signed in, once they agreed and as long as they do', async () => {
    const { page, context } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(addressOf(site, '/my-garage'));
    await page.getByLabel('Mobile number').fill('0491 572 983');
    await page.getByRole('button', { name: 'Text me a code' }).click();
    await page.getByLabel('6-digit code').fill(await codeFor('+61491572983'));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/my-garage$/);
    await page.goto(addressOf(site, '/search/used-cars'));
    const heart = page.getByRole('button', { name: /^Save 20/ }).first();
    const name = (await heart.innerText()).replace(/^Save\s+/, '') || String(await heart.getAttribute('aria-label'));
    await heart.click();
    await page.waitForURL(/\/search\/used-cars$/);
    await page.goto(addressOf(site, '/my-garage'));
    const share = page.getByLabel(/may see which cars I have saved and compared here/);
    expect(await share.isChecked()).toBe(false);
    await share.click();
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await page.getByText('Saved. The team sees your cars beside your next enquiry.').waitFor();

    const email = newAddress();
    await page.goto(addressOf(site, '/contact-us'));
    const form = page.locator('#enquiry form');
    await form.getByLabel('What is it about?').selectOption('Service');
    await fillPerson(form, email);
    await form.getByLabel('Postcode').fill('3006');
    await form.getByLabel('Location').selectOption({ index: 1 });
    await form.getByLabel('Message').fill('Which of my cars would you take?');
    await form.getByRole('button', { name: 'Enquire Now' }).click();
    await page.waitForURL(/\/success/);
    const [lead] = await leadsOf(email);

    const desk = await openDesk(browser, site);
    await desk.page.goto(addressOf(site, `/desk/leads/${lead?.id}`));
    await main(desk.page).toContain('Saved and compared');
    await main(desk.page).toContain(name.replace(/^Save\s+/, '').slice(0, 12));
    await desk.page.goto(addressOf(site, '/desk/saved-cars'));
    await main(desk.page).toContain('1 shopper');

    await page.goto(addressOf(site, '/my-garage'));
    await page.getByLabel(/may see which cars I have saved and compared here/).click();
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await page.getByText('Saved. The team sees none of your cars.').waitFor();
    await desk.page.goto(addressOf(site, `/desk/leads/${lead?.id}`));
    await main(desk.page).toContain('Which of my cars would you take?');
    expect(await desk.page.locator('main').innerText()).not.toContain('Saved and compared');
    await context.close();
    await desk.context.close();
  });
});
