import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addressOf } from './browser.ts';
import { instance } from './shop.ts';

type Who = 'staff' | 'administrator';

/** Opens a path of the studio on a site's host and signs in as that site's demo staff, or as the administrator, through the sign-in form. */
export const openStudio = (page: Page, slug: string, path: string, who: Who = 'staff'): Promise<void> =>
  signIn(page, slug, `/studio${path}`, who);

/** The same for any page of staff; the studio's own script is not loaded for the desk. */
export async function signIn(page: Page, slug: string, path: string, who: Who = 'staff'): Promise<void> {
  const person = instance().services.staff.find(({ site }) => (who === 'administrator' ? !site : site === slug));
  if (!person) throw new Error(`There are no demo staff for ${slug}.`);
  await page.goto(addressOf(slug, path));
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((address) => address.pathname.startsWith(path.startsWith('/studio') ? '/studio' : path));
}

/**
 * What a browser complained of beside a preview, without what the studio logs while a busy machine still loads the page in it; whether it
 * connects in the end the steps of a journey show.
 */
export const complaintsBesidePreview = (errors: readonly string[]): string[] =>
  errors.filter((it) => !it.includes('Unable to connect to visual editing'));

/** Opens one document's form, wherever the structure keeps it. */
export const documentPath = (type: string, id: string): string => `/intent/edit/id=${id};type=${type}/`;

/** Fills one field of a form by its path, e.g. "title" or "settings.tagline". */
export async function fill(page: Page, path: string, text: string): Promise<void> {
  const field = page.getByTestId(`field-${path}`).locator('input, textarea').first();
  await field.fill(text);
}

/**
 * Opens a group of a form's fields by its tab. While its document still loads, the studio draws the form anew with its
 * first group: the tab is pressed again, as staff would.
 */
export async function openGroup(page: Page, group: string, path: string): Promise<void> {
  const field = page.getByTestId(`field-${path}`).first();
  const isOpen = async () => {
    if (!(await field.isVisible())) await page.getByRole('tab', { name: group }).click();
    return field.isVisible();
  };
  await expect.poll(isOpen, { interval: 500, message: `the group ${group} is open` }).toBe(true);
}
