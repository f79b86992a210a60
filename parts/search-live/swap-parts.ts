import { restoreFinds } from './find-in-facet.ts';
import { morphChildren } from './morph-children.ts';

/** The named parts of a results page that change with its address; what is not among them stays as it is. */
const swapped = ['head', 'show', 'results', 'facets'] as const;

const part = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[data-part=${name}]`);

/**
 * Makes the parts of `page` equal to those of `fresh`, and announces to screen readers how many cars that
 * are. What is unfolded stays so, the focus stays on the same control, and a range that a hand
 * holds is not taken from it. Of a response that is `cut` off behind what is in sight only that
 * is taken: what is behind it stays until the whole is given.
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

/** The elements in which a response ends that is cut off before a card. */
function unfinishedOf(fresh: Element): Set<Element> {
  const unfinished = new Set<Element>();
  for (let last: Element | null = fresh; last && last.localName !== 'li'; last = last.lastElementChild)
    unfinished.add(last);
  return unfinished;
}

/**
 * The count of two pages of one search is the same: what does not change is not read out, so a
 * further page names its number.
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
