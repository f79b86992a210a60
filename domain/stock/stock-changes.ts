import type { PlacedDocument } from './checked-vehicles.ts';
import type { VehicleDocument } from './collection.ts';
import { continuedDetails, readDetails } from './vehicle-details.ts';

/** Which part of the stock a feed speaks for (OPS-03). */
export type FeedScope = {
  dealershipIds: readonly string[];
  /** Those of all other dealers, whose vehicles it changes by no id. */
  otherDealershipIds?: readonly string[];
  /** Slugs of the sites that list the dealerships. */
  sites: readonly string[];
  /** Whether the feed is the whole stock of the dealerships; else what it does not name stays as it is. */
  whole: boolean;
  /** What becomes of a vehicle that a whole feed does not name. */
  missing: 'withdrawn' | 'sold';
  /** Ids that the feed names in rows that could not be taken: these vehicles stay as they are. */
  unread?: readonly string[];
  /**
   * How many of a dealership's vehicles may leave even where they are more than half; a feed that
   * takes away more changes nothing.
   */
  mayLeave?: number;
};

/** A dealership of whose vehicles a whole feed would take away more than half. */
export type Shrink = { dealershipId: string; dealership: string; leaving: number; current: number };

/** What an import changes, by id. */
export type StockChanges = {
  added: string[];
  changed: { id: string; fields: string[] }[];
  unchanged: number;
  withdrawn: string[];
  sold: string[];
};

type MergedStock = {
  /** What goes into the new collection, the feed's vehicles first. */
  documents: VehicleDocument[];
  changes: StockChanges;
};

/** The page of a vehicle that has left the stock stays for this long, seconds (VDP-20). */
const retentionSeconds = 90 * 86_400;

/**
 * The stock after a feed: vehicles of other dealerships as they are, the dealerships' own as in the
 * feed. A vehicle that was there keeps its address, its day of arrival, the history of its price,
 * its views, its reservation and, unless the feed ranks it, its rank; one that left the stock keeps
 * its page for 90 days. `now` is epoch milliseconds.
 */
export function mergedStock(
  present: readonly VehicleDocument[],
  placed: readonly PlacedDocument[],
  scope: FeedScope,
  now: number,
): MergedStock {
  const seconds = Math.floor(now / 1000);
  const before = new Map(present.map((document) => [document.id, document]));
  const changes: StockChanges = { added: [], changed: [], unchanged: 0, withdrawn: [], sold: [] };
  const unread = new Set(scope.unread);
  const fed = placed.map(({ document, ranked }) => {
    const old = before.get(document.id);
    before.delete(document.id);
    if (!old || old.status === 'withdrawn') changes.added.push(document.id);
    return old ? continued(old, document, { ranked, now }, changes) : document;
  });
  const others = [...before.values()].flatMap((old) => {
    if (isGone(old, seconds)) return [];
    const named = unread.has(old.id);
    const missed = scope.whole && scope.dealershipIds.includes(old.dealership_id) && !hasLeft(old) && !named;
    if (!missed) return [old];
    changes[scope.missing].push(old.id);
    return [left(old, scope.missing, seconds)];
  });
  const ids = new Set(present.map(({ id }) => id));
  return { documents: withOwnAddresses([...fed, ...others], ids), changes };
}

/** What a feed does not contain stays with the vehicle from import to import. */
function continued(
  old: VehicleDocument,
  fresh: VehicleDocument,
  { ranked, now }: { ranked: boolean; now: number },
  changes: StockChanges,
): VehicleDocument {
  const { slug, created_at_timestamp, views, reserved, reserved_until_timestamp } = old;
  const soldAt = old.status === 'sold' && fresh.status === 'sold' ? old.sold_date_timestamp : undefined;
  // One with an end is a shopper's; one without was the feed's own, or a car sold to its shopper,
  // which restateHolds states again.
  const isHeld = reserved && Boolean(reserved_until_timestamp);
  const isReserved = fresh.reserved || (isHeld && fresh.status !== 'sold');
  const merged = {
    ...fresh,
    details: continuedDetails(old, fresh, now),
    slug,
    created_at_timestamp,
    views,
    custom_rank: ranked ? fresh.custom_rank : old.custom_rank,
    reserved: isReserved,
    ...(isReserved && reserved_until_timestamp && { reserved_until_timestamp }),
    ...(soldAt === undefined ? {} : { sold_date_timestamp: soldAt }),
  };
  if (old.status === 'withdrawn') return merged;
  const fields = differences(old, merged);
  if (fields.length > 0) changes.changed.push({ id: merged.id, fields });
  else changes.unchanged += 1;
  return fields.length > 0 ? merged : old;
}

/**
 * The dealerships of which a feed would take away more than half and more than `mayLeave` vehicles:
 * it may have been cut off on its way (PLUS-20).
 */
export function shrinksOf(
  present: readonly VehicleDocument[],
  { withdrawn, sold }: StockChanges,
  mayLeave = 0,
): Shrink[] {
  const leaving = new Set([...withdrawn, ...sold]);
  const current = Map.groupBy(
    present.filter((vehicle) => !hasLeft(vehicle)),
    ({ dealership_id }) => dealership_id,
  );
  return [...current].flatMap(([dealershipId, vehicles]) => {
    const gone = vehicles.filter(({ id }) => leaving.has(id)).length;
    const dealership = vehicles[0]?.dealership_name ?? '';
    const isTooMuch = gone * 2 > vehicles.length && gone > mayLeave;
    return isTooMuch ? [{ dealershipId, dealership, leaving: gone, current: vehicles.length }] : [];
  });
}

const hasLeft = ({ status }: VehicleDocument): boolean => status === 'sold' || status === 'withdrawn';

function isGone({ withdrawn_at_timestamp, sold_date_timestamp }: VehicleDocument, seconds: number): boolean {
  const leftAt = withdrawn_at_timestamp ?? sold_date_timestamp;
  return leftAt !== undefined && leftAt < seconds - retentionSeconds;
}

/** The document of a vehicle that has left: without its weekly figure and its reservation. */
function left(old: VehicleDocument, how: FeedScope['missing'], seconds: number): VehicleDocument {
  const { weekly_price, weekly_price_range, weekly_cents, weekly_rate, ...rest } = old;
  const { weekly_comparison_rate, weekly_term_years, reserved_until_timestamp, ...silent } = rest;
  const since = how === 'sold' ? { sold_date_timestamp: seconds } : { withdrawn_at_timestamp: seconds };
  return { ...silent, status: how, reserved: false, ...since };
}

/**
 * Two dealerships may give two vehicles one address: the vehicle that had it keeps it, the other
 * one's gets its dealership's name.
 */
function withOwnAddresses(documents: readonly VehicleDocument[], before: ReadonlySet<string>): VehicleDocument[] {
  const owners = new Map(documents.flatMap(({ id, slug }) => (before.has(id) ? [[slug, id] as const] : [])));
  return documents.map((document) => {
    const slug = addressesFor(document).find((one) => (owners.get(one) ?? document.id) === document.id) ?? document.id;
    owners.set(slug, document.id);
    return slug === document.slug ? document : { ...document, slug };
  });
}

const addressesFor = ({ slug, dealership_slug, id }: VehicleDocument) => [
  slug,
  `${slug}-${dealership_slug}`,
  `${slug}-${id}`,
];

/** The time of the last change does not count as a difference. */
const untold: readonly string[] = ['details', 'priceHistory', 'updated_at_timestamp'];

/** The fields that differ, those of the details by their own names. */
function differences(old: VehicleDocument, fresh: VehicleDocument): string[] {
  const flat = ({ details, ...document }: VehicleDocument) => ({ ...document, ...readDetails(details) });
  const [one, other] = [flat(old), flat(fresh)] as [Record<string, unknown>, Record<string, unknown>];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names]
    .filter((name) => !untold.includes(name) && JSON.stringify(one[name]) !== JSON.stringify(other[name]))
    .sort();
}
