import { passkeyRules } from '@/domain/accounts/sign-in-rules.ts';
import { addPasskeyChallenge, type PasskeyChallenge, takePasskeyChallenge } from '@/web/records/passkeys.ts';
import type { AccountServices } from './account-services.ts';
import { hashOf, newToken } from './secrets.ts';

/** The browser that adds or uses a passkey. */
export type PasskeyBrowser = {
  site: string;
  /** The host that the passkey is for, without its port, and the origin of its pages. */
  host: string;
  origin: string;
  /** The network address. */
  address: string;
  now: number;
};

/** Keeps a challenge for this browser and gives the token of its cookie. */
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

/** The challenge of a cookie's token, once; null for none, an old one, and one of another site, host or purpose. */
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

/** Public keys and ids as the records hold them. */
export const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
export const toBytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

/** The id by which an authenticator names an account. */
export const userHandle = (account: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(account.replaceAll('-', ''), 'hex'));
