/** Nothing that a page of ours links to is longer. */
const maxLength = 2_000;

/**
 * Addresses that a return must not lead to: signing in again, and addresses that return no page.
 */
const excluded = /^\/(?:sign-in|api|studio|lake|sites)(?:[/?#]|$)/i;

/**
 * Where `/sign-in?redirect&back` leads afterwards (NAV-15): a path of this very site with its query, or `fallback` for anything else
 * (another origin in whatever spelling, a scheme, control characters, the sign-in itself).
 */
export function returnPath(text: string | null | undefined, fallback: string): string {
  if (!text || text.length > maxLength || !/^\/(?![/\\])/.test(text)) return fallback;
  // URL parsers drop tabs and line breaks and read a backslash as a slash: what holds one is not what it seems.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (/[\u0000-\u0020\u007f\\]/.test(text)) return fallback;
  const origin = 'http://site.invalid';
  const url = URL.parse(text, origin);
  if (!url || url.origin !== origin || url.pathname.startsWith('//') || excluded.test(url.pathname)) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
