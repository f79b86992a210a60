import { parse } from 'csv-parse/sync';
import { meaningOf } from '@/domain/stock/feed/feed-columns.ts';
import type { Feed, FeedRow } from '@/domain/stock/feed/feed-row.ts';
import { FeedUnreadable, sentence } from './feed-unreadable.ts';

/** What may be above the names of the columns: titles, dates, notes. */
const maxLinesAbove = 20;
const separators = [',', ';', '\t', '|', '^'];

type Line = { cells: string[]; line: number };

/**
 * Rows by the line that names the columns, wherever it is among the first: what is above it is passed over and named. Throws
 * FeedUnreadable when no line names columns, or a quote is never closed.
 */
export function csvFeed(text: string): Feed {
  const separator = separatorOf(text);
  const lines = linesOf(text, separator);
  const head = headOf(lines);
  const header = lines[head];
  if (!header || countMappedColumns(header.cells) < 2) {
    throw new FeedUnreadable('No line of the file names its columns, such as Stock number, Make, Model, Year.');
  }
  const names = uniqueNames(header.cells);
  const above = lines.slice(0, head).filter(({ cells }) => !/^"?sep=/i.test(cells[0] ?? ''));
  const below = lines.slice(head + 1).filter(({ cells }) => !sameCells(cells, header.cells));
  const isCut = !/[\r\n]/.test(text.slice(text.trimEnd().length));
  return {
    rows: below.map((line, at) => rowOf(line, names, isCut && at === below.length - 1)),
    passedOver: above.map(
      ({ line, cells }) => `line ${line} (${cells.filter(Boolean).join(', ')}) stands above the names of the columns`,
    ),
  };
}

function rowOf({ cells, line }: Line, names: readonly string[], isCut: boolean): FeedRow {
  const values = Object.fromEntries(names.map((name, at) => [name, plainCell(cells[at] ?? '')]));
  const extra = cells.slice(names.length).some((cell) => cell.trim() !== '');
  if (extra) return { line, values, broken: `has ${cells.length} values for ${names.length} columns` };
  return isCut && cells.length < names.length
    ? { line, values, broken: 'ends before its last column: the file may be cut off' }
    : { line, values };
}

/** Spreadsheets keep leading zeros so: ="00123". */
const plainCell = (cell: string): string => (/^="([^"]*)"$/.exec(cell.trim())?.[1] ?? cell).trim();

/** Names that are twice, or are missing, are numbered, so that none hides another. */
function uniqueNames(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, at) => {
    const name = cell.trim() || `column ${at + 1}`;
    const occurrence = (seen.get(name.toLowerCase()) ?? 0) + 1;
    seen.set(name.toLowerCase(), occurrence);
    return occurrence === 1 ? name : `${name} (${occurrence})`;
  });
}

/**
 * The separator by which some line of the first ones names most columns; a first line "sep=;" sets
 * it.
 */
function separatorOf(text: string): string {
  const start = text.slice(0, 100_000).split(/\r\n|\r|\n/, maxLinesAbove + 1);
  const [, output = ''] = /^\s*"?sep=(.|\\t)"?[,;\t]*\s*$/i.exec((start[0] ?? '').slice(0, 60)) ?? [];
  const columnCount = (separator: string) =>
    Math.max(...start.map((line) => countMappedColumns(line.split(separator))));
  const best = separators.reduce((one, other) => (columnCount(other) > columnCount(one) ? other : one));
  return output && columnCount(output) >= 2 ? output : best;
}

const countMappedColumns = (cells: readonly string[]): number =>
  cells.filter((cell) => meaningOf(cell.trim().replace(/^"|"$/g, '')) !== null).length;

function headOf(lines: readonly Line[]): number {
  const counts = lines.slice(0, maxLinesAbove).map(({ cells }) => countMappedColumns(cells));
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}

function linesOf(text: string, separator: string): Line[] {
  try {
    const parsed = parse(text, {
      info: true,
      raw: true,
      delimiter: separator,
      trim: separator !== '\t',
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      relax_quotes: true,
    }) as unknown as { record: string[]; raw: string; info: { lines: number } }[];
    return parsed.map(({ record, raw, info }) => ({ cells: record, line: info.lines - breaksIn(raw.trim()) }));
  } catch (error) {
    throw new FeedUnreadable(`The file is not CSV: ${sentence(error)}`);
  }
}

const breaksIn = (text: string): number => text.split(/\r\n|\r|\n/).length - 1;
const sameCells = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n');
