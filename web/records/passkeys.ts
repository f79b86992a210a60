import { and, count, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import { type Account, accountColumns } from './account-sessions.ts';
import { accounts, passkeyChallenges, passkeys } from './account-tables.ts';
import type { Database } from './database.ts';
import { lockAccount } from './lock-account.ts';

export type PasskeyChallenge = Omit<typeof passkeyChallenges.$inferSelect, 'expiresAt'>;

/**
 * Stores what an authenticator is to sign until `expiresAt`, and removes what expired before `now`;
 * epoch milliseconds.
 */
export async function addPasskeyChallenge(
  database: Database,
  challenge: PasskeyChallenge,
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<void> {
  await database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, new Date(now)));
  await database.insert(passkeyChallenges).values({ ...challenge, expiresAt: new Date(expiresAt) });
}

/**
 * Takes the challenge of a browser: of several requests that bring it, one gets it. Null for none,
 * an old one, another site's.
 */
export async function takePasskeyChallenge(
  database: Database,
  of: { site: string; host: string; id: string; now: number },
): Promise<PasskeyChallenge | null> {
  const { id, site, host, account, challenge } = passkeyChallenges;
  const open = and(
    eq(id, of.id),
    eq(site, of.site),
    eq(host, of.host),
    gt(passkeyChallenges.expiresAt, new Date(of.now)),
  );
  const [row] = await database.delete(passkeyChallenges).where(open).returning({ id, site, host, account, challenge });
  return row ?? null;
}

type NewPasskey = Omit<typeof passkeys.$inferInsert, 'createdAt' | 'usedAt'>;

/** Adds a passkey; false where the site has one of this id already, of any account, or the account has `max`. */
export function addPasskey(database: Database, passkey: NewPasskey, max: number): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, passkey.account);
    const own = eq(passkeys.account, passkey.account);
    const [held] = await transaction.select({ count: count() }).from(passkeys).where(own);
    if ((held?.count ?? 0) >= max) return false;
    const { credential } = passkeys;
    const added = await transaction.insert(passkeys).values(passkey).onConflictDoNothing().returning({ credential });
    return added.length > 0;
  });
}

type FoundPasskey = Pick<NewPasskey, 'credential' | 'publicKey' | 'counter'> & { account: Account };

/** The passkey of this id, of a site and its host alone. */
export async function findPasskey(
  database: Database,
  of: { site: string; host: string; credential: string },
): Promise<FoundPasskey | null> {
  const { credential, publicKey, counter } = passkeys;
  const [row] = await database
    .select({ credential, publicKey, counter, account: accountColumns })
    .from(passkeys)
    .innerJoin(accounts, and(eq(accounts.id, passkeys.account), eq(accounts.site, passkeys.site)))
    .where(and(eq(passkeys.site, of.site), eq(passkeys.host, of.host), eq(credential, of.credential)));
  return row ?? null;
}

/**
 * Writes down a signature's counter, in one statement: false for one that is not higher than the
 * last, which a copy of the authenticator would send. Passkeys that are synchronised count nothing
 * and stay at 0.
 */
export async function countPasskey(
  database: Pick<Database, 'update'>,
  of: { site: string; credential: string; counter: number; now: number },
): Promise<boolean> {
  const countsNothing = and(eq(passkeys.counter, 0), sql`${of.counter} = 0`);
  const rows = await database
    .update(passkeys)
    .set({ counter: of.counter, usedAt: new Date(of.now) })
    .where(
      and(
        eq(passkeys.site, of.site),
        eq(passkeys.credential, of.credential),
        or(lt(passkeys.counter, of.counter), countsNothing),
      ),
    )
    .returning({ credential: passkeys.credential });
  return rows.length > 0;
}

type Passkey = Pick<typeof passkeys.$inferSelect, 'credential' | 'host' | 'device' | 'createdAt' | 'usedAt'>;

/** The passkeys of an account, the newest first. */
export function listPasskeys(database: Database, account: string): Promise<Passkey[]> {
  const { credential, host, device, createdAt, usedAt } = passkeys;
  return database
    .select({ credential, host, device, createdAt, usedAt })
    .from(passkeys)
    .where(eq(passkeys.account, account))
    .orderBy(desc(createdAt));
}

/** Removes one passkey of an account's own. */
export const removePasskey = (database: Database, account: string, credential: string) =>
  database.delete(passkeys).where(and(eq(passkeys.account, account), eq(passkeys.credential, credential)));
