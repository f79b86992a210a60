import { timedSignal } from '@/ui/signals/timed-signal.ts';
import { ownStore, readList, writeList } from './browser-list.ts';
import { type Favourite, favourites, isFavourite } from './favourites.ts';
import { forgetAccount } from './forget-account.ts';
import { isSignedIn, sessionMark } from './is-signed-in.ts';
import { joinSearches } from './joined-searches.ts';
import { showOwnHolds } from './own-holds.ts';

/** `saved` is what the account has as far as it has answered, `wanted` what was pressed last. */
type Change = { saved: boolean; wanted: boolean; end: Promise<void> };

/** Presses on their way to the account, by car. */
const changes = new Map<string, Change>();
/** Presses here and in other tabs: what was requested before the last of them is too old to be shown. */
let presses = 0;
let readings = 0;

/** Sends a heart that was pressed to the account, or takes what the account holds into the browser's list. */
export async function followAccount(site: string, signal: AbortSignal, pressed?: Favourite): Promise<void> {
  if (pressed)
    return notifyAccount(
      site,
      pressed,
      favourites(ownStore, site).some(({ id }) => id === pressed.id),
    );
  window.addEventListener('storage', hearTab, { signal });
  await readAccountCars(site, signal);
  if (isSignedIn()) await joinSearches(ownStore, site);
}

const hearTab = ({ key }: StorageEvent): void => {
  if (key?.endsWith(':favourites')) presses += 1;
};

/** What the browser shows is what the account has: the list is the account's as it was read last. Stays as it is where that cannot be read. */
async function readAccountCars(site: string, signal: AbortSignal): Promise<void> {
  readings += 1;
  const began = { reading: readings, presses, of: sessionMark() };
  await Promise.all([...changes.values()].map(({ end }) => end));
  const response = await fetch('/api/watchlist/cars', { signal: timedSignal(signal, timeoutMs) });
  // Its answer may have taken the mark of a session that ended elsewhere.
  if (!response.ok) return forgetAccount();
  const { cars, held = [] } = (await response.json()) as { cars: unknown[]; held?: string[] };
  if (began.of !== sessionMark() || began.reading !== readings) return;
  if (began.presses !== presses) return readAccountCars(site, signal);
  showOwnHolds(held, signal);
  writeList(ownStore, site, 'favourites', cars.filter(isFavourite));
}

/** Tells the account of a heart that is full, or empty, already (SAVE-01); of one car one press at a time, so that the last one counts. */
export function notifyAccount(site: string, car: Favourite, saved: boolean): Promise<void> {
  presses += 1;
  const open = changes.get(car.id);
  if (open) {
    open.wanted = saved;
    return open.end;
  }
  const change: Change = { saved: !saved, wanted: saved, end: Promise.resolve() };
  changes.set(car.id, change);
  change.end = send(site, car, change).finally(() => changes.delete(car.id));
  return change.end;
}

/** What the account does not take is taken back and said; what was pressed meanwhile stays. */
async function send(site: string, car: Favourite, change: Change): Promise<void> {
  const of = sessionMark();
  const { wanted } = change;
  const problem = await changeAccountCar(car, wanted);
  if (!problem) change.saved = wanted;
  if (change.wanted !== wanted) return send(site, car, change);
  if (!problem) return;
  if (of === sessionMark()) {
    const others = readList(ownStore, site, 'favourites', isFavourite).filter(({ id }) => id !== car.id);
    writeList(ownStore, site, 'favourites', change.saved ? [car, ...others] : others);
  } else forgetAccount();
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
