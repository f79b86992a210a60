import { csvRow, tabbedRow } from '@/domain/text/delimited.ts';
import { googleColumns, googleRow } from './google-vehicle-ads.ts';
import { metaColumns, metaRow } from './meta-automotive.ts';
import { type FeedRow, type MadeRow, type OfferedVehicle, titleOf } from './offered-vehicle.ts';
import { listColumns, listRow } from './vehicle-list.ts';

/** A catalogue of a site's vehicles that others fetch. */
export type Feed = {
  file: string;
  title: string;
  type: string;
  columns: readonly string[];
  row(offered: OfferedVehicle): MadeRow;
  line(cells: readonly string[]): string;
};

export const feeds: readonly Feed[] = [
  {
    file: 'google-vehicle-ads.txt',
    title: 'Google vehicle ads',
    type: 'text/tab-separated-values',
    columns: googleColumns,
    row: googleRow,
    line: tabbedRow,
  },
  {
    file: 'meta-automotive.csv',
    title: 'Meta automotive inventory',
    type: 'text/csv',
    columns: metaColumns,
    row: metaRow,
    line: csvRow,
  },
  {
    file: 'vehicles.csv',
    title: 'All vehicles, for a spreadsheet',
    type: 'text/csv',
    columns: listColumns,
    row: listRow,
    line: csvRow,
  },
];

export type MissedVehicle = { slug: string; title: string; reason: string };
export type MadeFeed = { rows: FeedRow[]; leftOut: MissedVehicle[] };

/**
 * The rows of a feed, and what is left out of it. Of several with one identifying number only the
 * first is a row: networks would refuse them all.
 */
export async function makeFeed(feed: Feed, offered: readonly OfferedVehicle[]): Promise<MadeFeed> {
  const rows: FeedRow[] = [];
  const leftOut: MissedVehicle[] = [];
  const taken = new Set<string>();
  for (const [at, one] of offered.entries()) {
    await pauseAt(at);
    const { row, reason } = feed.row(one);
    const identity = row ? (row.VIN ?? row.vehicle_id ?? row.id ?? '') : '';
    const against = reason ?? (taken.has(identity) ? 'Another vehicle has the same VIN or id.' : null);
    if (row && against === null) {
      taken.add(identity);
      rows.push(row);
    } else leftOut.push({ slug: one.vehicle.card.slug, title: titleOf(one), reason: against ?? '' });
  }
  return { rows, leftOut };
}

export async function feedText({ columns, line }: Feed, rows: readonly FeedRow[]): Promise<string> {
  const lines = [line(columns)];
  for (const [at, row] of rows.entries()) {
    await pauseAt(at);
    lines.push(line(columns.map((column) => row[column] ?? '')));
  }
  return lines.join('');
}

/** Vehicles that are written in one go, some tens of milliseconds: pages must not wait for a whole feed. */
const inOneGo = 200;
const pauseAt = (at: number): Promise<void> | undefined =>
  at % inOneGo === inOneGo - 1 ? new Promise((resolve) => setTimeout(resolve)) : undefined;
