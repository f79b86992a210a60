import { ownStore, readList, writeList } from './browser-list.ts';
import { type Favourite, favourites } from './favourites.ts';
import { postCar } from './post-car.ts';

const listName = 'joined-favourites';
const joinedIds = (site: string) => readList(ownStore, site, listName, (id) => typeof id === 'string');

/** Cars that were sent to the account, or that it had at the last read: one that it lost since is not sent again. */
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

/**
 * Takes the cars that this browser saved before its shopper signed in into the account, where the sign-in did not (SAVE-02). `own` is what the
 * account has. Returns what it took, and what waits for the next page since it could not be reached; what it refused is neither.
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
