/**
 * The value of the cookie that marks a signed-in browser: random, new at each sign-in, and no
 * credential (the session cookie is). Empty without an account.
 */
export const sessionMark = (): string => /forecourt_signed_in=([\w-]+)/.exec(document.cookie)?.[1] ?? '';

export const isSignedIn = (): boolean => sessionMark() !== '';
