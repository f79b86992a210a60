import type { Client } from 'typesense';
import { checkedVehicles, type LenderOf, type PlacedDocument } from './checked-vehicles.ts';
import { type VehicleDocument, vehicleCollection } from './collection.ts';
import { type ImportReport, type RefusedVehicle, StockImportFailed } from './import-report.ts';
import { rankedByMargin } from './margin-ranks.ts';
import { type FeedScope, mergedStock } from './stock-changes.ts';
import {
  aliasedCollection,
  dropCollection,
  dropOlderCollections,
  installSynonyms,
  listedSites,
  newCollectionName,
  presentDocuments,
} from './stock-collections.server.ts';

export type StockImport = {
  typesense: Client;
  /** Each value is checked by itself. Without a `scope`, the whole stock of all dealerships: whoever is missing has been withdrawn. */
  vehicles: Iterable<unknown>;
  /** The part of the stock that `vehicles` speaks for; all else is carried over. */
  scope?: FeedScope;
  lenderOf: LenderOf;
  /** Epoch milliseconds; names the new collection. */
  now: number;
  /** The name under which searches find the stock. */
  alias?: string;
  progress?: (done: number, total: number) => void;
  /** Ends an import that is under way: the old stock stays. */
  signal?: AbortSignal;
};

const batchSize = 200;

/**
 * Replaces the stock in one step and without a gap: a new collection is filled and counted while the old one answers, then the alias
 * moves, then older collections go (OPS-03). A wrong vehicle is refused with its reason and the others go in. Rejects with
 * StockImportFailed when none could be taken, the service failed, it was interrupted, or another import was faster: then shoppers go on
 * seeing the old stock.
 */
export async function importStock(order: StockImport): Promise<ImportReport> {
  const { typesense, now, alias = 'vehicles' } = order;
  const { placed, refused } = rankedVehicles(order);
  if (placed.length === 0 && refused.length > 0) throw failure('no vehicle could be taken', refused);
  const unfinished: string[] = [];
  try {
    const before = await aliasedCollection(typesense, alias);
    const listedBefore = await listedSites(typesense, alias);
    const stock = order.scope
      ? mergedStock(await presentDocuments(typesense, alias), placed, scopeWith(order.scope, refused), now)
      : { documents: placed.map(({ document }) => document), changes: null };
    const collection = await newCollectionName(typesense, alias, now);
    const synonyms = await installSynonyms(typesense, alias);
    await typesense.collections().create(vehicleCollection(collection, synonyms));
    unfinished.push(collection);
    const notTaken = await fill(order, collection, stock.documents, positionsOf(placed));
    refused.push(...notTaken);
    const taken = stock.documents.length - notTaken.length;
    if (stock.documents.length > 0 && taken === 0) throw failure('the search service took no vehicle', refused);
    await checkCount(typesense, collection, taken, refused);
    if (order.signal?.aborted) throw failure('it was interrupted', refused);
    if ((await aliasedCollection(typesense, alias)) !== before)
      throw failure('another import came in between', refused);
    await typesense.aliases().upsert(alias, { collection_name: collection });
    unfinished.pop();
    const dropped = await dropOlderCollections(typesense, alias, collection);
    const listedNow = placed.flatMap(({ document }) => document.sites);
    const sites = new Set([...(order.scope?.sites ?? listedBefore), ...listedNow]);
    const imported = placed.length - notTaken.filter(({ position }) => position > 0).length;
    const { changes } = stock;
    return { collection, imported, changes, refused: refused.sort(byPosition), sites: [...sites].sort(), dropped };
  } catch (cause) {
    for (const name of unfinished) await dropCollection(typesense, name);
    throw cause instanceof StockImportFailed
      ? cause
      : failure(`the search service failed: ${words(cause)}`, refused, cause);
  }
}

/** What an import with a scope would change, without writing anything (OPS-03). Rejects when the search service is away. */
export async function plannedChanges(order: StockImport & { scope: FeedScope }) {
  const { placed, refused } = rankedVehicles(order);
  const present = await presentDocuments(order.typesense, order.alias ?? 'vehicles');
  return { changes: mergedStock(present, placed, scopeWith(order.scope, refused), order.now).changes, refused };
}

/** Margins are compared where all of a dealership's are there: a feed of a few cars changes no rank by them. */
function rankedVehicles({ vehicles, lenderOf, now, scope }: StockImport) {
  const { placed, refused } = checkedVehicles(vehicles, lenderOf, now);
  return { placed: scope?.whole === false ? placed : rankedByMargin(placed), refused };
}

/** A vehicle of which the feed says something wrong has not left the stock. */
function scopeWith(scope: FeedScope, refused: readonly RefusedVehicle[]): FeedScope {
  return { ...scope, unread: [...(scope.unread ?? []), ...refused.map(({ id }) => id)] };
}

/** A vehicle that was carried over has no place in the feed. */
const positionsOf = (placed: readonly PlacedDocument[]): ReadonlyMap<string, number> =>
  new Map(placed.map(({ position, document }) => [document.id, position]));

/** Writes the documents in batches; answers with those that the service would not take. Writing one twice changes nothing. */
async function fill(
  { typesense, progress, signal }: StockImport,
  collection: string,
  stock: readonly VehicleDocument[],
  positions: ReadonlyMap<string, number>,
) {
  const refused: RefusedVehicle[] = [];
  const documents = typesense.collections<VehicleDocument>(collection).documents();
  for (let from = 0; from < stock.length; from += batchSize) {
    if (signal?.aborted) throw failure('it was interrupted', refused);
    const batch = stock.slice(from, from + batchSize);
    const results = await documents.import(batch, { action: 'upsert', throwOnFail: false });
    batch.forEach(({ id }, index) => {
      const result = results[index];
      if (result?.success) return;
      refused.push({ position: positions.get(id) ?? 0, id, reason: result?.error ?? 'no answer about it' });
    });
    progress?.(from + batch.length, stock.length);
  }
  return refused;
}

/** What the service counts must be what it said it took: fewer would be vehicles lost that nobody hears of. */
async function checkCount(typesense: Client, collection: string, taken: number, refused: readonly RefusedVehicle[]) {
  const { num_documents: counted } = await typesense.collections(collection).retrieve();
  if (counted !== taken) throw failure(`${taken} vehicles were taken, but ${counted} are there`, refused);
}

const failure = (why: string, refused: readonly RefusedVehicle[], cause?: unknown) =>
  new StockImportFailed(`The stock was not imported, the old stock stays: ${why}.`, refused, { cause });
const words = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
const byPosition = (one: RefusedVehicle, other: RefusedVehicle): number => one.position - other.position;
