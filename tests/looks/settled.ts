import type { Page } from 'playwright-core';

/**
 * Waits until nothing of the page is still on its way: every section laid out and every picture decoded, whether or not it would wait for
 * a scroll, and every font.
 * Rows are at their beginning: where a browser starts one elsewhere depends on what it had of the page by then. What sticks to the window
 * is where it is before anybody scrolls.
 */
export async function settled(page: Page): Promise<void> {
  await page.addStyleTag({
    content: `* { scroll-initial-target: none !important; scroll-snap-type: none !important }
      main > * { content-visibility: visible !important }`,
  });
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
    for (const part of document.querySelectorAll<HTMLElement>('main *')) {
      part.scrollLeft = 0;
      if (getComputedStyle(part).position === 'sticky') part.style.position = 'static';
    }
    scrollTo(0, 0);
  });
}
