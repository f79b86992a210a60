import type { Client } from 'typesense';
import { checkedVehicles, type LenderOf, type PlacedDocument } from './checked-vehicles.ts';
import { type VehicleDocument, vehicleCollection } from './collection.ts';
import { type ImportReport, type RefusedVehicle, StockImportFailed } from './import-report.ts';
import { dropCollection, dropOlderCollections, listedSites, newCollectionName } from './stock-collections.server.ts';

export type StockImport = {
  typesense: Client;
  /** The whole stock of all dealerships: whoever is missing has been withdrawn. Each value is checked by itself. */
  vehicles: Iterable<unknown>;
  lenderOf: LenderOf;
  /** Epoch milliseconds; names the new collection. */
  now: number;
  /** The name under which searches find the stock. */
  alias?: string;
  progress?: (done: number, total: number) => void;
};

const batchSize = 200;

/**
 * Replaces the stock in one step and without a gap: a new collection is filled and counted while the old one answers, then the alias
 * moves, then older collections go (OPS-03). A wrong vehicle is refused with its reason and the others go in. Rejects with
 * StockImportFailed when none could be taken or the service failed: then shoppers go on seeing the old stock.
 */
export async function importStock(order: StockImport): Promise<ImportReport> {
  const { typesense, now, alias = 'vehicles' } = order;
  const { placed, refused } = checkedVehicles(order.vehicles, order.lenderOf);
  if (placed.length === 0 && refused.length > 0) throw failure('no vehicle could be taken', refused);
  const unfinished: string[] = [];
  try {
    const listedBefore = await listedSites(typesense, alias);
    const collection = await newCollectionName(typesense, alias, now);
    await typesense.collections().create(vehicleCollection(collection));
    unfinished.push(collection);
    const notTaken = await fill(order, collection, placed);
    refused.push(...notTaken);
    const imported = placed.length - notTaken.length;
    if (placed.length > 0 && imported === 0) throw failure('the search service took no vehicle', refused);
    await checkCount(typesense, collection, imported, refused);
    await typesense.aliases().upsert(alias, { collection_name: collection });
    unfinished.pop();
    const dropped = await dropOlderCollections(typesense, alias, collection);
    const sites = new Set([...listedBefore, ...placed.flatMap(({ document }) => document.sites)]);
    return { collection, imported, refused: refused.sort(byPosition), sites: [...sites].sort(), dropped };
  } catch (cause) {
    for (const name of unfinished) await dropCollection(typesense, name);
    throw cause instanceof StockImportFailed
      ? cause
      : failure(`the search service failed: ${words(cause)}`, refused, cause);
  }
}

/** Writes the documents in batches; answers with those that the service would not take. Writing one twice changes nothing. */
async function fill({ typesense, progress }: StockImport, collection: string, placed: readonly PlacedDocument[]) {
  const refused: RefusedVehicle[] = [];
  const documents = typesense.collections<VehicleDocument>(collection).documents();
  for (let from = 0; from < placed.length; from += batchSize) {
    const batch = placed.slice(from, from + batchSize);
    const written = batch.map(({ document }) => document);
    const results = await documents.import(written, { action: 'upsert', throwOnFail: false });
    batch.forEach(({ position, document }, index) => {
      const result = results[index];
      if (!result?.success) refused.push({ position, id: document.id, reason: result?.error ?? 'no answer about it' });
    });
    progress?.(from + batch.length, placed.length);
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
