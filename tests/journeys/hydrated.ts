import type { Page } from 'playwright-core';

/** The page's scripts have run, and React listens. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

type LayerPush = Record<string, string | number>;

/** Everything in the page's data layer, as tag managers read it. It comes late, and then holds what was done before. */
export async function wholeDataLayer(page: Page): Promise<LayerPush[]> {
  await page.waitForFunction(() => 'asc_datalayer' in window);
  return page.evaluate(() => (window as unknown as { dataLayer: LayerPush[] }).dataLayer);
}

/** What of it a shopper did: each event once, views of pages aside. */
export const dataLayer = async (page: Page) =>
  (await wholeDataLayer(page)).filter(
    ({ eventId }) => typeof eventId === 'number' && ![4, 49, 101].includes(eventId),
  ) as (LayerPush & { eventId: number; action: string })[];
