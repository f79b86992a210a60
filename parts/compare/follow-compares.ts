import { type Favourite, favouriteOf } from '@/parts/saved-cars/favourites.ts';
import { cardsChanged } from '@/parts/saved-cars/follow-hearts.ts';
import { comparedCars, toggleCompared } from './compared-cars.ts';

/**
 * Keeps all compare buttons of the page as the browser's list is, also those that come later, and tells each change. `pressed` is the
 * vehicle whose button was pressed; `isFull` when it found no room.
 */
export function followCompares(
  site: string,
  tell: (all: readonly Favourite[], pressed: Favourite | null, isFull: boolean) => void,
  signal: AbortSignal,
): void {
  const show = (pressed: Favourite | null = null, isFull = false) => {
    const all = comparedCars(localStorage, site);
    const ids = new Set(all.map(({ id }) => id));
    for (const button of document.querySelectorAll<HTMLElement>('[data-compare]'))
      button.setAttribute('aria-pressed', String(ids.has(favouriteOf(button.dataset.compare)?.id ?? '')));
    tell(all, pressed, isFull);
  };
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-compare]') : null;
    const car = favouriteOf(button?.dataset.compare);
    if (car) show(car, !toggleCompared(localStorage, site, car));
  };
  document.addEventListener('click', onClick, { signal });
  document.addEventListener(cardsChanged, () => show(), { signal });
  window.addEventListener('storage', () => show(), { signal });
  window.addEventListener('pageshow', () => show(), { signal });
  show();
}
