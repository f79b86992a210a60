import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';

const slug = 'southbank-ford';
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const parts = (page: Page) => ({
  box: page.getByRole('checkbox', { name: 'I agree to the terms of use.' }),
  link: page.locator('main form').getByRole('link', { name: 'terms of use' }),
});

describe('the text of a consent', () => {
  it('[FORM-07] [FORM-14] lead to the terms without script, beside the form, and leave the box as it was', async () => {
    const { context, page } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(addressOf(slug, '/book-test-drive'));
    const { box, link } = parts(page);
    const [terms] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await terms.waitForLoadState();
    expect(terms.url()).toBe(addressOf(slug, '/terms-and-conditions'));
    expect(await box.isChecked()).toBe(false);
    await page.getByText('I agree to the').click({ position: { x: 4, y: 8 } });
    expect(await box.isChecked()).toBe(true);
    await context.close();
  });

  it('[FORM-07] are reached by keyboard after their box, and what is filled in stays', async () => {
    const { context, page } = await visitor(browser);
    await page.goto(addressOf(slug, '/book-test-drive'));
    await hydrated(page);
    const { box } = parts(page);
    await page.getByLabel('First name').fill('Alex');
    await box.focus();
    await page.keyboard.press('Tab');
    const [terms] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
    await terms.waitForLoadState();
    expect(terms.url()).toBe(addressOf(slug, '/terms-and-conditions'));
    expect(await box.isChecked()).toBe(false);
    expect(await page.getByLabel('First name').inputValue()).toBe('Alex');
    await context.close();
  });
});
