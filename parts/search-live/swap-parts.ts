import { keepFinds } from './find-in-facet.ts';

/** The named parts of a results page that change with its address; what is not among them stays as it is. */
const swapped = ['head', 'show', 'results'] as const;

const part = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[data-part=${name}]`);

/**
 * Puts the parts of `fresh` in the places of those of `page`. What is unfolded stays so, the focus stays on the same control, and a range
 * that a hand holds is not taken from it.
 */
export function swapParts(page: HTMLElement, fresh: HTMLElement): void {
  const focused = document.activeElement?.id ?? '';
  for (const name of swapped) part(page, name)?.replaceChildren(...(part(fresh, name)?.childNodes ?? []));
  swapFacets(part(page, 'facets'), part(fresh, 'facets'));
  page.dataset.search = fresh.dataset.search ?? '';
  const again = focused ? document.getElementById(focused) : null;
  if (again && again !== document.activeElement) again.focus({ preventScroll: true });
}

function swapFacets(old: HTMLElement | null, fresh: HTMLElement | null): void {
  if (!old || !fresh) return;
  keepFinds(old, fresh);
  const unfolded = new Map(foldsOf(old).map((fold) => [nameOf(fold), fold.open]));
  for (const fold of foldsOf(fresh)) fold.open = unfolded.get(nameOf(fold)) ?? fold.open;
  const held = document.activeElement?.closest<HTMLElement>('[data-range]');
  const place = held && old.contains(held) ? fresh.querySelector(`[data-range=${held.dataset.range}]`) : null;
  if (!held || !place || place.parentElement !== fresh || held.parentElement !== old) {
    old.replaceChildren(...fresh.childNodes);
    return;
  }
  const all = [...fresh.children];
  const at = all.indexOf(place);
  for (const sibling of [...old.children]) if (sibling !== held) sibling.remove();
  held.before(...all.slice(0, at));
  held.after(...all.slice(at + 1));
}

const foldsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLDetailsElement>('details')];
const nameOf = (fold: HTMLDetailsElement): string =>
  `${fold.closest<HTMLElement>('[data-facet]')?.dataset.facet ?? ''} ${fold.firstElementChild?.textContent ?? ''}`;
