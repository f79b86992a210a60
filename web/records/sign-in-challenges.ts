import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { signInRules } from '@/domain/accounts/sign-in-rules.ts';
import { signInChallenges } from './account-tables.ts';
import type { Database } from './database.ts';

type NewChallenge = Pick<typeof signInChallenges.$inferInsert, 'id' | 'site' | 'phone' | 'codeMac' | 'cars'>;

/** Stores a challenge, which ends with its code. `now` in epoch milliseconds. */
export async function addChallenge(database: Database, challenge: NewChallenge, now: number): Promise<void> {
  const expiresAt = new Date(now + signInRules.codeMs);
  await database.insert(signInChallenges).values({ ...challenge, createdAt: new Date(now), expiresAt });
}

const open = (site: string, id: string, now: number) =>
  and(
    eq(signInChallenges.id, id),
    eq(signInChallenges.site, site),
    isNull(signInChallenges.usedAt),
    gt(signInChallenges.expiresAt, new Date(now)),
  );

export type Challenge = { phone: string; tries: number; createdAt: Date; expiresAt: Date; cars: string[] };

/** The challenge of a browser while its code can still be entered; null afterwards. */
export async function findChallenge(
  database: Database,
  site: string,
  id: string,
  now: number,
): Promise<Challenge | null> {
  const { phone, tries, createdAt, expiresAt, cars } = signInChallenges;
  const [row] = await database
    .select({ phone, tries, createdAt, expiresAt, cars })
    .from(signInChallenges)
    .where(open(site, id, now));
  return row ?? null;
}

export type Tried =
  | { kind: 'right'; phone: string; cars: string[] }
  /** `left`: how many tries are left. */
  | { kind: 'wrong'; left: number }
  /** Expired, used, tried too often, or not this browser's. */
  | { kind: 'ended' };

/**
 * Tries a code once. Each try counts before it is compared, in one statement, so that tries side by
 * side cannot exceed the limit; a code works for one of those that bring it (SAVE-06). `matches`
 * compares the stored MAC with the one of the code that was entered.
 */
export async function tryChallenge(
  database: Database,
  { site, id, now }: { site: string; id: string; now: number },
  matches: (challenge: { phone: string; codeMac: string }) => boolean,
): Promise<Tried> {
  const [counted] = await database
    .update(signInChallenges)
    .set({ tries: sql`${signInChallenges.tries} + 1` })
    .where(and(open(site, id, now), lt(signInChallenges.tries, signInRules.maxTries)))
    .returning({ phone: signInChallenges.phone, codeMac: signInChallenges.codeMac, tries: signInChallenges.tries });
  if (!counted) return { kind: 'ended' };
  if (!matches(counted)) return { kind: 'wrong', left: signInRules.maxTries - counted.tries };
  const [used] = await database
    .update(signInChallenges)
    .set({ usedAt: new Date(now) })
    .where(open(site, id, now))
    .returning({ phone: signInChallenges.phone, cars: signInChallenges.cars });
  return used ? { kind: 'right', ...used } : { kind: 'ended' };
}

/** Removes challenges whose code ended a day ago. */
export const pruneChallenges = (database: Database, now: number) =>
  database.delete(signInChallenges).where(lt(signInChallenges.expiresAt, new Date(now - 86_400_000)));
