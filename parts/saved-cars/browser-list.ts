/** Where a list is stored. A browser may throw as soon as its storage is accessed. */
export type BrowserStore = () => Pick<Storage, 'getItem' | 'setItem'>;

/** The browser's own store, named only where it is read. */
export const ownStore: BrowserStore = () => localStorage;

/** What is larger was not written by this: two hundred cars of an account, with long addresses of their photos. */
const largest = 200_000;

/** What a browser would not store (all cookies blocked, a full store) lasts as long as the page. */
const ofPage = new Map<string, string>();

/** A list that a browser stores for one site under `forecourt:<site>:<name>`; what cannot be read as such is empty. */
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
