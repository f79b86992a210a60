import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { holdEvents, holds, papers } from './hold-tables.ts';

type Person = { site: string; phone: string };

/** No money moved, so its receipt is not a tax record. */
const withoutDeposit = and(eq(holds.depositCents, 0), eq(holds.money, 'none'));
const ended = inArray(holds.state, ['released', 'expired']);

/**
 * Erases the person from their reservations without a deposit: now, or once the reservation is
 * over. Its number and its car stay.
 */
export async function forgetPerson(database: Database, { site, phone }: Person): Promise<void> {
  const own = and(eq(holds.site, site), eq(holds.phone, phone), withoutDeposit);
  await database.update(holds).set({ forgetAt: sql`now()` }).where(own);
  await forget(database, and(own, ended));
}

/**
 * The same for reservations that went on after their person deleted the account: a day after they
 * ended, since the last message may still leave, and 30 days after a sale, for the handover.
 */
export const forgetPeople = (database: Database): Promise<void> =>
  forget(
    database,
    sql`(${ended} and ${holds.changedAt} < now() - interval '1 day'
      or ${holds.state} = 'applied' and ${holds.changedAt} < now() - interval '30 days')`,
  );

async function forget(database: Database, which: SQL | undefined): Promise<void> {
  await database.transaction(async (transaction) => {
    const nameless = { name: 'Name erased', email: '', phone: '', token: sql`gen_random_uuid()`, purchase: null };
    const rows = await transaction
      .update(holds)
      .set({ ...nameless, forgetAt: null })
      .where(and(isNotNull(holds.forgetAt), withoutDeposit, which))
      .returning({ id: holds.id });
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await transaction.update(papers).set({ content: null, message: null }).where(inArray(papers.hold, ids));
    await transaction.update(holdEvents).set({ reason: '', message: null }).where(inArray(holdEvents.hold, ids));
  });
}
