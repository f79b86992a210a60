import type { MediaOrigin } from '@/domain/media/image-address.ts';
import { ColumnsOfFeed, type UnreadColumn } from '@/domain/stock/feed/feed-columns.ts';
import type { FeedDealership, LocationOfCode } from '@/domain/stock/feed/feed-locations.ts';
import type { FeedNote, FeedProblem, FeedRow } from '@/domain/stock/feed/feed-row.ts';
import { feedVehicle } from '@/domain/stock/feed/feed-vehicle.ts';
import type { FeedShare } from '@/domain/stock/imports/feed-share.ts';

/**
 * The rows of a feed that are vehicles, with their lines at the same places, their dealerships,
 * what is wrong with the others and their ids where they have one, and what was left out: `notes`
 * of single values, columns that are not read, and those left out on purpose.
 */
export type ReadRows = {
  vehicles: Record<string, unknown>[];
  lines: number[];
  dealerships: FeedDealership[];
  problems: FeedProblem[];
  unread: string[];
  notes: FeedNote[];
  /** Rows that state that their vehicle has left the stock. */
  left: number;
  columns: { unread: UnreadColumn[]; onPurpose: string[] };
  /** The same for each dealership, and for the rows that name no dealership. */
  shares: FeedShare[];
};

/** Reads every row of a feed. `now` is epoch milliseconds; `origins` are those that pictures are fetched from, null where it is unknown. */
export function readRows(
  rows: readonly FeedRow[],
  locationOfCode: LocationOfCode,
  now: number,
  origins: readonly MediaOrigin[] | null = null,
): ReadRows {
  const columns = new ColumnsOfFeed(rows);
  const read: ReadRows = {
    vehicles: [],
    lines: [],
    dealerships: [],
    problems: [],
    unread: [],
    notes: [],
    left: 0,
    columns: columns.unread(rows),
    shares: [],
  };
  const dealerships = new Set<FeedDealership>();
  const shares = new Map<FeedDealership | null, FeedShare & { own: FeedRow[] }>();
  for (const row of rows) {
    const result = feedVehicle(row, locationOfCode, now, { columns, origins });
    read.problems.push(...result.problems);
    read.notes.push(...result.notes);
    const dealership = result.place?.dealership ?? null;
    const share = shares.get(dealership) ?? { ...emptyShare(dealership), own: [] };
    shares.set(dealership, share);
    share.own.push(row);
    share.problems.push(...result.problems);
    share.notes.push(...result.notes);
    if (result.vehicle === null) {
      const hasLeft = result.id === null && result.problems.length === 0;
      if (result.id !== null) read.unread.push(result.id);
      if (hasLeft) read.left += 1;
      if (hasLeft) share.left += 1;
      continue;
    }
    read.vehicles.push(result.vehicle);
    read.lines.push(row.line);
    const { id, stockNumber } = result.vehicle;
    share.vehicles.push({
      position: read.vehicles.length,
      line: row.line,
      id: String(id),
      stockNumber: String(stockNumber),
    });
    dealerships.add(result.place.dealership);
  }
  return {
    ...read,
    dealerships: [...dealerships],
    shares: [...shares.values()].map((share) => counted(share, columns)),
  };
}

const emptyShare = (dealership: FeedDealership | null): FeedShare => ({
  dealership,
  rows: 0,
  left: 0,
  vehicles: [],
  problems: [],
  notes: [],
  columns: [],
});

/** The example of a column is a row's own value: each dealership reads its own. */
const counted = ({ own, ...share }: FeedShare & { own: FeedRow[] }, columns: ColumnsOfFeed): FeedShare => ({
  ...share,
  rows: own.length,
  columns: columns.unread(own).unread,
});
