import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { signInRules } from '@/domain/accounts/sign-in-rules.ts';

/** 256 random bits, as they are in a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Lets the scripts of a page distinguish one sign-in from another; it opens nothing. */
export const newMark = (): string => randomBytes(6).toString('base64url');

/** What the records hold in place of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const newCode = (): string => String(randomInt(10 ** signInRules.digits)).padStart(signInRules.digits, '0');

/** What the records hold in place of a code: nothing but this challenge of this site and number can produce it. */
export const codeMac = (key: Buffer, parts: { site: string; phone: string; challenge: string; code: string }): string =>
  macOf(key, ['code', parts.site, parts.phone, parts.challenge, parts.code]);

/** Marks a browser as one that this number has signed in on before; it opens nothing. */
export const deviceMark = (key: Buffer, site: string, phone: string): string => macOf(key, ['device', site, phone]);

/** In the link that confirms an address for alerts: its owner alone was sent it. */
export const addressMark = (key: Buffer, account: string, email: string): string =>
  macOf(key, ['alert address', account, email]);

/** Replaces a number where the number itself is not stored. */
export const personMark = (key: Buffer, site: string, phone: string): string => macOf(key, ['person', site, phone]);

/** States that a browser confirmed a number of a site, until a moment (epoch milliseconds). */
export const numberMac = (key: Buffer, parts: { site: string; phone: string; untilMs: number }): string =>
  macOf(key, ['number', parts.site, parts.phone, String(parts.untilMs)]);

export function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** JSON keeps the parts apart: no two lists have one text. */
const macOf = (key: Buffer, parts: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
