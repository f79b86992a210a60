import { passkeyRules } from '@/domain/accounts/sign-in-rules.ts';
import { addPasskeyChallenge, type PasskeyChallenge, takePasskeyChallenge } from '@/web/records/passkeys.ts';
import type { AccountServices } from './account-services.ts';
import { hashOf, newToken } from './secrets.ts';

/** The browser that adds or uses a passkey. */
export type PasskeyBrowser = {
  site: string;
  /** Host of the passkey, without port, and the origin of its pages. */
  host: string;
  origin: string;
  /** The network address. */
  address: string;
  now: number;
};

/** Stores a challenge and returns the token for its cookie. */
export async function openChallenge(
  { records }: Pick<AccountServices, 'records'>,
  { site, host, now }: PasskeyBrowser,
  { challenge, account }: Pick<PasskeyChallenge, 'challenge' | 'account'>,
): Promise<string> {
  const token = newToken();
  const stored = { id: hashOf(token), site, host, account, challenge };
  await addPasskeyChallenge(records.database, stored, { now, expiresAt: now + passkeyRules.challengeMs });
  return token;
}

/**
 * Takes the challenge of a cookie's token, only once; null for none, an expired one, or one of
 * another site, host or purpose.
 */
export async function takeChallenge(
  { records }: Pick<AccountServices, 'records'>,
  { site, host, now }: PasskeyBrowser,
  token: string,
  account: string | null,
): Promise<string | null> {
  if (token === '') return null;
  const taken = await takePasskeyChallenge(records.database, { site, host, id: hashOf(token), now });
  return taken && taken.account === account ? taken.challenge : null;
}

/** The encoding of public keys and ids in the records. */
export const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
export const toBytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

/** The user handle of an account for authenticators. */
export const userHandle = (account: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(account.replaceAll('-', ''), 'hex'));
