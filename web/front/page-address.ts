/** Beyond this an address is refused with 414; browsers and crawlers stay far below. */
export const longestAddress = 8_192;

/** Parameters that say where a visitor came from; no page reads them, so they must not make another cache entry. */
const tracking =
  /^(utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|gad_\w+|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_[ce]id|yclid|_ga|_gl|_rsc)$/;
/** Addresses that are their own normal form, which is nearly all of them: no query, no dots, no doubled or trailing slash. */
const plain = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

export type PageAddress =
  /** `path` has no trailing slash; `query` starts with `?` or is empty. Together they name the page. */
  | { kind: 'page'; path: string; query: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'bad' }
  | { kind: 'long' };

/** The page that a request's target asks for, in one spelling per page. */
export function pageAddress(target: string): PageAddress {
  if (plain.test(target)) return { kind: 'page', path: target, query: '' };
  if (target.length > longestAddress) return { kind: 'long' };
  // A backslash counts as a slash in browsers: `/\host` in a Location would leave the site, as `//host` would.
  if (!target.startsWith('/') || target.includes('\\') || !URL.canParse(`http://host${target}`)) return { kind: 'bad' };
  const { pathname, searchParams } = new URL(`http://host${target}`);
  if (!decodable(pathname)) return { kind: 'bad' };
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  const query = normalQuery(searchParams);
  return path === pathname ? { kind: 'page', path, query } : { kind: 'redirect', location: `${path}${query}` };
}

/** Without tracking, sorted by name; the order of values of one name stays. */
function normalQuery(parameters: URLSearchParams): string {
  const kept = [...parameters].filter(([name]) => !tracking.test(name));
  if (kept.length === 0) return '';
  const sorted = new URLSearchParams(kept);
  sorted.sort();
  return `?${sorted}`;
}

function decodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}
