import { ownStore } from '@/parts/saved-cars/browser-list.ts';
import { cardsChanged } from '@/parts/saved-cars/cards-changed.ts';
import { type Favourite, favouriteOf } from '@/parts/saved-cars/favourites.ts';
import { comparedCars, toggleCompared } from './compared-cars.ts';

/**
 * Sets all compare buttons of the page by the browser's list, also those that come later, and
 * reports each change. `pressed` is the vehicle whose button was pressed; `isFull` when it found no
 * room. `early` holds the buttons that were pressed before.
 */
export function followCompares(
  site: string,
  notify: (all: readonly Favourite[], pressed: Favourite | null, isFull: boolean) => void,
  early: readonly string[],
  signal: AbortSignal,
): void {
  const show = (pressed: Favourite | null = null, isFull = false) => {
    const all = comparedCars(ownStore, site);
    const ids = new Set(all.map(({ id }) => id));
    for (const button of document.querySelectorAll<HTMLElement>('[data-compare]'))
      button.setAttribute('aria-pressed', String(ids.has(favouriteOf(button.dataset.compare)?.id ?? '')));
    notify(all, pressed, isFull);
  };
  const press = (text?: string) => {
    const car = favouriteOf(text);
    if (car) show(car, !toggleCompared(ownStore, site, car));
  };
  const onClick = ({ target }: Event) => {
    if (target instanceof Element) press(target.closest<HTMLElement>('[data-compare]')?.dataset.compare);
  };
  document.addEventListener('click', onClick, { signal });
  document.addEventListener(cardsChanged, () => show(), { signal });
  window.addEventListener('storage', () => show(), { signal });
  window.addEventListener('pageshow', () => show(), { signal });
  show();
  // Their buttons showed nothing yet: a second press meant the first.
  for (const text of new Set(early)) press(text);
}
