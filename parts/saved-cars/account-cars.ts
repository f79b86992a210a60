import { timedSignal } from '@/ui/signals/timed-signal.ts';
import { ownStore, readList, writeList } from './browser-list.ts';
import { type Favourite, favourites, isFavourite } from './favourites.ts';
import { forgetAccount } from './forget-account.ts';
import { isSignedIn, sessionMark } from './is-signed-in.ts';
import { addJoined, joinCars, writeJoined } from './joined-cars.ts';
import { joinSearches } from './joined-searches.ts';
import { showOwnHolds } from './own-holds.ts';
import { postCar } from './post-car.ts';

/** `saved` is what the account has by its last response, `wanted` what was pressed last. */
type Change = { saved: boolean; wanted: boolean; end: Promise<void> };

/** For what the account has, milliseconds. */
const timeoutMs = 8_000;

/** Presses on their way to the account, by car. */
const changes = new Map<string, Change>();
/** Presses here and in other tabs: what was requested before the last of them is too old to be shown. */
let presses = 0;
let readings = 0;

/**
 * Sends a heart that was pressed to the account, or takes what the account holds into the browser's list. True where it has more than before of
 * what this browser saved.
 */
export async function followAccount(site: string, signal: AbortSignal, pressed?: Favourite): Promise<boolean> {
  if (pressed) {
    await notifyAccount(
      site,
      pressed,
      favourites(ownStore, site).some(({ id }) => id === pressed.id),
    );
    return false;
  }
  window.addEventListener('storage', hearTab, { signal });
  const cars = await readAccountCars(site, signal);
  return (isSignedIn() && (await joinSearches(ownStore, site))) || cars;
}

const hearTab = ({ key }: StorageEvent): void => {
  if (key?.endsWith(':favourites')) presses += 1;
};

/**
 * What the browser shows is what the account has: the list is the account's as it was read last. Stays as it is where that cannot be read. True
 * where cars have joined it.
 */
async function readAccountCars(site: string, signal: AbortSignal): Promise<boolean> {
  readings += 1;
  const began = { reading: readings, presses, of: sessionMark() };
  const isOver = () => began.of !== sessionMark() || began.reading !== readings;
  await Promise.all([...changes.values()].map(({ end }) => end));
  const response = await fetch('/api/watchlist/cars', { signal: timedSignal(signal, timeoutMs) });
  // Its response may have removed the mark of a session that ended elsewhere.
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
 * Sends the account a heart that is full, or empty, already (SAVE-01); of one car one press at a
 * time, so that the last one counts.
 */
export function notifyAccount(site: string, car: Favourite, saved: boolean): Promise<void> {
  presses += 1;
  if (saved) addJoined(site, car);
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

/**
 * What the account does not take is taken back, with a message; what was pressed meanwhile stays.
 */
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

const failed = 'We couldn’t save that. Please check your connection and try again.';

/** What went wrong, empty where nothing did. */
async function changeAccountCar(car: Favourite, save: boolean): Promise<string> {
  try {
    const response = await postCar(car, save);
    if (response.ok) return '';
    const { error } = (await response.json()) as { error?: string };
    return error ?? failed;
  } catch {
    return failed;
  }
}
