import type { Client } from 'typesense';
import { synonymGroups } from '@/domain/vocabulary/synonyms.ts';
import type { VehicleDocument } from './collection.ts';
import { withoutKeys } from './document-keys.ts';

/** More than any platform has sites: all of them must be named. */
const allSites = 100_000;

/** `vehicles_20261120224603123`: names sort by time, and the second import of one millisecond gets a suffix. */
export async function newCollectionName(typesense: Client, alias: string, now: number): Promise<string> {
  const stamp = new Date(now).toISOString().replaceAll(/\D/g, '');
  const taken = new Set(await collectionNames(typesense));
  const base = `${alias}_${stamp}`;
  let name = base;
  for (let suffix = 2; taken.has(name); suffix += 1) name = `${base}_${suffix}`;
  return name;
}

/**
 * Installs the synonyms for searches behind an alias, and returns the set's name. It may be
 * installed again.
 */
export async function installSynonyms(typesense: Client, alias: string): Promise<string> {
  const name = `${alias}_words`;
  const items = Object.entries(synonymGroups).map(([id, text]) => ({ id, synonyms: [...text] }));
  await typesense.synonymSets(name).upsert({ items });
  return name;
}

/** Slugs of the sites that list a vehicle now; none when there is no stock yet. */
export async function listedSites(typesense: Client, alias: string): Promise<string[]> {
  if ((await aliasedCollection(typesense, alias)) === undefined) return [];
  const everything = { q: '*', query_by: 'name', facet_by: 'sites', max_facet_values: allSites, per_page: 1 };
  const { facet_counts: facets } = await typesense.collections(alias).documents().search(everything);
  return (facets?.[0]?.counts ?? []).map(({ value }) => value);
}

/** Every vehicle that shoppers' searches can find now; none when there is no stock yet. */
export async function presentDocuments(typesense: Client, alias: string): Promise<VehicleDocument[]> {
  if ((await aliasedCollection(typesense, alias)) === undefined) return [];
  const lines = await typesense.collections(alias).documents().export();
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => withoutKeys(JSON.parse(line) as Record<string, unknown>));
}

/**
 * Removes what the alias left behind, and reports it. Only older ones: a newer one belongs to an import that is under way. One that
 * cannot be removed costs memory and is tried again by the next import.
 */
export async function dropOlderCollections(typesense: Client, alias: string, current: string): Promise<string[]> {
  const ours = new RegExp(`^${alias}_\\d+(_\\d+)?$`);
  const older = (await collectionNames(typesense).catch(() => [])).filter((name) => ours.test(name) && name < current);
  const dropped: string[] = [];
  for (const name of older) if (await dropCollection(typesense, name)) dropped.push(name);
  return dropped.sort();
}

/** Removes a collection if that can be done; false when not. */
export async function dropCollection(typesense: Client, name: string): Promise<boolean> {
  try {
    await typesense.collections(name).delete();
    return true;
  } catch {
    return false;
  }
}

/** The collection behind an alias; undefined when there is no stock yet. */
export async function aliasedCollection(typesense: Client, alias: string): Promise<string | undefined> {
  const { aliases } = await typesense.aliases().retrieve();
  return aliases.find(({ name }) => name === alias)?.collection_name;
}

async function collectionNames(typesense: Client): Promise<string[]> {
  const collections = await typesense.collections().retrieve({ exclude_fields: 'fields' });
  return collections.map(({ name }) => name);
}
