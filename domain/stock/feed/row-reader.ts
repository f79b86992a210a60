import type { MediaOrigin } from '@/domain/media/image-address.ts';
import type { FeedColumn } from './column-names.ts';
import type { ColumnsOfFeed } from './feed-columns.ts';
import { centsOf } from './feed-money.ts';
import { addressesOf, photoProblem } from './feed-photos.ts';
import type { FeedNote, FeedProblem, FeedRow } from './feed-row.ts';
import { plainValue } from './feed-texts.ts';
import { decimalOf, wholeOf } from './feed-values.ts';
import { meansNone, meansNoneInList } from './words/none-words.ts';

/** Columns in which "NA" and "Other" may be a name. */
const names: ReadonlySet<FeedColumn> = new Set([
  'stockNumber',
  'make',
  'model',
  'badge',
  'series',
  'description',
  'tag',
  'location',
]);

/**
 * Reads the values of a row one by one and gathers what is wrong with them. A value that is absent is the reader's own "none"; one that
 * cannot be understood is a problem, for which the row is refused, or a note, where the vehicle goes in without it.
 */
export function rowReader(row: FeedRow, columns: ColumnsOfFeed, origins: readonly MediaOrigin[] | null) {
  const problems: FeedProblem[] = [];
  const notes: FeedNote[] = [];
  const unreadable = new Set<FeedColumn>();
  /** As the feed writes it, "" where it states that there is none. */
  const raw = (column: FeedColumn): string => {
    const given = columns.value(row, column);
    return (names.has(column) ? meansNone : meansNoneInList)(given) ? '' : given;
  };
  const text = (column: FeedColumn): string => {
    const plain = plainValue(raw(column));
    if (plain.includes('\uFFFD') && !unreadable.has(column)) {
      unreadable.add(column);
      report(column, `"${plain}" holds letters that cannot be read: save the file as UTF-8`);
    }
    return plain;
  };
  const where = () => ({ line: row.line, stockNumber: plainValue(columns.value(row, 'stockNumber')) });
  const report = (field: string, reason: string) => problems.push({ ...where(), field, reason });
  const note = (field: string, value: string, reason: string) => notes.push({ ...where(), field, value, reason });
  /** What `read` makes of a value; its absence is `none`, a value that it cannot read a problem. */
  const value = <Value, None = Value>(
    column: FeedColumn,
    [field, wants]: readonly [field: string, wants: string],
    read: (text: string) => Value | undefined,
    none: None,
  ): Value | None => {
    const given = text(column);
    if (given === '') return none;
    const understood = read(given);
    if (understood === undefined) report(field, `"${given}" ${wants}`);
    return understood ?? none;
  };
  /** The same for what a vehicle can do without: what cannot be read is left out, and noted. */
  const detail = <Value>(
    column: FeedColumn,
    [field, wants]: readonly [field: string, wants: string],
    read: (text: string) => Value | undefined,
    none: Value,
  ): Value => {
    const given = text(column);
    if (given === '') return none;
    const understood = read(given);
    if (understood === undefined) note(field, given, wants);
    return understood ?? none;
  };
  const number = (column: FeedColumn, field: string) => detail(column, [field, 'is not a number'], wholeOf, 0);
  const decimal = (column: FeedColumn, field: string) => detail(column, [field, 'is not a number'], decimalOf, 0);
  const dollars = (column: FeedColumn, field: string) => value(column, [field, 'is not an amount'], centsOf, 0);
  /** The web addresses of a column; whatever is none is noted, and so is a picture that no page can show. */
  const addresses = (column: FeedColumn, field: string, kind: 'pictures' | 'links' = 'links'): string[] => {
    const read = columns.values(row, column).map(addressesOf);
    for (const entry of read.flatMap(({ unread }) => unread)) note(field, entry, 'is no web address');
    const found = [...new Set(read.flatMap(({ addresses: all }) => all))];
    for (const address of kind === 'pictures' && origins ? found : []) {
      const problem = photoProblem(address, origins ?? []);
      if (problem) note(field, address, problem);
    }
    return found;
  };
  return { raw, text, report, note, problems, notes, value, detail, number, decimal, dollars, addresses };
}

export type RowReader = ReturnType<typeof rowReader>;
