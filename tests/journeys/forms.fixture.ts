import { randomInt } from 'node:crypto';
import pg from 'pg';
import type { Locator, Page } from 'playwright-core';
import { instance, shop } from './shop.ts';

/** Rows of the records. */
export async function records(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: instance().services.records.url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** The leads that name this e-mail address. */
export const leadsOf = (email: string) =>
  records(
    "select id, site, category, subcategory, form, destinations, details, consents, vehicle from leads where details->>'email' = $1",
    [email],
  );

export async function fillPerson(within: Page | Locator, email: string): Promise<void> {
  await within.getByLabel('First name').fill('Alex');
  await within.getByLabel('Last name').fill('Nguyen');
  await within.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await within.getByLabel('Mobile Number').fill('0491 570 006');
}

/** An address of its own for each use: enquiries are limited by address. */
export const ownAddress = (): string => `198.51.${randomInt(250)}.${randomInt(250)}`;

/** Sends a form as its page's script does. */
export const sendJson = (slug: string, body: unknown, from = ownAddress()) =>
  shop(slug, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });

/** Posts a form to its page as a browser without script does, from an address of its own: enquiries are limited by address. */
export const postForm = (slug: string, path: string, filled: Record<string, string>) =>
  shop(slug, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.18' },
    body: String(new URLSearchParams(filled)),
  });

/** The times of a location on a day of its list, from 1. */
export async function timesOf(page: Page, place: string, day: number): Promise<Locator> {
  const options = page.getByLabel('Time', { exact: true }).locator(`optgroup[label="${place}"] option`);
  const values = await options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const date = [...new Set(values.map((value) => value.slice(0, 10)))][day - 1] ?? 'none';
  return options.and(page.locator(`option[value^="${date}T"]`));
}
