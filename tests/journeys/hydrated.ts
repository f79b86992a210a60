import type { Page } from 'playwright-core';

/** The page's scripts have run, and React listens. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** The page's data layer, as tag managers read it. */
export const dataLayer = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: { eventId: number; action: string }[] }).dataLayer ?? []);
