import { unknownFields } from '@/domain/vocabulary/unknown-fields.ts';
import { type BrowserStore, readList, writeList } from './browser-list.ts';

/** A search that the shopper named. `address` is a path of this site with its query. */
export type SavedSearch = { name: string; address: string };

const listName = 'saved-searches';
const maxSaved = 20;
const maxNameLength = 60;

/** The saved searches of a site in this browser, the newest first. */
export const savedSearches = (store: BrowserStore, site: string): SavedSearch[] =>
  readList(store, site, listName, isSaved);

/** Saves a search, replacing one of the same name; returns the new list. */
export function saveSearch(store: BrowserStore, site: string, { name, address }: SavedSearch): SavedSearch[] {
  const saved = { name: name.trim().replaceAll(/\s+/g, ' ').slice(0, maxNameLength), address };
  const former = savedSearches(store, site);
  if (saved.name === '' || !isSaved(saved)) return former;
  const next = [saved, ...former.filter((other) => other.name !== saved.name)].slice(0, maxSaved);
  writeList(store, site, listName, next);
  return next;
}

export function dropSearch(store: BrowserStore, site: string, name: string): SavedSearch[] {
  const rest = savedSearches(store, site).filter((other) => other.name !== name);
  writeList(store, site, listName, rest);
  return rest;
}

function isSaved(entry: unknown): entry is SavedSearch {
  const { name, address } = unknownFields(entry);
  return typeof name === 'string' && typeof address === 'string' && /^\/(?![/\\])/.test(address);
}
