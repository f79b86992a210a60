import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { visitGapMs } from '@/domain/accounts/since-visit.ts';
import { accountSearches } from './account-tables.ts';
import { alerts } from './alert-tables.ts';
import type { Database } from './database.ts';
import { lockAccount } from './lock-account.ts';

/** Searches that one account stores at most. */
export const maxAccountSearches = 20;

export type AccountSearch = { name: string; address: string; newAfter: Date };

/** Adds searches whose names the account does not have, as far as there is room; returns how many it added. */
export async function addAccountSearches(
  database: Database,
  account: string,
  searches: readonly { name: string; address: string }[],
  now: number,
): Promise<number> {
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, account);
    const own = eq(accountSearches.account, account);
    const [held] = await transaction.select({ count: count() }).from(accountSearches).where(own);
    const room = maxAccountSearches - (held?.count ?? 0);
    if (searches.length === 0 || room <= 0) return 0;
    const at = new Date(now);
    const rows = searches
      .slice(0, room)
      .map((search) => ({ ...search, account, savedAt: at, seenAt: at, newAfter: at }));
    const { name } = accountSearches;
    return (await transaction.insert(accountSearches).values(rows).onConflictDoNothing().returning({ name })).length;
  });
}

/**
 * The searches of an account, the newest first, as a visit sees them: what was listed after
 * `newAfter`, the end of the visit before, is new.
 */
export async function seeAccountSearches(database: Database, account: string, now: number): Promise<AccountSearch[]> {
  const { name, address, newAfter, savedAt, seenAt } = accountSearches;
  const own = eq(accountSearches.account, account);
  const isNewVisit = sql`${seenAt} < ${new Date(now - visitGapMs)}`;
  await database
    .update(accountSearches)
    .set({ newAfter: sql`case when ${isNewVisit} then ${seenAt} else ${newAfter} end`, seenAt: new Date(now) })
    .where(own);
  return database.select({ name, address, newAfter }).from(accountSearches).where(own).orderBy(desc(savedAt), name);
}

/** The present searches of an account, for its export. */
export const listAccountSearches = (database: Database, account: string) => {
  const { name, address, savedAt } = accountSearches;
  return database.select({ name, address, savedAt }).from(accountSearches).where(eq(accountSearches.account, account));
};

/** Removes a saved search, with what its shopper was to be alerted of. */
export const removeAccountSearch = (database: Database, account: string, name: string) =>
  database.transaction(async (transaction) => {
    const own = and(eq(accountSearches.account, account), eq(accountSearches.name, name));
    await transaction.delete(accountSearches).where(own);
    const waiting = and(eq(alerts.account, account), eq(alerts.search, name), isNull(alerts.sentAt));
    await transaction.delete(alerts).where(and(waiting, eq(alerts.kind, 'search')));
  });
