import { earlyInput } from '@/ui/hydration/early-input.ts';
import { ownStore } from './browser-list.ts';
import { cardsChanged } from './cards-changed.ts';
import { type Favourite, favouriteOf, favourites, toggleFavourite } from './favourites.ts';
import { isSignedIn } from './is-signed-in.ts';

/**
 * Shows on all hearts of the page, also on later ones, what is in the browser's favourites, and
 * reports each change: the new list, and the vehicle that was pressed.
 */
export function followHearts(
  site: string,
  notify: (all: readonly Favourite[], pressed: Favourite | null) => void,
  signal: AbortSignal,
): void {
  const show = (pressed: Favourite | null = null): void => {
    const all = favourites(ownStore, site);
    const ids = new Set(all.map(({ id }) => id));
    for (const heart of document.querySelectorAll<HTMLElement>('[data-favourite]'))
      heart.setAttribute('aria-pressed', String(ids.has(favouriteOf(heart.dataset.favourite)?.id ?? '')));
    notify(all, pressed);
  };
  /** For a signed-in shopper: sends the pressed heart to the account, or else reads its list. */
  const withAccount = (pressed?: Favourite) => {
    if (!isSignedIn()) return;
    const done = () => show();
    const failed = () => {
      if (pressed) {
        toggleFavourite(ownStore, site, pressed);
        alert('We couldn’t save that. Please check your connection and try again.');
      }
      show();
    };
    void import('./account-cars.ts').then((it) => it.followAccount(site, signal, pressed)).then(done, failed);
  };
  const press = (car: Favourite) => {
    // The account itself limits the number.
    toggleFavourite(ownStore, site, car, isSignedIn() ? Number.POSITIVE_INFINITY : undefined);
    show(car);
    withAccount(car);
  };
  const onClick = ({ target }: Event) => {
    const heart = target instanceof Element ? target.closest<HTMLElement>('[data-favourite]') : null;
    const car = favouriteOf(heart?.dataset.favourite);
    if (car) press(car);
  };
  document.addEventListener('click', onClick, { signal });
  document.addEventListener(cardsChanged, () => show(), { signal });
  window.addEventListener('storage', () => show(), { signal });
  const onShown = ({ persisted }: PageTransitionEvent) => {
    show();
    if (persisted) withAccount();
  };
  window.addEventListener('pageshow', onShown, { signal });
  show();
  withAccount();
  // Hearts that showed no effect yet: a press meant on.
  for (const car of earlyInput()?.left('favourite').map(favouriteOf) ?? [])
    if (car && !favourites(ownStore, site).some(({ id }) => id === car.id)) press(car);
}
