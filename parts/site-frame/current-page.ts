/** `aria-current` of a link to `href` on the page at `path`, compared without trailing slash and query. A place on a page is no page. */
export function currentPage(href: string, path: string): 'page' | undefined {
  return !href.includes('#') && plain(href) === plain(path) ? 'page' : undefined;
}

const plain = (address: string): string => (address.split(/[?#]/)[0] ?? '').replace(/(.)\/$/, '$1');
