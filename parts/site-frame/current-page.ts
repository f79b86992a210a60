/** `aria-current` of a link to `href` on the page at `path`: addresses are compared without trailing slash, query and fragment. */
export function currentPage(href: string, path: string): 'page' | undefined {
  return plain(href) === plain(path) ? 'page' : undefined;
}

const plain = (address: string): string => (address.split(/[?#]/)[0] ?? '').replace(/(.)\/$/, '$1');
