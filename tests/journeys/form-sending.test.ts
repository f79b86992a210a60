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
