/** The server says so in a cookie that holds nothing else; what counts is its session. */
export const isSignedIn = (): boolean => document.cookie.includes('forecourt_signed_in=1');
