import type { UnreadColumn } from '@/domain/stock/feed/feed-columns.ts';
import type { FeedDealership } from '@/domain/stock/feed/feed-locations.ts';
import type { FeedNote, FeedProblem } from '@/domain/stock/feed/feed-row.ts';
import { idOf } from '@/domain/stock/feed/feed-vehicle.ts';
import {
  type CurrentVehicle,
  type ImportReport,
  type StockImportFailed,
  StockShrinks,
  shrinkSentence,
} from '@/domain/stock/import-report.ts';
import type { RefusedVehicle } from '@/domain/stock/refused-vehicle.ts';
import { counted } from '@/domain/vocabulary/counted.ts';
import type { FeedShare } from './feed-share.ts';
import { boundedLines, type ImportCounts, type ImportRecord, type ReportLine, shortText } from './import-record.ts';

/** What came of the import as a whole: its report, or why nothing was changed. */
export type ImportResult = ImportReport | StockImportFailed;

type ImportedFeed = { file: string; shares: readonly FeedShare[]; passedOver: readonly string[]; result: ImportResult };

const noCounts: ImportCounts = {
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  withdrawn: 0,
  sold: 0,
  refused: 0,
  left: 0,
};

/**
 * A record for each dealership of a feed, of its own rows alone (CFG-04). Text above the columns,
 * and rows that name no dealership, belong to a dealership where the feed is its alone, else to
 * none: administrators read those.
 */
export function recordsOfImport({ file, shares, passedOver, result }: ImportedFeed): ImportRecord[] {
  const owned = shares.filter(({ dealership }) => dealership !== null);
  const unowned = shares.find(({ dealership }) => dealership === null) ?? null;
  const notes = passedOver.map((reason) => ({ ...noLine, kind: 'file' as const, reason }));
  const isOne = owned.length === 1 && !unowned;
  const records = owned.map((share) => recordOf(file, share, result, isOne ? notes : []));
  const rest = unowned || (!isOne && notes.length > 0) ? recordOf(file, unowned ?? emptyShare, result, notes) : null;
  return rest ? [...records, rest] : records;
}

/** A file that is not a feed at all; `dealership` is whose it was sent as, null where it was not given. */
export const recordOfUnreadable = (file: string, dealership: FeedDealership | null, reason: string): ImportRecord => ({
  ...ownerOf(dealership),
  file: shortText(file),
  outcome: 'failed',
  reason: shortText(reason),
  counts: noCounts,
  lines: [],
  unlisted: 0,
});

const emptyShare: FeedShare = {
  dealership: null,
  rows: 0,
  left: 0,
  vehicles: [],
  problems: [],
  notes: [],
  columns: [],
};
const noLine = { line: null, stockNumber: '', slug: '', field: '', value: '' };

const ownerOf = (dealership: FeedDealership | null) => ({
  site: dealership?.slug ?? '',
  dealershipId: dealership?.id ?? '',
  dealership: dealership?.name ?? '',
});

function recordOf(file: string, share: FeedShare, result: ImportResult, notes: readonly ReportLine[]): ImportRecord {
  const refused = refusedOf(share, result.refused);
  const report = result instanceof Error ? null : result;
  const slugOf = addressesOf(share, report?.currentVehicles ?? new Map());
  const wrongRows = new Set(share.problems.map(({ line, stockNumber }) => `${line} ${stockNumber}`)).size;
  const lines = [
    ...share.problems.map((problem) => problemLine(problem, slugOf)),
    ...refused,
    ...share.columns.map(columnLine),
    ...share.notes.map((note) => noteLine(note, slugOf)),
    ...notes,
  ];
  return {
    ...ownerOf(share.dealership),
    file: shortText(file),
    outcome: report ? 'imported' : result instanceof StockShrinks ? 'stopped' : 'failed',
    reason: result instanceof Error ? shortText(reasonFor(share, result)) : '',
    counts: { ...countsOf(share, report), rows: share.rows, left: share.left, refused: wrongRows + refused.length },
    ...boundedLines(lines),
  };
}

/** Of a feed that was stopped each dealership reads its own figures, and of another's only that there was something. */
function reasonFor({ dealership }: FeedShare, error: StockImportFailed): string {
  if (!(error instanceof StockShrinks)) return error.message;
  const own = error.shrinks.filter(({ dealershipId }) => dealershipId === dealership?.id);
  if (own.length === 0) return 'Another part of the same file was stopped, so nothing was changed.';
  return `${shrinkSentence(own)} Nothing was changed: a feed that was cut off looks the same.`;
}

function countsOf(share: FeedShare, report: ImportReport | null): ImportCounts {
  const changes = report?.changes;
  if (!report || !changes) return noCounts;
  const refused = new Set(report.refused.map(({ position }) => position));
  const taken = share.vehicles.filter(({ position }) => !refused.has(position)).map(({ id }) => id);
  const [added, changed] = [new Set(changes.added), new Set(changes.changed.map(({ id }) => id))];
  const own = (id: string) =>
    share.dealership !== null && report.currentVehicles.get(id)?.dealershipId === share.dealership.id;
  return {
    ...noCounts,
    added: taken.filter((id) => added.has(id)).length,
    changed: taken.filter((id) => changed.has(id)).length,
    unchanged: taken.filter((id) => !added.has(id) && !changed.has(id)).length,
    withdrawn: changes.withdrawn.filter(own).length,
    sold: changes.sold.filter(own).length,
  };
}

/** The address of the dealership's own vehicle with a stock number; empty where it is not in the stock. */
const addressesOf =
  ({ dealership }: FeedShare, currentVehicles: ReadonlyMap<string, CurrentVehicle>) =>
  (stockNumber: string): string =>
    dealership && stockNumber !== '' ? (currentVehicles.get(idOf({ dealership }, stockNumber))?.slug ?? '') : '';

function refusedOf({ vehicles }: FeedShare, refused: readonly RefusedVehicle[]): ReportLine[] {
  const own = new Map(vehicles.map((vehicle) => [vehicle.position, vehicle]));
  return refused.flatMap(({ position, reason }) => {
    const vehicle = own.get(position);
    if (!vehicle) return [];
    const { line, stockNumber } = vehicle;
    return [{ ...noLine, kind: 'refused' as const, line, stockNumber, field: 'Row', reason }];
  });
}

/** A problem quotes its value before what is wrong with it. */
function problemLine(
  { line, stockNumber, field, reason }: FeedProblem,
  slugOf: (number: string) => string,
): ReportLine {
  const end = reason.startsWith('"') ? reason.lastIndexOf('" ') : -1;
  const [value, why] = end > 0 ? [reason.slice(1, end), reason.slice(end + 2)] : ['', reason];
  // What a dealer makes of a car is stored nowhere.
  const shown = field === 'Margin' ? '' : value;
  return { kind: 'refused', line, stockNumber, slug: slugOf(stockNumber), field, value: shown, reason: why };
}

const noteLine = (note: FeedNote, slugOf: (number: string) => string): ReportLine => ({
  ...note,
  kind: /images?$/i.test(note.field) ? 'photo' : 'value',
  slug: slugOf(note.stockNumber),
});

const columnLine = ({ name, rows, example, insteadOf }: UnreadColumn): ReportLine => ({
  ...noLine,
  kind: 'column',
  field: name,
  value: example,
  reason:
    insteadOf === null
      ? `is not read (${counted(rows, 'rows')})`
      : `is not read: "${insteadOf}" is (${counted(rows, 'rows')})`,
});
