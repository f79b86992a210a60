import { type BrowserStore, readList, writeList } from './browser-list.ts';
import { type SavedSearch, savedSearches } from './saved-searches.ts';

const listName = 'joined-searches';
const keyOf = ({ name, address }: SavedSearch): string => `${name}\n${address}`;

/**
 * Sends this browser's saved searches to the account, each once: a search that is removed from the
 * account later does not come back. True if the account has more than before.
 */
export async function joinSearches(
  store: BrowserStore,
  site: string,
  fetchJson: typeof fetch = fetch,
): Promise<boolean> {
  const joined = () => readList(store, site, listName, (entry) => typeof entry === 'string');
  const before = joined();
  const searches = savedSearches(store, site).filter((search) => !before.includes(keyOf(search)));
  if (searches.length === 0) return false;
  const response = await fetchJson('/api/account/searches', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ searches }),
  });
  if (!response.ok) return false;
  // Another tab may have saved or joined searches meanwhile, or signed out.
  const taken = new Set([...joined(), ...searches.map(keyOf)]);
  const left = savedSearches(store, site).map(keyOf);
  writeList(
    store,
    site,
    listName,
    left.filter((key) => taken.has(key)),
  );
  return ((await response.json()) as { added: number }).added > 0;
}
