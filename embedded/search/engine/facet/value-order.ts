import { NumberColumn } from '../columns/number-column.ts';
import type { TextColumn } from '../columns/text-column.ts';
import { notFound } from '../failure.ts';
import type { Index } from '../index.ts';
import { best } from '../sort/top.ts';
import type { Counts } from './counts.ts';

/** The first values under `sort_by`: by their own text (`_alpha`) or by a number of one living document that has the value. */
export function firstInOrder(
  index: Index,
  order: { by: string; descending: boolean },
  column: TextColumn | NumberColumn,
  found: Counts,
  limit: number,
): Counts {
  const { codes, length } = found;
  const valueAt = (at: number) => column.values[codes[at] as number] ?? '';
  const later = (one: number, other: number) => valueAt(one) > valueAt(other);
  if (order.by === '_alpha') {
    const after = order.descending ? (one: number, other: number) => later(other, one) : later;
    return found.picked(best(length, { offset: 0, limit }, () => 0, after));
  }
  const numbers = index.columns.byName.get(order.by)?.column;
  if (!(numbers instanceof NumberColumn) || numbers.ends)
    throw notFound(`Could not find a field named \`${order.by}\` in the schema for sorting.`);
  const sign = order.descending ? -1 : 1;
  const byCode = firstNumbers(index, column, numbers);
  // What no document gives a number is last in both directions.
  const keyAt = (at: number) => sign * (byCode.get(codes[at] as number) ?? sign * Infinity);
  return found.picked(best(length, { offset: 0, limit }, keyAt, later));
}

function firstNumbers(index: Index, column: TextColumn | NumberColumn, numbers: NumberColumn): Map<number, number> {
  const byCode = new Map<number, number>();
  const { coded } = column;
  for (let row = 0; coded && row < index.rows; row++) {
    if (index.alive.at(row) === 0) continue;
    for (let at = coded.start(row); at < coded.end(row); at++) {
      const code = coded.codes.at(at);
      const value = numbers.data.at(row);
      if (!byCode.has(code) && !Number.isNaN(value)) byCode.set(code, value);
    }
  }
  return byCode;
}
