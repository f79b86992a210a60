import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { signInRules } from '@/domain/accounts/sign-in-rules.ts';

/** 256 random bits for a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Lets scripts distinguish sign-ins; it grants no access. */
export const newMark = (): string => randomBytes(6).toString('base64url');

/** The hash stored instead of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const newCode = (): string => String(randomInt(10 ** signInRules.digits)).padStart(signInRules.digits, '0');

/** The MAC stored instead of a code, bound to the challenge, site and number. */
export const codeMac = (key: Buffer, parts: { site: string; phone: string; challenge: string; code: string }): string =>
  macOf(key, ['code', parts.site, parts.phone, parts.challenge, parts.code]);

/** Marks a browser in which this number was signed in; it grants no access. */
export const deviceMark = (key: Buffer, site: string, phone: string): string => macOf(key, ['device', site, phone]);

/** The MAC in the link that confirms an address for alerts; only its owner gets it. */
export const addressMark = (key: Buffer, account: string, email: string): string =>
  macOf(key, ['alert address', account, email]);

/** Stored in place of a phone number. */
export const personMark = (key: Buffer, site: string, phone: string): string => macOf(key, ['person', site, phone]);

/** Proves that a browser confirmed a number of a site, until a time (epoch milliseconds). */
export const numberMac = (key: Buffer, parts: { site: string; phone: string; untilMs: number }): string =>
  macOf(key, ['number', parts.site, parts.phone, String(parts.untilMs)]);

/** JSON separates the parts, so that two lists never give the same text. */
const macOf = (key: Buffer, parts: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
