import { passkeyRules, sessionRules, signInRules } from '@/domain/accounts/sign-in-rules.ts';
import { cookieOf, setCookie as setAnyCookie } from '@/web/platform/cookies.ts';
import { newMark } from './secrets.ts';

/**
 * The cookies of accounts, reservations and purchases. All but `mark` are HttpOnly. `mark` shows
 * scripts that a shopper is signed in, by a value that differs at each sign-in; `passkeys`: this
 * browser was offered a passkey or has used one; `number`: the phone number confirmed without an
 * account; `checkout`: what was typed for a reservation; `purchase`: the purchases that this
 * browser began.
 */
const names = {
  session: 'account',
  challenge: 'sign_in',
  device: 'device',
  form: 'sign_in_form',
  passkeyChallenge: 'passkey_challenge',
  passkeys: 'passkeys',
  mark: 'signed_in',
  number: 'confirmed_number',
  checkout: 'checkout',
  purchase: 'purchase',
} as const;
export type AccountCookie = keyof typeof names;

const seconds: Record<AccountCookie, number> = {
  session: sessionRules.idleMs / 1_000,
  challenge: signInRules.codeMs / 1_000,
  device: 400 * 86_400,
  form: 600,
  passkeyChallenge: passkeyRules.challengeMs / 1_000,
  passkeys: 400 * 86_400,
  mark: sessionRules.idleMs / 1_000,
  number: signInRules.numberMs / 1_000,
  checkout: signInRules.numberMs / 1_000,
  purchase: 90 * 86_400,
};

/** `__Host-` prevents that a sibling host sets the cookie; browsers accept it only over https. */
const nameOf = (cookie: AccountCookie, secure: boolean): string =>
  `${secure && cookie !== 'mark' ? '__Host-' : ''}forecourt_${names[cookie]}`;

/** The `Set-Cookie` value for a cookie of this host; an empty `value` deletes it. */
export function setCookie(cookie: AccountCookie, value: string, secure: boolean): string {
  const maxAge = value === '' ? 0 : seconds[cookie];
  return setAnyCookie(nameOf(cookie, secure), value, { maxAge, httpOnly: cookie !== 'mark', secure });
}

/** The `Set-Cookie` values that begin a session, and delete what led to it. */
export const signedInCookies = ({ token, device }: { token: string; device: string }, secure: boolean): string[] => [
  setCookie('session', token, secure),
  setCookie('device', device, secure),
  setCookie('mark', newMark(), secure),
  setCookie('challenge', '', secure),
  setCookie('form', '', secure),
];

/** The `Set-Cookie` values that delete the session and what was typed or begun in it. */
export const signedOutCookies = (secure: boolean): string[] =>
  (['session', 'mark', 'challenge', 'form', 'number', 'checkout', 'purchase'] as const).map((cookie) =>
    setCookie(cookie, '', secure),
  );

/** Only the cookies that identify the sender of an enquiry: session and purchases. */
export const onlySender = (cookies: string | null | undefined, secure: boolean): string =>
  (['session', 'purchase'] as const)
    .flatMap((cookie) => {
      const token = readCookie(cookies, cookie, secure);
      return token ? [`${nameOf(cookie, secure)}=${token}`] : [];
    })
    .join('; ');

/** Reads a cookie of a request; empty if missing or malformed. */
export function readCookie(cookies: string | null | undefined, cookie: AccountCookie, secure: boolean): string {
  const value = cookieOf(cookies, nameOf(cookie, secure));
  return /^[\w.%-]{1,2000}$/.test(value) ? value : '';
}
