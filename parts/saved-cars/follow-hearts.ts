import { type Favourite, favouriteOf, favourites, toggleFavourite } from './favourites.ts';

/** A results page says so after it put others in the place of its cards. */
export const cardsChanged = 'forecourt:cards';

/**
 * Keeps all hearts of the page as the browser's favourites are, also those that come later, and tells each change: who is now among them,
 * and the vehicle that was pressed.
 */
export function followHearts(
  site: string,
  tell: (all: readonly Favourite[], pressed: Favourite | null) => void,
  signal: AbortSignal,
): void {
  const show = (pressed: Favourite | null = null) => {
    const all = favourites(localStorage, site);
    const ids = new Set(all.map(({ id }) => id));
    for (const heart of document.querySelectorAll<HTMLElement>('[data-favourite]'))
      heart.setAttribute('aria-pressed', String(ids.has(favouriteOf(heart.dataset.favourite)?.id ?? '')));
    tell(all, pressed);
  };
  const onClick = ({ target }: Event) => {
    const heart = target instanceof Element ? target.closest<HTMLElement>('[data-favourite]') : null;
    const car = favouriteOf(heart?.dataset.favourite);
    if (!car) return;
    toggleFavourite(localStorage, site, car);
    show(car);
  };
  document.addEventListener('click', onClick, { signal });
  document.addEventListener(cardsChanged, () => show(), { signal });
  window.addEventListener('storage', () => show(), { signal });
  window.addEventListener('pageshow', () => show(), { signal });
  show();
}
