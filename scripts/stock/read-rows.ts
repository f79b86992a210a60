import type { FeedDealership, PlaceOfCode } from '@/domain/stock/feed/feed-places.ts';
import type { FeedProblem, FeedRow } from '@/domain/stock/feed/feed-row.ts';
import { feedVehicle } from '@/domain/stock/feed/feed-vehicle.ts';

/** The rows of a feed that are vehicles, with their lines at the same places, whose they are, and what is wrong with the others, and their ids as far as they say. */
export type ReadRows = {
  vehicles: Record<string, unknown>[];
  lines: number[];
  dealerships: FeedDealership[];
  problems: FeedProblem[];
  unread: string[];
};

/** Reads every row of a feed. `now` is epoch milliseconds. */
export function readRows(rows: readonly FeedRow[], placeOfCode: PlaceOfCode, now: number): ReadRows {
  const read: ReadRows = { vehicles: [], lines: [], dealerships: [], problems: [], unread: [] };
  const dealerships = new Set<FeedDealership>();
  for (const row of rows) {
    const result = feedVehicle(row, placeOfCode, now);
    read.problems.push(...result.problems);
    if (result.vehicle === null) {
      if (result.id !== null) read.unread.push(result.id);
      continue;
    }
    read.vehicles.push(result.vehicle);
    read.lines.push(row.line);
    dealerships.add(result.place.dealership);
  }
  return { ...read, dealerships: [...dealerships] };
}
