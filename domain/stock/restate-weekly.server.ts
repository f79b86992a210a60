import type { Client } from 'typesense';
import { carClaim } from '@/domain/finance/car-claim.ts';
import { financeYear } from '@/domain/finance/finance-year.ts';
import type { LenderTerms } from '@/domain/finance/lender-terms.ts';
import type { VehicleDocument } from './collection.ts';
import { weeklyFieldNames, weeklyFields } from './weekly-fields.ts';

type Restatement = {
  typesense: Client;
  /**
   * The present terms, by dealership; null where nothing may be shown. All other dealerships are
   * left alone.
   */
  lenders: ReadonlyMap<string, LenderTerms | null>;
  /** Epoch milliseconds. */
  now: number;
  /** The name under which searches find the stock. */
  alias?: string;
};

/**
 * `refused`: dealerships of which the search service did not take a vehicle, and why; all others
 * are on their terms.
 */
export type Restated = { changed: number; sites: string[]; refused: ReadonlyMap<string, string> };

/** The fields that a weekly figure is computed from, and those that hold it. */
const fieldsRead = ['id', 'make', 'year', 'price_cents', 'status', 'dealership_slug', 'sites', ...weeklyFieldNames];
type Read = Pick<VehicleDocument, 'id' | 'make' | 'year' | 'price_cents' | 'status' | 'dealership_slug' | 'sites'> &
  Partial<Pick<VehicleDocument, (typeof weeklyFieldNames)[number]>>;
type Change = { id: string } & { [F in (typeof weeklyFieldNames)[number]]: VehicleDocument[F] | null };

/** Dealerships in one request. */
const dealershipsAtOnce = 40;
/** Vehicles in one write. */
const batchSize = 200;
/** Tries of one restatement: an import may come in between. */
const maxAttempts = 5;

/**
 * Restates the weekly figures of these dealerships' vehicles on the present terms, and writes only
 * those that differ (CARD-07). Doing it again changes nothing. Returns how many changed, which
 * sites list them and what was refused. Rejects when the search service is down, or imports went on
 * replacing the stock.
 */
export async function restateWeekly(order: Restatement): Promise<Restated> {
  const { typesense, alias = 'vehicles' } = order;
  let changed = 0;
  const sites = new Set<string>();
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const collection = await collectionBehind(typesense, alias);
    if (collection === undefined) return { changed, sites: [], refused: new Map() };
    const stale = await staleVehicles(order, collection).catch(swappedSince(order, collection));
    const written = stale && (await write(typesense, collection, stale).catch(swappedSince(order, collection)));
    const taken = written?.filter(({ refusal }) => refusal === null) ?? [];
    changed += taken.length;
    for (const { listed } of taken) for (const site of listed) sites.add(site);
    if ((await collectionBehind(typesense, alias)) === collection)
      return { changed, sites: [...sites].sort(), refused: refusalsOf(written ?? []) };
  }
  throw new Error('The stock was replaced again and again while its weekly figures were worked out.');
}

/**
 * Null for an error of a collection that an import replaced meanwhile: the next attempt uses the
 * new one. Any other error is thrown.
 */
const swappedSince =
  ({ typesense, alias = 'vehicles' }: Restatement, collection: string) =>
  async (error: unknown) => {
    if ((await collectionBehind(typesense, alias)) === collection) throw error;
    return null;
  };

/**
 * The collection behind the alias; undefined when there is no stock yet. It needs no right beyond
 * that collection.
 */
async function collectionBehind(typesense: Client, alias: string): Promise<string | undefined> {
  try {
    return (await typesense.collections(alias).retrieve()).name;
  } catch (error) {
    if (error instanceof Error && 'httpStatus' in error && error.httpStatus === 404) return undefined;
    throw error;
  }
}

type Stale = { change: Change; dealership: string; listed: readonly string[] };
type Written = Stale & { refusal: string | null };

async function staleVehicles({ typesense, lenders, now }: Restatement, collection: string): Promise<Stale[]> {
  const slugs = [...lenders.keys()];
  const thisYear = financeYear(now);
  const stale: Stale[] = [];
  for (let from = 0; from < slugs.length; from += dealershipsAtOnce) {
    const requested = slugs.slice(from, from + dealershipsAtOnce).map((slug) => `\`${slug}\``);
    const lines = await typesense
      .collections(collection)
      .documents()
      .export({ filter_by: `dealership_slug:=[${requested.join(',')}]`, include_fields: fieldsRead.join(',') });
    for (const line of lines.split('\n')) {
      if (line === '') continue;
      const vehicle = JSON.parse(line) as Read;
      const change = changeOf(vehicle, lenders.get(vehicle.dealership_slug) ?? null, thisYear);
      if (change) stale.push({ change, dealership: vehicle.dealership_slug, listed: vehicle.sites });
    }
  }
  return stale;
}

/** The weekly fields as they must be, null for each that must go; null when nothing has to change. */
function changeOf(vehicle: Read, lender: LenderTerms | null, thisYear: number): Change | null {
  const { id, make, year, price_cents: priceCents = 0, status, dealership_slug: dealershipSlug } = vehicle;
  const claim = carClaim({ make, year, priceCents, status, dealershipSlug }, lender, thisYear);
  const wanted: Partial<VehicleDocument> = claim ? weeklyFields(claim) : {};
  if (weeklyFieldNames.every((name) => wanted[name] === vehicle[name])) return null;
  const fields = weeklyFieldNames.map((name) => [name, wanted[name] ?? null]);
  return { id, ...Object.fromEntries(fields) } as Change;
}

const refusalsOf = (written: readonly Written[]): Restated['refused'] =>
  new Map(written.flatMap(({ dealership, refusal }) => (refusal === null ? [] : [[dealership, refusal]])));

/** A vehicle that is refused holds up no other. */
async function write(typesense: Client, collection: string, stale: readonly Stale[]): Promise<readonly Written[]> {
  const written: Written[] = [];
  const documents = typesense.collections<Change>(collection).documents();
  for (let from = 0; from < stale.length; from += batchSize) {
    const batch = stale.slice(from, from + batchSize);
    const changes = batch.map(({ change }) => change);
    const results = await documents.import(changes, { action: 'update', throwOnFail: false });
    for (const [at, one] of batch.entries()) {
      const result = results[at];
      written.push({ ...one, refusal: result?.success ? null : (result?.error ?? 'no result') });
    }
  }
  return written;
}
