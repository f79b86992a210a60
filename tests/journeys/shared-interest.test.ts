import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetAccounts, forgetTextLimit, saveCarByForm } from './accounts.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { main, newAddress } from './desk.fixture.ts';
import { leadsOf } from './forms.fixture.ts';
import { deskOf, signedIn } from './requests.ts';
import { shop } from './shop.ts';

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
    const shopper = await signedIn(site, { typed: '0491 572 983', sent: '+61491572983' });
    await shopper.enter(context);
    await page.goto(addressOf(site, '/search/used-cars'));
    const heart = page.getByRole('button', { name: /^Save 20/ }).first();
    const name = (await heart.innerText()).replace(/^Save\s+/, '') || String(await heart.getAttribute('aria-label'));
    await saveCarByForm(heart);
    await page.goto(addressOf(site, '/my-garage'));
    const share = page.getByLabel(/may see which cars I have saved and compared here/);
    expect(await share.isChecked()).toBe(false);
    await share.click();
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await page.getByText('Saved. The team sees your cars beside your next enquiry.').waitFor();

    const email = newAddress();
    const [, block = ''] =
      /name="_form" value="general-enquiry"[\s\S]*?name="_block" value="([^"]+)"/.exec(
        (await shop(site, '/contact-us')).body,
      ) ?? [];
    const person = { name: 'Alex', last_name: 'Nguyen', email, phone: '0491 570 006', postcode: '3006' };
    const about = { category: 'Service', location: `location-${site}-southbank` };
    const sent = await shopper.post('/contact-us', {
      _form: 'general-enquiry',
      _block: block,
      ...person,
      ...about,
      message: 'Which of my cars would you take?',
    });
    expect([sent.status, sent.headers.location]).toEqual([303, expect.stringMatching(/^\/success/)]);
    const [lead] = await leadsOf(email);

    const desk = await deskOf(browser, site);
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
