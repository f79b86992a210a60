import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { main, newAddress } from './desk.fixture.ts';
import { fillPerson, leadsOf } from './forms.fixture.ts';
import { hydrated } from './hydrated.ts';
import { shop } from './shop.ts';

const slug = 'harbour-ford';
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const formOf = (page: Page) => page.locator('#enquiry form');

async function fillIn(page: Page, email: string): Promise<void> {
  await hydrated(page);
  const form = formOf(page);
  await form.getByLabel('What is it about?').selectOption('Service');
  await fillPerson(form, email);
  await form.getByLabel('Postcode').fill('2064');
  await form.getByLabel('Location').selectOption({ index: 1 });
  await form.getByLabel('Message').fill('Do you have a loan car?');
}

const send = (page: Page) => formOf(page).getByRole('button', { name: 'Enquire Now' }).click();

/** The lead that the page of success names. */
async function sent(page: Page): Promise<string> {
  await send(page);
  await page.waitForURL('**/success?form=general-enquiry&lead=*');
  return new URL(page.url()).searchParams.get('lead') ?? '';
}

describe('an enquiry whose response was lost', () => {
  it('[FORM-12] [FORM-04] is one lead, sent again after a reload and from a second tab; its thanks stay after a reload too', async () => {
    const { context, page } = await visitor(browser);
    const email = newAddress();
    const second = await context.newPage();
    await Promise.all([page, second].map((tab) => tab.goto(addressOf(slug, '/contact-us'))));
    await fillIn(second, email);
    await fillIn(page, email);
    await page.route('**/api/leads', async (route) => {
      const headers = { 'content-type': 'application/json' };
      const body = route.request().postData() ?? '';
      await shop(slug, '/api/leads', { method: 'POST', headers, body });
      await route.abort();
    });
    await send(page);
    await expect
      .poll(() => formOf(page).getByTestId('error-warning').innerText())
      .toBe('An error occurred when submitting this form');
    const [stored, ...others] = await leadsOf(email);
    expect(others).toEqual([]);

    await page.unroute('**/api/leads');
    await page.reload();
    await fillIn(page, email);
    expect(await sent(page)).toBe(stored?.id);
    expect(await sent(second)).toBe(stored?.id);
    await page.reload();
    await main(page).toContain(`number is ${String(stored?.id).slice(0, 8)}`);
    expect(await leadsOf(email)).toHaveLength(1);
    await context.close();
  });
});
