import { readList, writeList } from './browser-list.ts';
import { type Favourite, favourites, isFavourite } from './favourites.ts';
import { showOwnHolds } from './own-holds.ts';

/** Sends a heart that was pressed to the account, or takes what the account holds into the browser's list. */
export async function followAccount(site: string, signal: AbortSignal, pressed?: Favourite): Promise<void> {
  if (!pressed) await readAccountCars(site, signal);
  else
    await tellAccount(
      site,
      pressed,
      favourites(localStorage, site).some(({ id }) => id === pressed.id),
    );
}

/** What the browser shows is what the account has: the list is the account's as it was read last. Null where no one is signed in (any more). */
async function readAccountCars(site: string, signal: AbortSignal): Promise<Favourite[] | null> {
  const response = await fetch('/api/watchlist/cars', { signal });
  if (!response.ok) return null;
  const { cars, held = [] } = (await response.json()) as { cars: unknown[]; held?: string[] };
  showOwnHolds(held, signal);
  const read = cars.filter(isFavourite);
  writeList(localStorage, site, 'favourites', read);
  return read;
}

/**
 * Tells the account of a heart that is full, or empty, already (SAVE-01). What the account does not take is taken back and said; what was
 * pressed meanwhile stays.
 */
export async function tellAccount(site: string, car: Favourite, saved: boolean): Promise<void> {
  const problem = await changeAccountCar(car, saved);
  if (!problem) return;
  const others = readList(localStorage, site, 'favourites', isFavourite).filter(({ id }) => id !== car.id);
  writeList(localStorage, site, 'favourites', saved ? others : [car, ...others]);
  alert(problem);
}

/** For the answer to a press, milliseconds. */
const timeoutMs = 8_000;

const failed = 'We couldn’t save that. Please check your connection and try again.';

/** What went wrong, empty where nothing did. */
async function changeAccountCar(car: Favourite, save: boolean): Promise<string> {
  try {
    const response = await fetch(`/api/watchlist/${save ? 'save-car' : 'remove-car'}`, {
      method: 'POST',
      // A page that is left at once loses nothing.
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ car_id: car.id }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return '';
    const { error } = (await response.json()) as { error?: string };
    return error ?? failed;
  } catch {
    return failed;
  }
}
