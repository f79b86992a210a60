/** How a one-time code works (SAVE-06). */
export const signInRules = {
  /** Digits of a code. */
  digits: 6,
  /** How long a code works, milliseconds. */
  codeMs: 5 * 60_000,
  /** Wrong codes that one challenge takes before it ends. */
  maxTries: 5,
  /** Until another text may be sent to the same browser, milliseconds. */
  resendMs: 30_000,
  /** For so long a browser counts as the confirmed number's without an account, milliseconds. */
  numberMs: 2 * 3_600_000,
} as const;

/** How a session lives. */
export const sessionRules = {
  /** Unused for so long it has ended, milliseconds. */
  idleMs: 90 * 86_400_000,
  /** A session gets a new token when its token is older than this, milliseconds. */
  rotateMs: 86_400_000,
  /** The former token goes on working so long for requests that are under way, milliseconds. */
  overlapMs: 60_000,
  /**
   * Devices that one account is signed in on; beyond it the one unused for the longest time is
   * signed out.
   */
  maxDevices: 20,
} as const;

/** How a passkey is added and used (SAVE-06). */
export const passkeyRules = {
  /** Milliseconds that an authenticator has to respond. */
  challengeMs: 5 * 60_000,
  /** Passkeys that one account has at most. */
  maxPasskeys: 10,
} as const;

/** The code that a shopper typed or pasted, as six digits; null if it is not one. */
export function readCode(text: string): string | null {
  const digits = text.normalize('NFKC').replaceAll(/[\s\p{Cf}-]/gu, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** The text that carries a code. Its last line lets phones offer the code on that host alone. */
export const codeMessage = (code: string, dealer: string, host: string): string =>
  `${code} is your code for ${dealer}. It works for 5 minutes. We will never ask you for it.\n\n@${host} #${code}`;
