import { columnReader, type FeedColumn } from './feed-columns.ts';
import type { FeedProblem, FeedRow } from './feed-row.ts';
import { addressesOf, centsOf, decimalOf, wholeOf } from './feed-values.ts';

/**
 * Reads the values of a row one by one and gathers what is wrong with them. A value that is absent is the reader's own "none"; one that
 * cannot be understood is a problem.
 */
export function rowReader(row: FeedRow) {
  const text = columnReader(row);
  const problems: FeedProblem[] = [];
  const tell = (field: string, reason: string) =>
    problems.push({ line: row.line, stockNumber: text('stockNumber'), field, reason });
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
    if (understood === undefined) tell(field, `"${given}" ${wants}`);
    return understood ?? none;
  };
  const number = (column: FeedColumn, field: string) => value(column, [field, 'is not a number'], wholeOf, 0);
  const decimal = (column: FeedColumn, field: string) => value(column, [field, 'is not a number'], decimalOf, 0);
  const dollars = (column: FeedColumn, field: string) => value(column, [field, 'is not an amount'], centsOf, 0);
  const addresses = (column: FeedColumn, field: string) =>
    value(column, [field, 'holds what is no web address'], addressesOf, [] as string[]);
  return { text, tell, problems, value, number, decimal, dollars, addresses };
}

export type RowReader = ReturnType<typeof rowReader>;
