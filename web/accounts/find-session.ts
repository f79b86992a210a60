import { sessionRules } from '@/domain/accounts/sign-in-rules.ts';
import {
  findSession as readSession,
  rotateSession,
  type Session,
  touchSession,
} from '@/web/records/account-sessions.ts';
import type { AccountServices } from './account-services.ts';
import { hashOf, newToken } from './secrets.ts';

/** Minimum interval between updates of a session's last use, milliseconds. */
const touchMs = 10 * 60_000;

/** `token` is set if the browser must get a new one. */
export type FoundSession = Session & { token?: string };

/**
 * The session of a token on a site; null for none. With `rotate` an old token is replaced, for
 * requests whose response can set a cookie. Rejects while PostgreSQL is down.
 */
export async function findSession(
  { records: { database } }: Pick<AccountServices, 'records'>,
  { site, token, now, rotate }: { site: string; token: string; now: number; rotate: boolean },
): Promise<FoundSession | null> {
  if (token === '') return null;
  const from = hashOf(token);
  const session = await readSession(database, { site, tokenHash: from, now });
  if (!session || session.isFormer) return session;
  if (rotate && now - session.rotatedAt.getTime() > sessionRules.rotateMs) {
    const next = newToken();
    const rotated = await rotateSession(database, { session: session.id, from, to: hashOf(next), now });
    return rotated ? { ...session, token: next } : session;
  }
  if (now - session.usedAt.getTime() > touchMs) await touchSession(database, session.id, now);
  return session;
}
