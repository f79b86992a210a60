/** The pairs of a Cookie header, `name=value` each; what a browser or program sent, unchecked. */
export const cookiePairs = (header: string | null | undefined): string[] =>
  (header ?? '').split(';').map((pair) => pair.trim());

/** The value of a cookie as it was sent, quotes included: of several of one name the first; empty without one. */
export const cookieOf = (header: string | null | undefined, name: string): string =>
  cookiePairs(header)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

type Attributes = {
  path?: string;
  /** Seconds; 0 deletes the cookie. */
  maxAge: number;
  httpOnly?: boolean;
  /** Whether the browser came by https; over http a browser refuses such a cookie. */
  secure: boolean;
};

/** The `Set-Cookie` value of a cookie of this host, which posts from pages of other sites come without. */
export const setCookie = (
  name: string,
  value: string,
  { path = '/', maxAge, httpOnly = true, secure }: Attributes,
): string =>
  `${name}=${value}; Path=${path}${httpOnly ? '; HttpOnly' : ''}; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`;
