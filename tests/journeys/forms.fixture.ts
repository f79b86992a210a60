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
    "select id, site, category, subcategory, form, destinations, details from leads where details->>'email' = $1",
    [email],
  );

export async function fillPerson(within: Page | Locator, email: string): Promise<void> {
  await within.getByLabel('First name').fill('Alex');
  await within.getByLabel('Last name').fill('Nguyen');
  await within.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await within.getByLabel('Mobile Number').fill('0491 570 006');
}

export const sendJson = (slug: string, body: unknown) =>
  shop(slug, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
