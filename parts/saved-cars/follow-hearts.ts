import { leftPresses } from '@/ui/hydration/early-input.ts';
import { ownStore } from './browser-list.ts';
import { cardsChanged } from './cards-changed.ts';
import { type Favourite, favouriteOf, favourites, toggleFavourite } from './favourites.ts';
import { isSignedIn } from './is-signed-in.ts';

/**
 * Shows on all hearts of the page, also on later ones, what is in the browser's favourites, and
 * reports each change: the new list, and the vehicle that was pressed once that has succeeded.
 */
export function followHearts(
  site: string,
  notify: (all: readonly Favourite[], pressed: Favourite | null) => void,
  signal: AbortSignal,
): void {
  let ids: Set<string>;
  const show = (pressed: Favourite | null = null): void => {
    const all = favourites(ownStore, site);
    ids = new Set(all.map(({ id }) => id));
    for (const heart of document.querySelectorAll<HTMLElement>('[data-favourite]'))
      heart.setAttribute('aria-pressed', String(ids.has(favouriteOf(heart.dataset.favourite)?.id ?? '')));
    notify(all, pressed);
  };
  /** For a signed-in shopper: sends the pressed heart to the account, or else reads its list. */
  const withAccount = (pressed?: Favourite) => {
    if (!isSignedIn()) return;
    const done = (taken: boolean) => show(taken ? pressed : null);
    const failed = () => {
      if (pressed) {
        toggleFavourite(ownStore, site, pressed);
        alert('We couldn’t save that. Please check your connection and try again.');
      }
      show();
    };
    void import('./account-cars.ts').then((it) => it.followAccount(site, signal, pressed)).then(done, failed);
  };
  /** `on`: the heart showed no effect yet, so the press meant on. */
  const press = (text?: string, on?: boolean) => {
    const car = favouriteOf(text);
    if (!car || (on && ids.has(car.id))) return;
    // The account itself limits the number.
    toggleFavourite(ownStore, site, car, isSignedIn() ? Number.POSITIVE_INFINITY : undefined);
    show(isSignedIn() ? null : car);
    withAccount(car);
  };
  const onClick = ({ target }: Event) => {
    if (target instanceof Element) press(target.closest<HTMLElement>('[data-favourite]')?.dataset.favourite);
  };
  document.addEventListener('click', onClick, { signal });
  document.addEventListener(cardsChanged, () => show(), { signal });
  addEventListener('storage', () => show(), { signal });
  const onShown = ({ persisted }: PageTransitionEvent) => {
    show();
    if (persisted) withAccount();
  };
  addEventListener('pageshow', onShown, { signal });
  show();
  withAccount();
  for (const text of leftPresses('favourite')) press(text, true);
}
