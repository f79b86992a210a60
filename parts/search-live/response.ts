import { cardsChanged } from '@/parts/saved-cars/cards-changed.ts';
import { filterSheetId } from '@/parts/search-filters/filter-view.ts';
import { isCovered } from '@/ui/dialog/cover-page.ts';
import { cardsInSight, untilCards } from './in-sight.ts';
import { isSheetOpen } from './sheet-open.ts';
import { swapParts } from './swap-parts.ts';

/** Puts a response in its place. */
/**
 * How long the rest of a response waits for a paint that does not come, as in a tab behind,
 * milliseconds.
 */
const maxPaintMs = 200;
/** How long results wait for the end of a press or of a step back, milliseconds. */
const maxWaitMs = 1_000;
/** How long after the release of a finger its click may come, milliseconds. */
const clickAfterMs = 50;

/** The results in a response, and the title of their page. */
export function readResponse(html: string): { fresh: HTMLElement | null; title: string } {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return { fresh: parsed.querySelector<HTMLElement>('[data-search]'), title: parsed.title };
}

/**
 * Whether a response belongs on a page of its own: it is no search, or staff composed blocks for
 * another path than that of those on the page.
 */
export function isElsewhere(page: HTMLElement, fresh: HTMLElement | null): boolean {
  if (!fresh) return true;
  // While text is typed the window's address goes on without them.
  page.dataset.loaded ??= location.pathname;
  const hasOwnBlocks = [page, fresh].some(({ dataset }) => dataset.around !== undefined);
  return hasOwnBlocks && fresh.dataset.search?.split('?')[0] !== page.dataset.loaded;
}

/**
 * Whether text is being typed: a page that is loaded anew takes the letters since, the focus and
 * the keyboard with it.
 */
export const isTyped = (typing = false): boolean => typing && document.activeElement?.getAttribute('name') === 'query';

/**
 * As much of a response as will be in sight: where the sheet of filters covers the cards, all.
 */
export const inSight = (html: string, page: HTMLElement): string =>
  isSheetOpen() ? html : untilCards(html, cardsInSight(page));

/** Puts results, or the part of them in sight (`cut`), in the place of those on the page; the window stays where it is. */
export function putResults(page: HTMLElement, results: HTMLElement, cut: boolean): void {
  const y = scrollY;
  swapParts(page, results, cut);
  document.dispatchEvent(new Event(cardsChanged));
  if (scrollY !== y) scrollTo(0, y);
}

/**
 * Resolves when results can be put into the page: the sheet of filters, where it was closed, has left the history (its step back comes
 * before the next step), and no control is being pressed, which would lose its press where the page moves beneath it.
 */
export async function readyToShow(): Promise<void> {
  // The way forward leads to the entry of a sheet that stays closed, too: no step back comes from there.
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

/** Within the sheet all that is chosen is one step of the history, in the place of the sheet's own. */
export const stepBeside = (step: 'push' | 'replace') =>
  isCovered(filterSheetId) || (isSheetOpen() && history.state?.within === filterSheetId) ? 'replace' : step;

/** Resolves when what was put into the page has been painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, maxPaintMs);
  });
