import { restoreFinds } from './find-in-facet.ts';
import { morphChildren } from './morph-children.ts';

/** The parts of a results page that depend on its address; the rest stays. */
const swapped = ['head', 'show', 'results', 'facets'] as const;

const part = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[data-part=${name}]`);

/**
 * Makes the parts of `page` equal to those of `fresh`, and announces the number of cars to screen
 * readers. Open folds, the focus and a range in use stay. With `cut`, `fresh` ends behind its
 * visible part: the rest of the page stays until the whole is given.
 */
export function swapParts(page: HTMLElement, fresh: HTMLElement, cut: boolean): void {
  const focused = document.activeElement?.id ?? '';
  const unfinished = cut ? unfinishedOf(fresh) : new Set<Element>();
  unfoldAlike(part(page, 'facets'), part(fresh, 'facets'));
  for (const name of swapped) {
    const [old, next] = [part(page, name), part(fresh, name)];
    if (old && next) morphChildren(old, next, unfinished);
    else if (!cut) old?.replaceChildren();
  }
  page.dataset.search = fresh.dataset.search ?? '';
  page.dataset.ownPath = fresh.dataset.ownPath ?? '';
  const again = focused ? document.getElementById(focused) : null;
  if (again && again !== document.activeElement) again.focus({ preventScroll: true });
  const failure = part(page, 'failure');
  if (failure) failure.hidden = true;
  if (!cut) notifyCount(page);
}

/** The elements that a response cut off before a card leaves open. */
function unfinishedOf(fresh: Element): Set<Element> {
  const unfinished = new Set<Element>();
  for (let last: Element | null = fresh; last && last.localName !== 'li'; last = last.lastElementChild)
    unfinished.add(last);
  return unfinished;
}

/**
 * Screen readers skip an unchanged text, and pages of one search have the same count: so further
 * pages name their number.
 */
function notifyCount(page: HTMLElement): void {
  const status = part(page, 'status');
  const count = page.querySelector('[data-count]')?.textContent ?? '';
  const number = page.querySelector('a[aria-current=page]')?.textContent ?? '1';
  if (status) status.textContent = `${count} found${number === '1' ? '' : `, page ${number}`}`;
}

function unfoldAlike(old: HTMLElement | null, fresh: HTMLElement | null): void {
  if (!old || !fresh) return;
  restoreFinds(old, fresh);
  const unfolded = new Map(foldsOf(old).map((fold) => [nameOf(fold), fold.open]));
  for (const fold of foldsOf(fresh)) fold.open = unfolded.get(nameOf(fold)) ?? fold.open;
}

const foldsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLDetailsElement>('details')];
const nameOf = (fold: HTMLDetailsElement): string =>
  `${fold.closest<HTMLElement>('[data-facet]')?.dataset.facet ?? ''} ${fold.firstElementChild?.textContent ?? ''}`;
