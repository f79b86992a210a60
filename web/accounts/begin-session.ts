import type { SavedState } from '@/domain/accounts/saved-car.ts';
import { type Account, addSession } from '@/web/records/account-sessions.ts';
import type { Database } from '@/web/records/database.ts';
import { addSavedCar } from '@/web/records/saved-cars.ts';
import { hashOf, newToken } from './secrets.ts';

type States = ReadonlyMap<string, SavedState>;

/** Reads the state of vehicles to save; unlisted ones are left out. */
export type ReadCars = (ids: readonly string[]) => Promise<States>;

/** Empty if the search fails: it must not block a sign-in. */
export const statesOf = (cars: readonly string[], readCars: ReadCars): Promise<States> =>
  cars.length === 0 ? Promise.resolve(new Map()) : readCars(cars).catch(() => new Map());

/** Signs a browser in, saves the vehicles it brought, and returns the session's token. */
export async function beginSession(
  transaction: Pick<Database, 'insert' | 'select' | 'delete' | 'transaction'>,
  { id, site }: Account,
  device: string,
  states: States,
): Promise<string> {
  const token = newToken();
  await addSession(transaction, { account: id, site, tokenHash: hashOf(token), device });
  for (const [car, state] of states) await addSavedCar(transaction, { account: id, site }, car, state);
  return token;
}
