/** Where a list is kept: `localStorage`, or what a test hands in. */
export type Keep = Pick<Storage, 'getItem' | 'setItem'>;

/** What is larger was not written by this: two hundred cars of an account, with long addresses of their photos. */
const largest = 200_000;

/** A list that a browser keeps for one site under `forecourt:<site>:<name>`; what cannot be read as such is empty. */
export function readList<T>(store: Keep, site: string, name: string, isEntry: (entry: unknown) => entry is T): T[] {
  try {
    const text = store.getItem(listKey(site, name)) ?? '[]';
    const entries: unknown = text.length > largest ? [] : JSON.parse(text);
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** A browser that keeps nothing (private windows, a full store) forgets the list with the page. */
export function writeList(store: Keep, site: string, name: string, entries: readonly unknown[]): void {
  try {
    store.setItem(listKey(site, name), JSON.stringify(entries));
  } catch {}
}

export const listKey = (site: string, name: string): string => `forecourt:${site}:${name}`;
