import type { Page } from 'playwright-core';

/** Scripts come late on purpose: the first sign of a hand brings them, and the page says when they have taken it over. */
export async function awake(page: Page): Promise<void> {
  await page.mouse.move(30, 30);
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
}

/** The page's data layer, as tag managers read it. */
export const dataLayer = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: { eventId: number; action: string }[] }).dataLayer ?? []);
