import type { PlacedDocument } from './checked-vehicles.ts';
import type { VehicleDocument } from './collection.ts';

/** Which part of the stock a feed speaks for (OPS-03). */
export type FeedScope = {
  dealershipId: string;
  /** Slugs of the sites that list the dealership. */
  sites: readonly string[];
  /** Whether the feed is the whole stock of the dealership; else what it does not name stays as it is. */
  whole: boolean;
  /** What becomes of a vehicle that a whole feed does not name. */
  missing: 'withdrawn' | 'sold';
};

/** What an import changes, by id. */
export type StockChanges = {
  added: string[];
  changed: { id: string; fields: string[] }[];
  unchanged: number;
  withdrawn: string[];
  sold: string[];
};

export type MergedStock = {
  /** What goes into the new collection, the feed's vehicles first. */
  documents: VehicleDocument[];
  changes: StockChanges;
};

/** What a feed knows nothing about: it stays with the vehicle from import to import. */
const kept = ['created_at_timestamp', 'views', 'custom_rank'] as const;

/**
 * The stock after a feed: vehicles of other dealerships as they are, the dealership's own as the feed says. A vehicle that was there
 * keeps its day of arrival, its views and its rank. `now` is epoch milliseconds.
 */
export function mergedStock(
  present: readonly VehicleDocument[],
  placed: readonly PlacedDocument[],
  scope: FeedScope,
  now: number,
): MergedStock {
  const before = new Map(present.map((document) => [document.id, document]));
  const changes: StockChanges = { added: [], changed: [], unchanged: 0, withdrawn: [], sold: [] };
  const documents = placed.map(({ document }) => {
    const old = before.get(document.id);
    before.delete(document.id);
    if (!old) {
      changes.added.push(document.id);
      return document;
    }
    const merged = { ...document, ...Object.fromEntries(kept.map((field) => [field, old[field]])) } as VehicleDocument;
    const fields = differences(old, merged);
    if (fields.length > 0) changes.changed.push({ id: document.id, fields });
    else changes.unchanged += 1;
    return merged;
  });
  for (const old of before.values()) {
    const missed = scope.whole && old.dealership_id === scope.dealershipId && old.status !== 'sold';
    if (!missed) documents.push(old);
    else if (scope.missing === 'withdrawn') changes.withdrawn.push(old.id);
    else {
      changes.sold.push(old.id);
      documents.push({ ...old, status: 'sold', sold_date_timestamp: Math.floor(now / 1000) });
    }
  }
  return { documents, changes };
}

function differences(old: VehicleDocument, fresh: VehicleDocument): string[] {
  const names = new Set([...Object.keys(old), ...Object.keys(fresh)]) as Set<keyof VehicleDocument>;
  return [...names].filter((name) => JSON.stringify(old[name]) !== JSON.stringify(fresh[name])).sort();
}
