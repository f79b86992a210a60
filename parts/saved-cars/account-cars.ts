import { timedSignal } from '@/ui/signals/timed-signal.ts';
import { ownStore, readList, writeList } from './browser-list.ts';
import { type Favourite, favourites, isFavourite } from './favourites.ts';
import { forgetAccount } from './forget-account.ts';
import { isSignedIn, sessionMark } from './is-signed-in.ts';
import { addJoined, joinCars, writeJoined } from './joined-cars.ts';
import { joinSearches } from './joined-searches.ts';
import { showOwnHolds } from './own-holds.ts';
import { postCar } from './post-car.ts';
import { takeLeftHearts } from './take-left-hearts.ts';

/** `saved` is the account's state by its last response, `wanted` the last press. */
type Change = { saved: boolean; wanted: boolean; end: Promise<boolean> };

/** Presses that are being sent to the account, by car id. */
const changes = new Map<string, Change>();
/** Number of presses here and in other tabs. A list requested before the last press is outdated. */
let presses = 0;
let readings = 0;

/**
 * With `pressed`, sends that heart to the account; true if the account has it as the last press
 * meant. Else reads the account's cars into the browser's list; true if the account took over
 * something that only this browser had saved.
 */
export async function followAccount(site: string, signal: AbortSignal, pressed?: Favourite): Promise<boolean> {
  if (pressed)
    return notifyAccount(
      site,
      pressed,
      favourites(ownStore, site).some(({ id }) => id === pressed.id),
    );
  takeLeftHearts(site);
  window.addEventListener('storage', hearTab, { signal });
  const cars = await readAccountCars(site, signal);
  return (isSignedIn() && (await joinSearches(ownStore, site))) || cars;
}

const hearTab = ({ key }: StorageEvent): void => {
  if (key?.endsWith(':favourites')) presses += 1;
};

/**
 * Replaces the browser's list by the account's, which takes over what only this browser had. True
 * if it took any. The list stays as it is if the account cannot be read.
 */
async function readAccountCars(site: string, signal: AbortSignal): Promise<boolean> {
  readings += 1;
  const began = { reading: readings, presses, of: sessionMark() };
  const isOver = () => began.of !== sessionMark() || began.reading !== readings;
  await Promise.all([...changes.values()].map(({ end }) => end));
  const response = await fetch('/api/watchlist/cars', { signal: timedSignal(signal) });
  // The response may have removed the cookie, if the session was ended elsewhere.
  if (!response.ok) {
    forgetAccount();
    return false;
  }
  const { cars, held = [] } = (await response.json()) as { cars: unknown[]; held?: string[] };
  if (isOver()) return false;
  if (began.presses !== presses) return readAccountCars(site, signal);
  const own = cars.filter(isFavourite);
  const { taken, waiting } = await joinCars(site, own);
  if (isOver()) return false;
  const joined = taken.length > 0;
  if (began.presses !== presses) return (await readAccountCars(site, signal)) || joined;
  showOwnHolds(held, signal);
  writeList(ownStore, site, 'favourites', [...waiting, ...taken, ...own]);
  writeJoined(site, [...taken, ...own]);
  return joined;
}

/**
 * Sends the account a heart that is shown already (SAVE-01): one request at a time for each car, so
 * that the last press counts. False if the account refused it.
 */
export function notifyAccount(site: string, car: Favourite, saved: boolean): Promise<boolean> {
  presses += 1;
  const open = changes.get(car.id);
  if (open) {
    open.wanted = saved;
    return open.end;
  }
  const change: Change = { saved: !saved, wanted: saved, end: Promise.resolve(false) };
  changes.set(car.id, change);
  change.end = send(site, car, change).finally(() => changes.delete(car.id));
  return change.end;
}

/**
 * Undoes in the browser what the account refused, with a message, or leads to sign in with a car that
 * shall be saved (SAVE-02); later presses stay.
 */
async function send(site: string, car: Favourite, change: Change): Promise<boolean> {
  const of = sessionMark();
  const { wanted } = change;
  const { problem, signIn } = await changeAccountCar(car, wanted);
  if (!problem) change.saved = wanted;
  // Only then: a page that was left before the response leaves the car to the next page.
  if (!problem && wanted) addJoined(site, car);
  if (change.wanted !== wanted) return send(site, car, change);
  if (!problem) return true;
  if (of === sessionMark()) {
    const others = readList(ownStore, site, 'favourites', isFavourite).filter(({ id }) => id !== car.id);
    writeList(ownStore, site, 'favourites', change.saved ? [car, ...others] : others);
  } else forgetAccount();
  if (signIn && wanted) location.assign(signIn);
  else alert(problem);
  return false;
}

const failed = 'We couldn’t save that. Please check your connection and try again.';

/** `problem` is empty on success; `signIn` is where to sign in, if the session has ended. */
type Changed = { problem: string; signIn?: string | undefined };

async function changeAccountCar(car: Favourite, save: boolean): Promise<Changed> {
  try {
    const response = await postCar(car, save);
    if (response.ok) return { problem: '' };
    const { error = failed, signIn } = (await response.json()) as { error?: string; signIn?: string };
    return { problem: error, signIn };
  } catch {
    return { problem: failed };
  }
}
