import { and, count, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { SavedState } from '@/domain/accounts/saved-car.ts';
import { savedCars } from './account-tables.ts';
import { alerts } from './alert-tables.ts';
import type { Database } from './database.ts';
import { lockAccount } from './lock-account.ts';

/** Vehicles that one account saves at most. */
export const maxSavedCars = 200;

export type SavedCar = {
  car: string;
  savedAt: Date;
  saved: SavedState;
  before: SavedState;
  seen: SavedState;
  seenAt: Date;
  note: string;
};

type Writer = Pick<Database, 'transaction'>;
type Owner = { account: string; site: string };

/** Saves a vehicle once, however often that is requested; false where the account has as many as it can have. */
export function addSavedCar(database: Writer, owner: Owner, car: string, state: SavedState): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, owner.account);
    const own = eq(savedCars.account, owner.account);
    const [held] = await transaction.select({ count: count() }).from(savedCars).where(own);
    if ((held?.count ?? 0) >= maxSavedCars) return false;
    await transaction
      .insert(savedCars)
      .values({ ...owner, car, saved: state, before: state, seen: state })
      .onConflictDoNothing();
    return true;
  });
}

const own = (account: string, car: string) => and(eq(savedCars.account, account), eq(savedCars.car, car));

/** Removes a saved vehicle, with what its shopper was to be alerted of. */
export const removeSavedCar = (database: Database, account: string, car: string) =>
  database.transaction(async (transaction) => {
    await transaction.delete(savedCars).where(own(account, car));
    const waiting = and(eq(alerts.account, account), eq(alerts.car, car), isNull(alerts.sentAt));
    await transaction.delete(alerts).where(and(waiting, ne(alerts.kind, 'search')));
  });

export const noteSavedCar = (database: Database, account: string, car: string, note: string) =>
  database.update(savedCars).set({ note }).where(own(account, car));

/** The saved vehicles of an account, the newest first. */
export function listSavedCars(database: Database, account: string): Promise<SavedCar[]> {
  const { car, savedAt, saved, before, seen, seenAt, note } = savedCars;
  return database
    .select({ car, savedAt, saved, before, seen, seenAt, note })
    .from(savedCars)
    .where(eq(savedCars.account, account))
    .orderBy(desc(savedAt), savedCars.car);
}

/** Stores the present state of vehicles as seen; with `newVisit` what was seen last becomes `before`. */
export async function seeSavedCars(
  database: Database,
  account: string,
  states: readonly { car: string; state: SavedState }[],
  newVisit: boolean,
): Promise<void> {
  if (states.length === 0) return;
  const rows = sql.join(
    states.map(({ car, state }) => sql`(${car}, ${JSON.stringify(state)}::jsonb)`),
    sql`, `,
  );
  await database.execute(
    sql`update saved_cars s set seen = v.state, seen_at = now(), before = ${newVisit ? sql`s.seen` : sql`s.before`}
        from (values ${rows}) as v(car, state) where s.account = ${account} and s.car = v.car`,
  );
}
