/**
 * `aria-current` for a link to `href` on the page at `path`; ignores a trailing slash and the
 * query. A link to a fragment is never current.
 */
export function currentPage(href: string, path: string): 'page' | undefined {
  return !href.includes('#') && plain(href) === plain(path) ? 'page' : undefined;
}

const plain = (address: string): string => (address.split(/[?#]/)[0] ?? '').replace(/(.)\/$/, '$1');
