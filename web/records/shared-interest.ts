import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SavedState } from '@/domain/accounts/saved-car.ts';
import { accounts, savedCars } from './account-tables.ts';
import type { Database } from './database.ts';
import { leads } from './lead-tables.ts';

/** Vehicles that are shown beside an enquiry at most, and in the list of a site. */
const maxBeside = 20;
const maxListed = 100;

/**
 * Switches what staff see of an account on, with the text that the shopper read, or off; off
 * forgets what was compared.
 */
export const shareInterest = (database: Database, account: string, terms: string | null) =>
  database
    .update(accounts)
    .set(
      terms === null ? { sharedAt: null, sharedTerms: '', compared: [] } : { sharedAt: sql`now()`, sharedTerms: terms },
    )
    .where(eq(accounts.id, account));

/** Stores which vehicles an account compares, if it shares that. */
export const writeCompared = (database: Database, account: string, slugs: readonly string[]) =>
  database
    .update(accounts)
    .set({ compared: [...slugs] })
    .where(and(eq(accounts.id, account), isNotNull(accounts.sharedAt)));

/** Names the account that sent an enquiry of its site, once, where it shares what it saved. */
export const nameSender = (database: Database, site: string, lead: string, account: string) =>
  database
    .update(leads)
    .set({ account })
    .where(
      and(
        eq(leads.id, lead),
        eq(leads.site, site),
        isNull(leads.account),
        sql`exists (select from accounts a where a.id = ${account} and a.site = ${site} and a.shared_at is not null)`,
      ),
    );

export type SharedInterest = {
  sharedAt: Date;
  saved: { car: string; savedAt: Date; seen: SavedState }[];
  compared: string[];
};

/** What the sender of an enquiry saved and compared, as long as they let staff see it; else null. */
export async function interestOf(database: Database, site: string, lead: string): Promise<SharedInterest | null> {
  const [row] = await database
    .select({ account: accounts.id, sharedAt: accounts.sharedAt, compared: accounts.compared })
    .from(leads)
    .innerJoin(accounts, and(eq(accounts.id, leads.account), eq(accounts.site, leads.site)))
    .where(and(eq(leads.id, lead), eq(leads.site, site), isNotNull(accounts.sharedAt)));
  if (!row?.sharedAt) return null;
  const { car, savedAt, seen } = savedCars;
  const saved = await database
    .select({ car, savedAt, seen })
    .from(savedCars)
    .where(eq(savedCars.account, row.account))
    .orderBy(desc(savedAt), car)
    .limit(maxBeside);
  return { sharedAt: row.sharedAt, saved, compared: row.compared };
}

export type SavedCount = { car: string; saves: number; name: string; slug: string };

/** How many accounts of a site have saved each vehicle, the largest number first; it names no account. */
export function savesByCar(database: Database, site: string): Promise<SavedCount[]> {
  const { car } = savedCars;
  const saves = count();
  return database
    .select({
      car,
      saves,
      name: sql<string>`max(${savedCars.seen}->>'name')`,
      slug: sql<string>`max(${savedCars.seen}->>'slug')`,
    })
    .from(savedCars)
    .where(eq(savedCars.site, site))
    .groupBy(car)
    .orderBy(desc(saves), car)
    .limit(maxListed);
}
