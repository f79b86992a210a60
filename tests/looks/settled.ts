import type { Page } from 'playwright-core';

/** Waits until nothing of the page is still on its way: every picture decoded, whether or not it would wait for a scroll, and every font. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
    scrollTo(0, 0);
  });
}
