import { and, desc, eq } from 'drizzle-orm';
import { wheelSpins } from './account-tables.ts';
import type { Database } from './database.ts';

export type Spin = Pick<typeof wheelSpins.$inferSelect, 'prize' | 'isWin' | 'code' | 'spunAt'>;
type Person = { site: string; promotion: string; person: string };

const columns = {
  prize: wheelSpins.prize,
  isWin: wheelSpins.isWin,
  code: wheelSpins.code,
  spunAt: wheelSpins.spunAt,
};

/** The go of a person at a promotion; null where they have not had it. */
export async function findSpin(database: Database, { site, promotion, person }: Person): Promise<Spin | null> {
  const own = and(eq(wheelSpins.site, site), eq(wheelSpins.promotion, promotion), eq(wheelSpins.person, person));
  const [row] = await database.select(columns).from(wheelSpins).where(own);
  return row ?? null;
}

/** Writes a person's one go, and returns it; an earlier one counts instead, also of requests at one moment. */
export async function insertSpin(
  database: Database,
  of: Person,
  drawn: { account: string; prize: string; isWin: boolean; code: string },
): Promise<Spin> {
  const [row] = await database
    .insert(wheelSpins)
    .values({ ...of, ...drawn })
    .onConflictDoNothing()
    .returning(columns);
  const spin = row ?? (await findSpin(database, of));
  if (!spin) throw new Error('The go was not written.');
  return spin;
}

export type Win = { code: string; prize: string; promotion: string; spunAt: Date };

/** The prizes that were won on a site, the latest first: staff compare the code that a winner shows. */
export function winsOfSite(database: Database, site: string): Promise<Win[]> {
  const { code, prize, promotion, spunAt } = wheelSpins;
  return database
    .select({ code, prize, promotion, spunAt })
    .from(wheelSpins)
    .where(and(eq(wheelSpins.site, site), eq(wheelSpins.isWin, true)))
    .orderBy(desc(spunAt))
    .limit(200);
}
