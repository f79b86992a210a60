import { ownStore } from '@/parts/saved-cars/browser-list.ts';
import { cardsChanged } from '@/parts/saved-cars/cards-changed.ts';
import { type Favourite, favouriteOf } from '@/parts/saved-cars/favourites.ts';
import { comparedCars, toggleCompared } from './compared-cars.ts';

/**
 * Shows on all compare buttons of the page, also on later ones, what is in the browser's list, and
 * reports each change. `pressed` is the vehicle whose button was pressed; `isFull` means that it
 * was refused. `early` lists buttons that were pressed before this was loaded.
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
  // These buttons showed no effect yet: a press meant on, also a second one.
  const isCompared = (car: Favourite | null) => comparedCars(ownStore, site).some(({ id }) => id === car?.id);
  for (const text of new Set(early)) if (!isCompared(favouriteOf(text))) press(text);
}
