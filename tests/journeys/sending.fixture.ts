import type { Locator, Page } from 'playwright-core';
import { fillPerson } from './forms.fixture.ts';

/** Holds every enquiry on its way until `release`, and counts them. */
export async function heldBack(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const posts = { count: 0 };
  await page.route('**/api/leads', async (route) => {
    posts.count += 1;
    await released;
    await route.continue();
  });
  return { posts, release };
}

export async function fillEnquiry(form: Locator, email: string): Promise<void> {
  await fillPerson(form, email);
  await form.getByLabel('Postcode').fill('3006');
  await form.getByLabel('Location').selectOption({ index: 1 });
  await form.getByLabel('Message').fill('Do you have a loan car?');
}

/** The spinner of a button that sends. */
export const spinnerOf = (button: Locator) =>
  button.locator('span').evaluate((spinner) => ({
    running: spinner.getAnimations().some(({ playState }) => playState === 'running'),
    width: (spinner as HTMLElement).offsetWidth,
  }));

/** A button that sends: what it is called, whether it is marked as busy and takes no press. */
export const stateOf = (button: Locator) =>
  button.evaluate((it) => [it.textContent, it.getAttribute('aria-busy'), it.getAttribute('aria-disabled')]);
