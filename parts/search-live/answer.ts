import { cardsChanged } from '@/parts/saved-cars/follow-hearts.ts';
import { filterSheetId } from '@/parts/search-filters/filter-view.ts';
import { cardsInSight, untilCards } from './in-sight.ts';
import { swapParts } from './swap-parts.ts';

/** What puts an answer in its place. */
export type AnswerTools = typeof import('./answer.ts');

/** How long the rest of an answer waits for a paint that does not come, as in a tab behind, milliseconds. */
const longestPaintMs = 200;

/** The results in an answer, and the title of their page. */
export function readAnswer(html: string): { fresh: HTMLElement | null; title: string } {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return { fresh: parsed.querySelector<HTMLElement>('[data-search]'), title: parsed.title };
}

/** As much of an answer as will stand in sight: where the sheet of filters covers the cards, all. */
export const inSight = (html: string, page: HTMLElement): string =>
  document.querySelector(`#${filterSheetId}:popover-open`) ? html : untilCards(html, cardsInSight(page));

/** Puts results, or the part of them in sight (`cut`), in the place of those that stand; the window stays where it is. */
export function putResults(page: HTMLElement, results: HTMLElement, cut: boolean): void {
  const y = scrollY;
  swapParts(page, results, cut);
  document.dispatchEvent(new Event(cardsChanged));
  if (scrollY !== y) scrollTo(0, y);
}

/** Resolves when what was put into the page has been painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestPaintMs);
  });
