import { ownStore, readList, writeList } from './browser-list.ts';
import { type Favourite, favourites } from './favourites.ts';
import { postCar } from './post-car.ts';

const listName = 'joined-favourites';
const joinedIds = (site: string) => readList(ownStore, site, listName, (id) => typeof id === 'string');

/**
 * Stores the cars that the account got, or had at the last read: one that was removed from the
 * account since is not sent again.
 */
export const writeJoined = (site: string, cars: readonly Favourite[]): void =>
  writeList(
    ownStore,
    site,
    listName,
    cars.map(({ id }) => id),
  );

export function addJoined(site: string, { id }: Favourite): void {
  const ids = joinedIds(site);
  if (!ids.includes(id)) writeList(ownStore, site, listName, [id, ...ids]);
}

/** The car is sent again, if the account does not have it. */
export const removeJoined = (site: string, car: Favourite): void =>
  writeList(
    ownStore,
    site,
    listName,
    joinedIds(site).filter((id) => id !== car.id),
  );

/**
 * Sends the account the cars that this browser saved before the sign-in (SAVE-02). `own` is what
 * the account has. Returns the cars it took, and those that wait for the next page because the
 * request failed; refused cars are in neither.
 */
export async function joinCars(
  site: string,
  own: readonly Favourite[],
): Promise<{ taken: Favourite[]; waiting: Favourite[] }> {
  const joined = new Set([...joinedIds(site), ...own.map(({ id }) => id)]);
  const cars = favourites(ownStore, site).filter(({ id }) => !joined.has(id));
  const taken: Favourite[] = [];
  for (const [at, car] of cars.entries()) {
    const response = await postCar(car, true).catch(() => null);
    if (response?.ok) taken.push(car);
    else if (response?.status !== 409 && response?.status !== 400) return { taken, waiting: cars.slice(at) };
  }
  return { taken, waiting: [] };
}
