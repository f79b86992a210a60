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
 * What a browser complained of beside a preview, without what the studio says while a busy machine still loads the page in it; whether it
 * connects in the end the steps of a journey show.
 */
export const complaintsBesidePreview = (errors: readonly string[]): string[] =>
  errors.filter((it) => !it.includes('Unable to connect to visual editing'));

/** Opens one document's form, wherever the structure keeps it. */
export const documentPath = (type: string, id: string): string => `/intent/edit/id=${id};type=${type}/`;

/** Makes a new document of the site whose host the studio runs on, by the button of its list. */
export async function createIn(page: Page, list: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/studio/structure/${list}`);
  await page.getByTestId('action-intent-button').last().click();
  await page.getByTestId('document-header-Draft-chip').waitFor();
}

/** Fills one field of a form by its path, e.g. "title" or "settings.tagline". */
export async function fill(page: Page, path: string, text: string): Promise<void> {
  const field = page.getByTestId(`field-${path}`).locator('input, textarea').first();
  await field.fill(text);
}

/** Presses Publish until the form, which validates first, lets it go; resolves with the service's answer. */
export async function pressPublish(page: Page): Promise<number> {
  const button = page.getByTestId('action-publish');
  for (let tries = 0; tries < 4; tries += 1) {
    await expect.poll(() => button.isEnabled()).toBe(true);
    await page.waitForTimeout(400);
    const answered = page
      .waitForResponse(
        (response) =>
          response.url().includes('/data/actions/') &&
          (response.request().postData() ?? '').includes('sanity.action.document.publish'),
        { timeout: 20_000 },
      )
      .catch(() => null);
    await button.click();
    const result = await answered;
    if (result) return result.status();
  }
  throw new Error('Publish was pressed, and nothing was sent.');
}
