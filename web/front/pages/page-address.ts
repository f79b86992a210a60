import { type FoundRoute, readsParameter, routeOfPath, spelledPath } from '@/domain/routes/route-of-path.ts';

/** Beyond this an address is refused with 414; browsers and crawlers stay far below. */
export const maxAddressLength = 8_192;

/** Addresses that are their own normal form, which is nearly all of them: no query, no dots, no doubled or trailing slash, no capital. */
const plain = /^\/(?:[a-z\d_-]+(?:\/[a-z\d_-]+)*)?$/;

export type PageAddress =
  /** `path` has no trailing slash; `query` starts with `?` or is empty, and holds what the route reads. Together they name the page. */
  | { kind: 'page'; route: FoundRoute; path: string; query: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'bad' }
  | { kind: 'long' };

/** The page that a request's target names, in one spelling per page. */
export function pageAddress(target: string): PageAddress {
  if (plain.test(target)) return { kind: 'page', route: routeOfPath(target), path: target, query: '' };
  if (target.length > maxAddressLength) return { kind: 'long' };
  // A backslash counts as a slash in browsers: `/\host` in a Location would leave the site, as `//host` would.
  if (!target.startsWith('/') || target.includes('\\') || !URL.canParse(`http://host${target}`)) return { kind: 'bad' };
  const { pathname, searchParams } = new URL(`http://host${target}`);
  if (!decodable(pathname)) return { kind: 'bad' };
  const path = spelledPath(
    plainlySpelled(pathname)
      .replace(/\/{2,}/g, '/')
      .replace(/(.)\/$/, '$1'),
  );
  const route = routeOfPath(path);
  const query = normalQuery(searchParams, route);
  return path === pathname ? { kind: 'page', route, path, query } : { kind: 'redirect', location: `${path}${query}` };
}

/** `/c%61rs` and `/caf%c3%a9` as everybody writes them: a page would have as many addresses as its letters have spellings (RFC 3986, 6.2.2). */
function plainlySpelled(pathname: string): string {
  return pathname.replace(/%[\da-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : code.toUpperCase();
  });
}

/** What the route reads of it, sorted by name; the order of values of one name stays. */
function normalQuery(parameters: URLSearchParams, { route }: FoundRoute): string {
  const read = new URLSearchParams([...parameters].filter(([name]) => readsParameter(route, name)));
  const plain = route.plainQuery?.(read) ?? read;
  if (plain.size === 0) return '';
  plain.sort();
  return `?${plain}`;
}

function decodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}
