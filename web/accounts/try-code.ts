import { readCode } from '@/domain/accounts/sign-in-rules.ts';
import { isSame } from '@/web/platform/timing-safe.ts';
import { type Tried, tryChallenge } from '@/web/records/sign-in-challenges.ts';
import type { AccountServices } from './account-services.ts';
import { codeMac, hashOf } from './secrets.ts';

export type TypedCode = {
  site: string;
  /** The challenge's token from the cookie. */
  challenge: string;
  /** As it was typed or pasted. */
  code: string;
  address: string;
  now: number;
};

export type CodeTried = Tried | { kind: 'unreadable' } | { kind: 'wait'; seconds: number };

/** Checks a texted code, within the limits of its sender. Rejects without records. */
export async function tryCode(
  { records, key, limits }: Pick<AccountServices, 'records' | 'key' | 'limits'>,
  entry: TypedCode,
): Promise<CodeTried> {
  const code = readCode(entry.code);
  if (!code) return { kind: 'unreadable' };
  const seconds = await limits.tries.wait(entry.address);
  if (seconds > 0) return { kind: 'wait', seconds };
  const { site, now } = entry;
  const challenge = hashOf(entry.challenge);
  return tryChallenge(records.database, { site, id: challenge, now }, ({ phone, codeMac: stored }) =>
    isSame(stored, codeMac(key, { site, phone, challenge, code })),
  );
}
