import { and, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { sessionRules } from '@/domain/accounts/sign-in-rules.ts';
import { isUuid } from '@/domain/text/uuid.ts';
import { accountSessions, accounts } from './account-tables.ts';
import type { Database } from './database.ts';

export type Account = Pick<
  typeof accounts.$inferSelect,
  'id' | 'site' | 'phone' | 'name' | 'lastName' | 'email' | 'postcode' | 'sharedAt'
>;

export type Session = { id: string; account: Account; rotatedAt: Date; usedAt: Date; isFormer: boolean };

const { id, site, phone, name, lastName, email, postcode, sharedAt } = accounts;
export const accountColumns = { id, site, phone, name, lastName, email, postcode, sharedAt };

/** The account of a number on a site, made at the first sign-in. */
export async function ensureAccount(
  database: Pick<Database, 'insert'>,
  of: { site: string; phone: string },
): Promise<Account> {
  const [row] = await database
    .insert(accounts)
    .values(of)
    // An update that changes nothing: the row comes back whether it was there or not.
    .onConflictDoUpdate({ target: [accounts.site, accounts.phone], set: { phone: of.phone } })
    .returning(accountColumns);
  if (!row) throw new Error('The account was not written.');
  return row;
}

type NewSession = { account: string; site: string; tokenHash: string; device: string };

/** Signs a browser in; of too many devices the one unused for the longest time is signed out. */
export async function addSession(
  database: Pick<Database, 'insert' | 'select' | 'delete'>,
  session: NewSession,
): Promise<void> {
  await database.insert(accountSessions).values(session);
  const others = database
    .select({ id: accountSessions.id })
    .from(accountSessions)
    .where(eq(accountSessions.account, session.account))
    .orderBy(desc(accountSessions.usedAt))
    .offset(sessionRules.maxDevices);
  await database.delete(accountSessions).where(inArray(accountSessions.id, others));
}

/** The session of a token on its own site (a session of one site is nothing on another); null for none, and for one that was idle too long. */
export async function findSession(
  database: Database,
  of: { site: string; tokenHash: string; now: number },
): Promise<Session | null> {
  const isFresh = gt(accountSessions.usedAt, new Date(of.now - sessionRules.idleMs));
  const isOverlap = and(
    eq(accountSessions.formerHash, of.tokenHash),
    gt(accountSessions.rotatedAt, new Date(of.now - sessionRules.overlapMs)),
  );
  const [row] = await database
    .select({
      id: accountSessions.id,
      rotatedAt: accountSessions.rotatedAt,
      usedAt: accountSessions.usedAt,
      tokenHash: accountSessions.tokenHash,
      account: accountColumns,
    })
    .from(accountSessions)
    .innerJoin(accounts, eq(accounts.id, accountSessions.account))
    .where(and(eq(accountSessions.site, of.site), isFresh, or(eq(accountSessions.tokenHash, of.tokenHash), isOverlap)));
  if (!row) return null;
  const { tokenHash, ...session } = row;
  return { ...session, isFormer: tokenHash !== of.tokenHash };
}

/** Gives a session a new token; false where another request has just done so. */
export async function rotateSession(
  database: Database,
  of: { session: string; from: string; to: string; now: number },
): Promise<boolean> {
  const rotated = await database
    .update(accountSessions)
    .set({ tokenHash: of.to, formerHash: of.from, rotatedAt: new Date(of.now), usedAt: new Date(of.now) })
    .where(and(eq(accountSessions.id, of.session), eq(accountSessions.tokenHash, of.from)))
    .returning({ id: accountSessions.id });
  return rotated.length > 0;
}

/** Writes down that a session is in use. */
export const touchSession = (database: Database, session: string, now: number) =>
  database
    .update(accountSessions)
    .set({ usedAt: new Date(now) })
    .where(eq(accountSessions.id, session));

type Device = { id: string; device: string; createdAt: Date; usedAt: Date };

/** The devices of an account, the latest used first. */
export function listDevices(database: Database, account: string): Promise<Device[]> {
  const { id, device, createdAt, usedAt } = accountSessions;
  return database
    .select({ id, device, createdAt, usedAt })
    .from(accountSessions)
    .where(eq(accountSessions.account, account))
    .orderBy(desc(usedAt));
}

/** Signs out one device of an account, or all of them. */
export async function endSessions(database: Database, account: string, only?: string): Promise<void> {
  const own = eq(accountSessions.account, account);
  if (only !== undefined && !isUuid(only)) return;
  await database.delete(accountSessions).where(only === undefined ? own : and(own, eq(accountSessions.id, only)));
}

/** Removes an account with everything that belongs to it; leads stay with the dealer. */
export const deleteAccount = (database: Database, account: string) =>
  database.delete(accounts).where(eq(accounts.id, account));

/** Changes the shopper's own details. */
export const updateDetails = (
  database: Database,
  account: string,
  details: Partial<Pick<Account, 'name' | 'lastName' | 'email' | 'postcode'>>,
) => database.update(accounts).set(details).where(eq(accounts.id, account));

/** Removes sessions that were idle too long. */
export const pruneSessions = (database: Database, now: number) =>
  database.delete(accountSessions).where(lt(accountSessions.usedAt, sql`${new Date(now - sessionRules.idleMs)}`));
