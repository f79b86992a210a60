import type { Page } from 'playwright-core';

/** Scripts come late on purpose; the first touch brings them. */
export async function awake(page: Page): Promise<void> {
  await page.mouse.move(30, 30);
  await page.waitForFunction(() => {
    const slider = document.querySelector('input[type=range]');
    return slider !== null && Object.keys(slider).some((key) => key.startsWith('__react'));
  });
}

/** The page's data layer, as tag managers read it. */
export const dataLayer = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: { eventId: number; action: string }[] }).dataLayer ?? []);
