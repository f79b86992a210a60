import type { Page } from 'playwright-core';
import { addressOf } from './browser.ts';
import { instance } from './shop.ts';

/** Opens a path of the studio on a site's host and signs in as that site's demo staff, through the sign-in form. */
export async function openStudio(page: Page, slug: string, path: string): Promise<void> {
  const person = instance().services.staff.find(({ site }) => site === slug);
  if (!person) throw new Error(`There are no demo staff for ${slug}.`);
  await page.goto(addressOf(slug, `/studio${path}`));
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((address) => address.pathname.startsWith('/studio'));
}

/** Where the structure shows one document of the site whose host the studio runs on. */
export const documentPath = (type: string, id: string): string => `/structure/this-site;${type};${id}`;
