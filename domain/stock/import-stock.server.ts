import type { Client } from 'typesense';
import { checkedVehicles, type LenderOf, type PlacedDocument } from './checked-vehicles.ts';
import { type VehicleDocument, vehicleCollection } from './collection.ts';
import { withKeys } from './document-keys.ts';
import { type ImportReport, StockImportFailed, StockShrinks } from './import-report.ts';
import { rankedByMargin } from './margin-ranks.ts';
import { ownVehicles } from './own-vehicles.ts';
import type { RefusedVehicle } from './refused-vehicle.ts';
import { type FeedScope, mergedStock, shrinksOf } from './stock-changes.ts';
import {
  aliasedCollection,
  dropCollection,
  dropOlderCollections,
  installSynonyms,
  listedSites,
  newCollectionName,
  presentDocuments,
} from './stock-collections.server.ts';

type StockImport = {
  typesense: Client;
  /**
   * Each value is checked by itself. Without a `scope`, the whole stock of all dealerships: a
   * vehicle that is missing has been withdrawn.
   */
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
 * Replaces the stock in one step and without a gap: a new collection is filled and counted while
 * the old one serves, then the alias moves, then older collections go (OPS-03). A wrong vehicle is
 * refused with its reason and the others go in. Rejects with StockImportFailed when none could be
 * taken, the service failed, it was interrupted, or another import was faster: then shoppers go on
 * seeing the old stock.
 */
export async function importStock(order: StockImport): Promise<ImportReport> {
  const { typesense, now, alias = 'vehicles' } = order;
  const { placed: read, refused } = rankedVehicles(order);
  if (read.length === 0 && refused.length > 0) throw failure('no vehicle could be taken', refused, { isOfFeed: true });
  const unfinished: string[] = [];
  try {
    const before = await aliasedCollection(typesense, alias);
    const listedBefore = await listedSites(typesense, alias);
    const { placed, ...stock } = await stockAfter(order, read, refused);
    const collection = await newCollectionName(typesense, alias, now);
    const synonyms = await installSynonyms(typesense, alias);
    await typesense.collections().create(vehicleCollection(collection, synonyms));
    unfinished.push(collection);
    const notTaken = await fill(order, collection, stock.documents, positionsOf(placed));
    refused.push(...notTaken);
    const taken = stock.documents.length - notTaken.length;
    if (stock.documents.length > 0 && taken === 0)
      throw failure('the search service took no vehicle', refused, { isOfFeed: true });
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
    const currentVehicles = currentVehiclesOf(stock.documents);
    return {
      collection,
      imported,
      changes,
      currentVehicles,
      refused: refused.sort(byPosition),
      sites: [...sites].sort(),
      dropped,
    };
  } catch (cause) {
    for (const name of unfinished) await dropCollection(typesense, name);
    throw cause instanceof StockImportFailed
      ? cause
      : failure(`the search service failed: ${messageOf(cause)}`, refused, { cause });
  }
}

/**
 * The stock after the import, and what changes by it. Throws StockShrinks when the feed takes away
 * more than it may.
 */
async function stockAfter(order: StockImport, placed: readonly PlacedDocument[], refused: RefusedVehicle[]) {
  const { typesense, scope, now, alias = 'vehicles' } = order;
  if (!scope) return { placed, documents: placed.map(({ document }) => document), changes: null };
  const present = await presentDocuments(typesense, alias);
  const { own, refused: others } = ownVehicles(present, placed, scope.otherDealershipIds);
  refused.push(...others);
  if (own.length === 0 && others.length > 0) throw failure('no vehicle could be taken', refused, { isOfFeed: true });
  const merged = mergedStock(present, own, scopeWith(scope, refused), now);
  const shrinks = shrinksOf(present, merged.changes, scope.mayLeave);
  if (shrinks.length > 0) throw new StockShrinks(shrinks, refused);
  return { ...merged, placed: own };
}

/**
 * What an import with a scope would change, without writing anything (OPS-03). Rejects when the
 * search service is away.
 */
export async function plannedChanges(order: StockImport & { scope: FeedScope }) {
  const { placed, refused } = rankedVehicles(order);
  const present = await presentDocuments(order.typesense, order.alias ?? 'vehicles');
  const { own, refused: others } = ownVehicles(present, placed, order.scope.otherDealershipIds);
  refused.push(...others);
  const { changes } = mergedStock(present, own, scopeWith(order.scope, refused), order.now);
  return { changes, refused, shrinks: shrinksOf(present, changes, order.scope.mayLeave) };
}

/** Margins are compared where all of a dealership's are there: a feed of a few cars changes no rank by them. */
function rankedVehicles({ vehicles, lenderOf, now, scope }: StockImport) {
  const { placed, refused } = checkedVehicles(vehicles, lenderOf, now);
  return { placed: scope?.whole === false ? placed : rankedByMargin(placed), refused };
}

/** A vehicle with an error in the feed has not left the stock. */
function scopeWith(scope: FeedScope, refused: readonly RefusedVehicle[]): FeedScope {
  return { ...scope, unread: [...(scope.unread ?? []), ...refused.map(({ id }) => id)] };
}

const currentVehiclesOf = (documents: readonly VehicleDocument[]) =>
  new Map(documents.map(({ id, slug, dealership_id: dealershipId }) => [id, { slug, dealershipId }]));

/** A vehicle that was carried over has no place in the feed. */
const positionsOf = (placed: readonly PlacedDocument[]): ReadonlyMap<string, number> =>
  new Map(placed.map(({ position, document }) => [document.id, position]));

/**
 * Writes the documents in batches; returns those that the service would not take. Writing one twice
 * changes nothing.
 */
async function fill(
  { typesense, progress, signal }: StockImport,
  collection: string,
  stock: readonly VehicleDocument[],
  positions: ReadonlyMap<string, number>,
) {
  const refused: RefusedVehicle[] = [];
  const documents = typesense.collections<Record<string, unknown>>(collection).documents();
  for (let from = 0; from < stock.length; from += batchSize) {
    if (signal?.aborted) throw failure('it was interrupted', refused);
    const batch = stock.slice(from, from + batchSize);
    const results = await documents.import(batch.map(withKeys), { action: 'upsert', throwOnFail: false });
    batch.forEach(({ id }, index) => {
      const result = results[index];
      if (result?.success) return;
      refused.push({ position: positions.get(id) ?? 0, id, reason: result?.error ?? 'no answer about it' });
    });
    progress?.(from + batch.length, stock.length);
  }
  return refused;
}

/**
 * What the service counts must be what it reported as stored: fewer would be vehicles lost
 * unnoticed.
 */
async function checkCount(typesense: Client, collection: string, taken: number, refused: readonly RefusedVehicle[]) {
  const { num_documents: counted } = await typesense.collections(collection).retrieve();
  if (counted !== taken) throw failure(`${taken} vehicles were taken, but ${counted} are there`, refused);
}

const failure = (
  why: string,
  refused: readonly RefusedVehicle[],
  options?: ConstructorParameters<typeof StockImportFailed>[2],
) => new StockImportFailed(`The stock was not imported, the old stock stays: ${why}.`, refused, options);
const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
const byPosition = (one: RefusedVehicle, other: RefusedVehicle): number => one.position - other.position;
