/** Where a list is stored. A browser may throw as soon as its storage is accessed. */
export type BrowserStore = () => Pick<Storage, 'getItem' | 'setItem'>;

/** The browser's storage, accessed only when it is used. */
export const ownStore: BrowserStore = () => localStorage;

/**
 * Characters; larger values are not ours: this holds two hundred cars of an account with long photo
 * addresses.
 */
const largest = 200_000;

/**
 * Lists that the browser could not store (cookies blocked, storage full); they last as long as the
 * page.
 */
const ofPage = new Map<string, string>();

/** Reads a site's list under `forecourt:<site>:<name>`; unreadable entries are left out. */
export function readList<T>(
  store: BrowserStore,
  site: string,
  name: string,
  isEntry: (entry: unknown) => entry is T,
): T[] {
  try {
    const key = listKey(site, name);
    const text = ofPage.get(key) ?? store().getItem(key) ?? '[]';
    const entries: unknown = text.length > largest ? [] : JSON.parse(text);
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

export function writeList(store: BrowserStore, site: string, name: string, entries: readonly unknown[]): void {
  const key = listKey(site, name);
  const text = JSON.stringify(entries);
  try {
    store().setItem(key, text);
    ofPage.delete(key);
  } catch {
    ofPage.set(key, text);
  }
}

export const listKey = (site: string, name: string): string => `forecourt:${site}:${name}`;
