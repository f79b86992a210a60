import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { addressOf, visitor } from './browser.ts';
import { fillPerson, leadsOf } from './forms.fixture.ts';
import { instance } from './shop.ts';
import { signIn } from './studio.ts';

/** Of its own for each try of a test. */
export const newAddress = () => `${randomUUID()}@example.com`;

/** Sends the enquiry of a site's page /contact-us without script; resolves with the lead's number in the records. */
export async function enquire(browser: Browser, slug: string, email: string, message: string): Promise<string> {
  const { context, page } = await visitor(browser, { javaScriptEnabled: false });
  await page.goto(addressOf(slug, '/contact-us'));
  const form = page.locator('#enquiry form');
  await form.getByLabel('What is it about?').selectOption('Service');
  await fillPerson(form, email);
  await form.getByLabel('Postcode').fill('3006');
  await form.getByLabel('Location').selectOption({ index: 1 });
  await form.getByLabel('Message').fill(message);
  await form.getByRole('button', { name: 'Enquire Now' }).click();
  expect(page.url()).toContain(addressOf(slug, '/success?form=general-enquiry&lead='));
  await context.close();
  const [lead, ...more] = await leadsOf(email);
  expect(more).toEqual([]);
  return String(lead?.id);
}

/** The desk of a site for one of its own staff. */
export async function openDesk(browser: Browser, site: string) {
  const watched = await visitor(browser);
  await signIn(watched.page, site, '/desk');
  const cookies = await watched.context.cookies();
  return { ...watched, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

export const main = (page: Page) => expect.poll(() => page.locator('main').innerText());
export const sandbox = () => instance().services.sandbox.url;

/** The mails to an address, as they arrived, lines as they were written. */
export async function mailsTo(email: string): Promise<string[]> {
  const mails = (await (await fetch(`${sandbox()}/mail.json`)).json()) as { title: string; body: string }[];
  return mails.filter(({ title }) => title === email).map(({ body }) => unfolded(body));
}

/** The path that the shopper's mail names. */
export async function receiptOf(email: string): Promise<string> {
  const path = async () =>
    (await mailsTo(email)).map((text) => /\/enquiry\/[0-9a-f]{20,}/.exec(text)?.[0]).find(Boolean);
  await expect.poll(path).toBeTruthy();
  return String(await path());
}

/** The part of a mail that programs show as a page. */
export const htmlOf = (mail: string) => /Content-Type: text\/html[\s\S]*/i.exec(mail)?.[0] ?? '';

/** Quoted-printable lines as they were written. */
export const unfolded = (body: string) => body.replaceAll(/=\r?\n/g, '');
