import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { newAddress } from './desk.fixture.ts';
import { fillPerson, leadsOf } from './forms.fixture.ts';
import { press } from './hand.ts';
import { hydrated } from './hydrated.ts';

const slug = 'southbank-ford';
const within = { timeout: 15_000 };
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Holds every enquiry on its way until `release`, and counts them. */
async function heldBack(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const posts = { count: 0 };
  await page.route('**/api/leads', async (route) => {
    posts.count += 1;
    await released;
    await route.continue();
  });
  return { posts, release };
}

async function fillEnquiry(form: Locator, email: string): Promise<void> {
  await fillPerson(form, email);
  await form.getByLabel('Postcode').fill('3006');
  await form.getByLabel('Location').selectOption({ index: 1 });
  await form.getByLabel('Message').fill('Do you have a loan car?');
}

const turns = (button: Locator) =>
  button.locator('span').evaluate((spinner) => ({
    running: spinner.getAnimations().some(({ playState }) => playState === 'running'),
    width: (spinner as HTMLElement).offsetWidth,
  }));

/** A button that sends: what it is called, whether it says that it works and takes no press. */
const stateOf = (button: Locator) =>
  button.evaluate((it) => [it.textContent, it.getAttribute('aria-busy'), it.getAttribute('aria-disabled')]);

describe('a form that is sending', () => {
  it('[FORM-04] [FORM-12] says so until the response is there, and neither a double click nor the keyboard sends it twice', async () => {
    const { context, page, errors } = await visitor(browser);
    const { posts, release } = await heldBack(page);
    await page.goto(addressOf(slug, '/contact-us'));
    await hydrated(page);
    const form = page.locator('#enquiry form');
    const button = form.locator('[type="submit"]');
    await form.getByLabel('What is it about?').selectOption('Service');
    const email = newAddress();
    await fillEnquiry(form, email);
    expect(await stateOf(button)).toEqual(['Enquire Now', null, null]);
    await button.dblclick();
    await expect.poll(() => stateOf(button), within).toEqual(['Sending…', 'true', 'true']);
    expect(await turns(button)).toEqual({ running: true, width: 18 });
    await press(button);
    await button.press('Enter');
    await form.getByLabel('First name').press('Enter');
    await page.waitForTimeout(500);
    expect(posts.count).toBe(1);
    expect(await stateOf(button)).toEqual(['Sending…', 'true', 'true']);
    expect(await button.evaluate((it) => it.ownerDocument.activeElement?.tagName)).not.toBe('BODY');
    release();
    await page.waitForURL('**/success?form=general-enquiry&lead=*');
    expect(await leadsOf(email)).toHaveLength(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[FORM-04] stands ready again when the response was a failure', async () => {
    const { context, page } = await visitor(browser);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/leads', async (route) => {
      await released;
      await route.fulfill({ status: 503, body: '{}', contentType: 'application/json' });
    });
    await page.goto(addressOf('riverside-kia', '/about-us'));
    await hydrated(page);
    await page.getByRole('link', { name: 'Email Us' }).click();
    const dialog = page.getByRole('dialog', { name: 'Email us' });
    await fillEnquiry(dialog, 'sending-failed@example.com');
    const button = dialog.locator('[type="submit"]');
    await button.click();
    await expect.poll(() => stateOf(button), within).toEqual(['Sending…', 'true', 'true']);
    release();
    await expect.poll(() => stateOf(button), within).toEqual(['Enquire Now', null, null]);
    await context.close();
  });
});

describe('a problem of a form, tapped', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

  it('[FORM-04] leads to its field in a dialog, which stays open, and one step back closes it', async () => {
    const { context, page, errors } = await visitor(browser, phone);
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
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect([page.url(), errors]).toEqual([address, []]);
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
