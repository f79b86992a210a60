import { readSearch } from '@/domain/stock/search/search-address.ts';
import { type RememberedSearch, remember, rememberedLabel } from '@/domain/stock/search/search-history.ts';
import { unknownFields } from '@/domain/vocabulary/unknown-fields.ts';

/** The storage key of a site's last searches. */
const keyOf = (site: string) => `forecourt:${site}:searches`;
const largest = 20_000;

/** A browser may refuse its store as soon as it is named. */
type BrowserStore = () => Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The last searches of a site in this browser, the newest last (SRCH-24); empty if they cannot be
 * read.
 */
export function recentSearches(store: BrowserStore, site: string): RememberedSearch[] {
  try {
    const text = store().getItem(keyOf(site)) ?? '[]';
    const entries: unknown = text.length > largest ? [] : JSON.parse(text);
    return Array.isArray(entries) ? entries.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

/**
 * Stores the search of an address, unless it has no condition. `insteadOf` is the same search as it
 * was sent, before its text was parsed; it is replaced.
 */
export function rememberAddress(store: BrowserStore, site: string, address: string, insteadOf = ''): void {
  const made = searchOf(address);
  if (rememberedLabel(made) === '') return;
  const [sent] = insteadOf ? remember([], searchOf(insteadOf)) : [];
  write(store, site, remember(others(recentSearches(store, site), sent), made));
}

function searchOf(address: string): RememberedSearch {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const { filters, query } = readSearch(searchParams);
  return { path: pathname, filters, query };
}

const others = (searches: readonly RememberedSearch[], left: RememberedSearch | undefined): RememberedSearch[] =>
  searches.filter((search) => JSON.stringify(search) !== JSON.stringify(left));

export function forgetSearch(store: BrowserStore, site: string, forgotten: RememberedSearch): RememberedSearch[] {
  const rest = others(recentSearches(store, site), forgotten);
  write(store, site, rest);
  return rest;
}

export function forgetAll(store: BrowserStore, site: string): [] {
  write(store, site, []);
  return [];
}

/** Without storage only the history of searches is lost. */
function write(store: BrowserStore, site: string, searches: readonly RememberedSearch[]): void {
  try {
    store().setItem(keyOf(site), JSON.stringify(searches));
  } catch {}
}

function isRemembered(entry: unknown): entry is RememberedSearch {
  const { path, filters, query = '' } = unknownFields(entry);
  const isPath = typeof path === 'string' && /^\/(?:search|used-car|cars)(?:\/[\w-]+)*$/.test(path);
  return isPath && typeof filters === 'object' && filters !== null && typeof query === 'string';
}
