import { NumberColumn } from '../columns/number-column.ts';
import { TextColumn } from '../columns/text-column.ts';
import type { Index } from '../index.ts';
import type { Field } from '../schema/field.ts';
import type { Matches } from '../search/matches.ts';
import { countCodes } from './count.ts';
import type { Counts } from './counts.ts';
import { type FacetQuery, valuesLike } from './facet-query.ts';
import { leading } from './leading.ts';
import type { FacetRequest } from './parse-facet.ts';
import { firstInOrder } from './value-order.ts';
import { keptTexts, textsOf } from './value-texts.ts';

export type FacetOptions = { limit: number; query: FacetQuery | null };

/** The counts and statistics of one facet over the matches as JSON text. Values come by count, then by value, unless told otherwise. */
export function facet(index: Index, request: FacetRequest, matches: Matches, options: FacetOptions): string {
  const known = index.columns.byName.get(request.field);
  const column = known?.column;
  if (!known || !(column instanceof TextColumn || column instanceof NumberColumn) || !column.coded) {
    return rendered(JSON.stringify(request.field), '', '{"total_values":0}');
  }
  const found = countCodes(column.coded, matches);
  const query = options.query?.field === request.field ? options.query : null;
  const shown = query ? valuesLike(column, found, query) : found;
  const values =
    request.ranges.length > 0 && column instanceof NumberColumn
      ? rangeTexts(request, column, found)
      : valueTexts(ordered(index, request, column, shown, options.limit), textsBy(known.field, column, query));
  return rendered(known.quotedName, values, statistics(known.field, column, found));
}

function rendered(quotedName: string, values: string, stats: string): string {
  return `{"counts":[${values}],"field_name":${quotedName},"sampled":false,"stats":${stats}}`;
}

/** Code and count → the value as JSON text, behind a comma. */
type TextOf = (code: number, count: number) => string;

function textsBy(field: Field, column: TextColumn | NumberColumn, query: FacetQuery | null): TextOf {
  const label = (code: number) =>
    field.kind === 'bool' ? String(column.values[code] === 1) : String(column.values[code]);
  if (!query && column.coded) return keptTexts(column.coded, label);
  return (code, count) => {
    const { ending } = textsOf(label(code), query ? query.highlight(label(code)) : label(code));
    return `,{"count":${count}${ending}`;
  };
}

function ordered(
  index: Index,
  { order }: FacetRequest,
  column: TextColumn | NumberColumn,
  found: Counts,
  limit: number,
): Counts {
  return order ? firstInOrder(index, order, column, found, limit) : leading(column, found, limit);
}

function valueTexts({ codes, counts, length }: Counts, textOf: TextOf): string {
  if (length === 0) return '';
  let text = textOf(codes[0] as number, counts[0] as number).slice(1);
  for (let at = 1; at < length; at++) text += textOf(codes[at] as number, counts[at] as number);
  return text;
}

function rangeTexts({ ranges }: FacetRequest, column: NumberColumn, { codes, counts, length }: Counts): string {
  const totals = ranges.map(({ label, low, high }) => {
    let count = 0;
    for (let at = 0; at < length; at++) {
      const value = column.values[codes[at] as number] as number;
      if (value >= low && value < high) count += counts[at] as number;
    }
    return { count, highlighted: label, value: label };
  });
  const present = totals.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
  return present.map((value) => JSON.stringify(value)).join(',');
}

/** Of numbers alone: true and false have no sum. */
function statistics(field: Field, column: TextColumn | NumberColumn, { codes, counts, length }: Counts): string {
  if (column instanceof TextColumn || field.kind === 'bool' || length === 0) return `{"total_values":${length}}`;
  let min = Infinity;
  let max = -Infinity;
  let sum = 0;
  let total = 0;
  for (let at = 0; at < length; at++) {
    const value = column.values[codes[at] as number] as number;
    const count = counts[at] as number;
    if (value < min) min = value;
    if (value > max) max = value;
    sum += value * count;
    total += count;
  }
  return `{"avg":${sum / total},"max":${max},"min":${min},"sum":${sum},"total_values":${length}}`;
}
