import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { fillPerson } from './forms.fixture.ts';
import { choose, press } from './hand.ts';
import { hydrated } from './hydrated.ts';

const slug = 'southbank-ford';
/** A busy machine takes its time. */
const longTimeout = { timeout: 15_000 };
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('what was typed into a form', () => {
  it('[FORM-04] [FORM-05] is there after a reload and after Back, its step too, and gone once it was sent', async () => {
    const { context, page, errors } = await visitor(browser);
    await page.goto(addressOf('harbour-ford', '/sell-your-car'));
    await hydrated(page);
    const form = page.locator('form.enquiry-form');
    await form.getByLabel('Make').pressSequentially('Mazda');
    await form.getByLabel('Model').fill('CX-5');
    await form.getByLabel('Year').fill('2022');
    await press(form.getByRole('button', { name: '50,000 kms', exact: true }));
    await choose(form.getByLabel('No', { exact: true }).first());
    await press(form.getByRole('button', { name: 'Continue' }));
    await form.getByLabel('First name').fill('Alex');
    await choose(form.getByLabel('SMS'));
    const stands = async () => {
      await hydrated(page);
      await expect.poll(() => form.getByLabel('First name').isVisible(), longTimeout).toBe(true);
      expect(await form.getByLabel('First name').inputValue()).toBe('Alex');
      expect(await form.getByLabel('SMS').isChecked()).toBe(true);
      expect(await form.getByLabel('Make').inputValue()).toBe('Mazda');
      expect(await form.getByLabel('Odometer reading').inputValue()).toBe('50,000');
    };
    await page.reload();
    await stands();
    await page.goto(addressOf('harbour-ford', '/about-us'));
    await page.goBack();
    await stands();
    await page.goto(addressOf('harbour-ford', '/sell-your-car'));
    await stands();
    const stored = () => page.evaluate(() => sessionStorage.getItem('forecourt:progress') ?? '');
    expect(await stored()).toContain('Mazda');
    expect(await stored()).not.toContain('company_website');

    await fillPerson(form, 'typed@example.com');
    await form.getByLabel('Postcode').fill('2064');
    const location = form.getByLabel('Location');
    if ((await location.inputValue()) === '') await location.selectOption({ index: 1 });
    await choose(form.getByLabel('I agree to the terms of use.'));
    await press(form.getByRole('button', { name: 'Ask for my valuation' }));
    await page.waitForURL(/\/(?:success|enquiry)/);
    expect(await stored()).toBe('');
    await page.goto(addressOf('harbour-ford', '/sell-your-car'));
    await hydrated(page);
    expect(await form.getByLabel('Make').inputValue()).toBe('');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[FORM-02] [FORM-07] a tick taken away, a location, a day and a time are there after a reload; a second form has its own', async () => {
    const { context, page, errors } = await visitor(browser);
    await page.goto(addressOf(slug, '/book-test-drive'));
    await hydrated(page);
    await choose(page.getByLabel('Yes, I would like to subscribe'), false);
    await page.getByLabel('Location').selectOption({ label: 'Southbank Ford Docklands' });
    const [day, time] = [page.getByLabel('Day', { exact: true }), page.getByLabel('Time', { exact: true })];
    await day.selectOption({ index: 3 });
    await expect.poll(() => time.locator('optgroup').count()).toBe(0);
    await time.selectOption({ index: 2 });
    const chosen = async () => [
      await page.getByLabel('Location').inputValue(),
      await day.inputValue(),
      await time.inputValue(),
      await page.getByLabel('Yes, I would like to subscribe').isChecked(),
    ];
    const before = await chosen();
    await page.goto(addressOf(slug, '/contact-us'));
    await hydrated(page);
    await page.locator('#enquiry form').getByLabel('Message').fill('Another form');
    await page.goto(addressOf(slug, '/book-test-drive'));
    await hydrated(page);
    await expect.poll(chosen, longTimeout).toEqual(before);
    expect(before).toEqual([
      expect.stringContaining('docklands'),
      expect.stringMatching(/^2/),
      expect.any(String),
      false,
    ]);
    expect(await page.getByLabel('Comments').inputValue()).toBe('');
    expect(errors).toEqual([]);
    await context.close();
  });
});
