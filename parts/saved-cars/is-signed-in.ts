/**
 * The server marks a signed-in browser by a cookie: a value without a meaning, another one at each
 * sign-in; what counts is its session. Empty without an account.
 */
export const sessionMark = (): string => /forecourt_signed_in=([\w-]+)/.exec(document.cookie)?.[1] ?? '';

export const isSignedIn = (): boolean => sessionMark() !== '';
