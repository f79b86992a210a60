import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { press } from './hand.ts';
import { hydrated } from './hydrated.ts';
import { fillEnquiry, stateOf } from './sending.fixture.ts';

const within = { timeout: 15_000 };
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('a problem of a form, tapped', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

  it('[FORM-04] leads to its field in a dialog, which stays open; the button is ready again when the response was a failure, and one step back closes it', async () => {
    const { context, page, errors } = await visitor(browser, phone);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/leads', async (route) => {
      await released;
      await route.fulfill({ status: 503, body: '{}', contentType: 'application/json' });
    });
    await page.goto(addressOf('riverside-kia', '/about-us'));
    await hydrated(page);
    const address = page.url();
    await press(page.getByRole('link', { name: 'Email Us' }));
    const dialog = page.getByRole('dialog', { name: 'Email us' });
    await fillEnquiry(dialog, 'tapped@example.com');
    await dialog.getByLabel('Postcode').fill('30');
    await press(dialog.getByRole('button', { name: 'Enquire Now' }));
    await press(dialog.getByTestId('error-warning').getByRole('link', { name: /^Invalid postcode/ }));
    await expect.poll(() => focused(page), within).toBe('postcode');
    expect([await dialog.isVisible(), page.url()]).toEqual([true, address]);
    expect(await dialog.getByLabel('Message').inputValue()).toBe('Do you have a loan car?');
    await dialog.getByLabel('Postcode').fill('3006');
    const button = dialog.locator('[type="submit"]');
    await press(button);
    await expect.poll(() => stateOf(button), within).toEqual(['Sending…', 'true', 'true']);
    release();
    await expect.poll(() => stateOf(button), within).toEqual(['Enquire Now', null, null]);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    const others = errors.filter((error) => !error.includes('503'));
    expect([page.url(), others]).toEqual([address, []]);
    await context.close();
  });

  it('[FORM-05] leads to its field in a step, and "Back" leads from the next step to this one', async () => {
    const { context, page, errors } = await visitor(browser, phone);
    await page.goto(addressOf('harbour-ford', '/trade-in'));
    await hydrated(page);
    const form = page.locator('#your-car form');
    for (const [label, typed] of [
      ['Make', 'Mazda'],
      ['Model', 'CX-5'],
      ['Year', '2022'],
    ] as const)
      await form.getByLabel(label, { exact: true }).fill(typed);
    const next = form.getByRole('button', { name: 'Continue' });
    await press(next);
    await press(form.getByTestId('error-warning').getByRole('link').first());
    await expect.poll(() => focused(page), within).toBe('kms');
    await press(form.getByRole('button', { name: '75,000 kms' }));
    await expect.poll(() => form.locator('[aria-invalid="true"]').count(), within).toBe(0);
    await press(next);
    await form.getByLabel('First name').waitFor();
    await press(form.getByRole('button', { name: 'Back' }));
    await form.getByLabel('Make', { exact: true }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
