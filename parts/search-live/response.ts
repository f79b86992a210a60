import { cardsChanged } from '@/parts/saved-cars/cards-changed.ts';
import { filterSheetId } from '@/parts/search-filters/filter-view.ts';
import { isCovered } from '@/ui/dialog/cover-page.ts';
import { cardsInSight, untilCards } from './in-sight.ts';
import { isSheetOpen } from './sheet-open.ts';
import { swapParts } from './swap-parts.ts';

/**
 * How long the rest of a response waits for a paint, which does not come in a background tab.
 * Milliseconds.
 */
const maxPaintMs = 200;
/** How long results wait for the end of a press or of a step in the history, milliseconds. */
const maxWaitMs = 1_000;
/** How long after a release its click may come, milliseconds. */
const clickAfterMs = 50;

/** The results in a response, and the title of their page. */
export function readResponse(html: string): { fresh: HTMLElement | null; title: string } {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return { fresh: parsed.querySelector<HTMLElement>('[data-search]'), title: parsed.title };
}

/**
 * Whether a response needs a page load: it has no results, or staff composed blocks around the
 * results of one of both paths.
 */
export function isElsewhere(page: HTMLElement, fresh: HTMLElement | null): boolean {
  if (!fresh) return true;
  // While the shopper types, the address changes but the blocks do not: compare with the loaded
  // path.
  page.dataset.loaded ??= location.pathname;
  const hasOwnBlocks = [page, fresh].some(({ dataset }) => dataset.around !== undefined);
  return hasOwnBlocks && fresh.dataset.search?.split('?')[0] !== page.dataset.loaded;
}

/** Whether the shopper is typing: a page load would lose letters, the focus and the keyboard. */
export const isTyped = (typing = false): boolean => typing && document.activeElement?.getAttribute('name') === 'query';

/** The visible part of a response; all of it where the filter sheet covers the cards. */
export const inSight = (html: string, page: HTMLElement): string =>
  isSheetOpen() ? html : untilCards(html, cardsInSight(page));

/** Replaces the page's results, or only the visible part (`cut`); the scroll position stays. */
export function putResults(page: HTMLElement, results: HTMLElement, cut: boolean): void {
  const y = scrollY;
  swapParts(page, results, cut);
  document.dispatchEvent(new Event(cardsChanged));
  if (scrollY !== y) scrollTo(0, y);
}

/**
 * Resolves when results can be put into the page: a closed filter sheet has left the history (its
 * step back must come before the next entry), and no control is being pressed, which would move
 * away under the pointer.
 */
export async function readyToShow(): Promise<void> {
  // Forward also leads to the entry of a closed sheet, and then no step back follows: hence the
  // time limit.
  if (isCovered(filterSheetId) && !isSheetOpen()) await firstOf('popstate');
  if (!document.querySelector(':is(a, button, label, summary):active')) return;
  await firstOf('pointerup', 'pointercancel', 'keyup');
  await new Promise((resolve) => setTimeout(resolve, clickAfterMs));
}

async function firstOf(...types: string[]): Promise<void> {
  const ended = new AbortController();
  await new Promise((resolve) => {
    for (const type of types) addEventListener(type, resolve, { signal: ended.signal });
    setTimeout(resolve, maxWaitMs);
  });
  ended.abort();
}

/** All changes within the sheet replace the sheet's own entry of the history. */
export const stepBeside = (step: 'push' | 'replace') =>
  isCovered(filterSheetId) || (isSheetOpen() && history.state?.within === filterSheetId) ? 'replace' : step;

/** Resolves after the next paint. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, maxPaintMs);
  });
