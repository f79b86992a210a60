import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { newAddress } from './desk.fixture.ts';
import { fillPerson, leadsOf } from './forms.fixture.ts';
import { choose } from './hand.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('a shopper’s own car', () => {
  it('[FORM-09] [FORM-14] gets an estimate on the enquiry’s page, with how it came about, which is accepted; without script', async () => {
    const { context, page } = await visitor(browser, { javaScriptEnabled: false });
    const email = newAddress();
    await page.goto(addressOf('harbour-ford', '/trade-in'));
    const form = page.locator('#your-car form');
    await form.getByLabel('Make').fill('Mazda');
    await form.getByLabel('Model').fill('CX-5');
    await form.getByLabel('Year').fill(String(new Date().getFullYear() - 4));
    await form.getByLabel('Odometer reading').fill('60,000');
    await fillPerson(form, email);
    await form.getByLabel('Postcode').fill('2064');
    await form.getByLabel('Location').selectOption({ index: 1 });
    await choose(form.getByLabel('I agree to the terms of use.'));
    await form.getByRole('button', { name: 'Send my details' }).click();
    expect(new URL(page.url()).pathname).toMatch(/^\/enquiry\/[0-9a-f]{64}$/);
    for (const choice of ['Good, with signs of wear', 'Yes, all services', 'Two or more'])
      await choose(page.getByLabel(choice));
    await choose(page.getByRole('group', { name: 'Was it ever in an accident?' }).getByLabel('No', { exact: true }));
    await page.getByRole('button', { name: 'Show my estimate' }).click();
    const text = await page.locator('main').innerText();
    expect(text).toMatch(/\$[\d,]+ to \$[\d,]+/);
    expect(text).toMatch(/valid until \w+ \d+ \w+/);
    await page.getByText('How we worked it out').click();
    expect(await page.locator('details').filter({ hasText: 'How we worked it out' }).innerText()).toContain(
      'Sample values',
    );
    await page.getByRole('button', { name: 'Go ahead with this estimate' }).click();
    await expect.poll(() => page.locator('main').innerText()).toContain('It is not an offer yet.');
    await page.getByRole('button', { name: 'Undo: don’t go ahead' }).click();
    await expect.poll(() => page.locator('main').innerText()).toContain('An estimate only');
    expect((await leadsOf(email))[0]?.details).not.toHaveProperty('offer_accepted');
    await page.getByRole('button', { name: 'Go ahead with this estimate' }).click();
    await expect.poll(() => page.locator('main').innerText()).toContain('It is not an offer yet.');
    const [lead] = await leadsOf(email);
    expect(lead).toMatchObject({ subcategory: '3. Offer Accepted', details: { offer_accepted: true } });
    await context.close();
  });
});
