import { keepFinds } from './find-in-facet.ts';
import { morphChildren } from './morph-children.ts';

/** The named parts of a results page that change with its address; what is not among them stays as it is. */
const swapped = ['head', 'show', 'results', 'facets'] as const;

const part = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[data-part=${name}]`);

/**
 * Makes the parts of `page` say what those of `fresh` say. What is unfolded stays so, the focus stays on the same control, and a range that
 * a hand holds is not taken from it.
 */
export function swapParts(page: HTMLElement, fresh: HTMLElement): void {
  const focused = document.activeElement?.id ?? '';
  unfoldAlike(part(page, 'facets'), part(fresh, 'facets'));
  for (const name of swapped) {
    const [old, next] = [part(page, name), part(fresh, name)];
    if (old && next) morphChildren(old, next);
    else old?.replaceChildren();
  }
  page.dataset.search = fresh.dataset.search ?? '';
  page.dataset.ownPath = fresh.dataset.ownPath ?? '';
  const again = focused ? document.getElementById(focused) : null;
  if (again && again !== document.activeElement) again.focus({ preventScroll: true });
}

function unfoldAlike(old: HTMLElement | null, fresh: HTMLElement | null): void {
  if (!old || !fresh) return;
  keepFinds(old, fresh);
  const unfolded = new Map(foldsOf(old).map((fold) => [nameOf(fold), fold.open]));
  for (const fold of foldsOf(fresh)) fold.open = unfolded.get(nameOf(fold)) ?? fold.open;
}

const foldsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLDetailsElement>('details')];
const nameOf = (fold: HTMLDetailsElement): string =>
  `${fold.closest<HTMLElement>('[data-facet]')?.dataset.facet ?? ''} ${fold.firstElementChild?.textContent ?? ''}`;
