import type { Page } from 'playwright-core';

/** No way by keyboard is longer than this. */
const maxStops = 250;

/** Presses Tab until what `wanted` (CSS) names has the focus. Returns the stops on the way that could not be seen. */
export async function tabTo(page: Page, wanted: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  const unseen: string[] = [];
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press(key);
    const { name, isSeen, isThere } = await stopAt(page, wanted);
    if (!isSeen) unseen.push(name);
    if (isThere) return unseen;
  }
  throw new Error(`The keyboard does not reach ${wanted}.`);
}

/** The focused element: what it is, and whether any of it is in the window and not under something else (WCAG 2.4.11). */
function stopAt(page: Page, wanted: string) {
  return page.evaluate(async (selector) => {
    // The first frame begins what moves to the focus, the second one ends it under reduced motion.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const it = document.activeElement;
    if (!(it instanceof HTMLElement) || it === document.body) return { name: 'nothing', isSeen: true, isThere: false };
    const drawn = [it, ...((it as HTMLInputElement).labels ?? [])];
    const isShown = (one: HTMLElement) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
      return [0.1, 0.5, 0.9].some((part) => {
        const hit = document.elementFromPoint(x, top + (bottom - top) * part);
        return hit !== null && (one.contains(hit) || hit.contains(one));
      });
    };
    const text = it.ariaLabel || it.textContent.trim() || it.outerHTML;
    return {
      name: `${it.tagName.toLowerCase()} ${it.id} "${text.slice(0, 60)}"`,
      isSeen: drawn.some(isShown),
      isThere: it.matches(selector),
    };
  }, wanted);
}

/** Whether the focus is on or in what `place` (CSS) names. */
export const isFocusIn = (page: Page, place: string): Promise<boolean> =>
  page.evaluate((selector) => document.activeElement?.closest(selector) != null, place);
