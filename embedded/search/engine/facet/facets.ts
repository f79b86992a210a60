import { NumberColumn } from '../columns/number-column.ts';
import { compareText, TextColumn } from '../columns/text-column.ts';
import type { Index } from '../index.ts';
import type { Field } from '../schema/field.ts';
import type { Matches } from '../search/matches.ts';
import { best } from '../sort/top.ts';
import { type Counts, countCodes } from './count.ts';
import { type FacetQuery, valuesLike } from './facet-query.ts';
import type { FacetRequest } from './parse-facet.ts';
import { countsByOrder } from './value-order.ts';

export type FacetValue = { count: number; highlighted: string; value: string };
export type FacetResult = {
  counts: FacetValue[];
  field_name: string;
  sampled: boolean;
  stats: { total_values: number; min?: number; max?: number; sum?: number; avg?: number };
};

export type FacetOptions = { limit: number; query: FacetQuery | null };

/** The counts and statistics of one facet over the matches. Values come by count, then by value. */
export function facet(index: Index, request: FacetRequest, matches: Matches, options: FacetOptions): FacetResult {
  const known = index.columns.byName.get(request.field);
  const column = known?.column;
  if (!known || !(column instanceof TextColumn || column instanceof NumberColumn) || !column.coded) {
    return { counts: [], field_name: request.field, sampled: false, stats: { total_values: 0 } };
  }
  const found = countCodes(column.coded, matches);
  const label = labels(known.field, column);
  const query = options.query?.field === request.field ? options.query : null;
  const shown = query && column instanceof TextColumn ? valuesLike(column, found, query) : found;
  const counts =
    request.ranges.length > 0 && column instanceof NumberColumn
      ? rangeCounts(request, column, found)
      : valueCounts(index, request, column, shown, options.limit, label);
  if (query) for (const value of counts) value.highlighted = query.highlight(value.value);
  return { counts, field_name: request.field, sampled: false, stats: statistics(known.field, column, found) };
}

function labels(field: Field, column: TextColumn | NumberColumn): (code: number) => string {
  if (column instanceof TextColumn) return (code) => column.values[code] ?? '';
  if (field.kind === 'bool') return (code) => (column.values[code] === 1 ? 'true' : 'false');
  return (code) => String(column.values[code]);
}

function valueCounts(
  index: Index,
  request: FacetRequest,
  column: TextColumn | NumberColumn,
  found: Counts,
  limit: number,
  label: (code: number) => string,
): FacetValue[] {
  const { codes, counts } = found;
  const codeAt = (at: number) => codes[at] as number;
  const later =
    column instanceof TextColumn
      ? (one: number, other: number) => compareText(label(codeAt(one)), label(codeAt(other))) > 0
      : (one: number, other: number) => (column.values[codeAt(one)] ?? 0) > (column.values[codeAt(other)] ?? 0);
  const order = request.order
    ? countsByOrder(index, request.order, column, codes, limit, later)
    : best(codes.length, limit, (at) => -(counts[at] as number), later);
  return Array.from(order, (at) => {
    const value = label(codeAt(at));
    return { count: counts[at] as number, highlighted: value, value };
  });
}

function rangeCounts({ ranges }: FacetRequest, column: NumberColumn, { codes, counts }: Counts): FacetValue[] {
  const totals = ranges.map(({ label, low, high }) => {
    let count = 0;
    codes.forEach((code, at) => {
      const value = column.values[code] as number;
      if (value >= low && value < high) count += counts[at] as number;
    });
    return { count, highlighted: label, value: label };
  });
  return totals.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
}

/** Of numbers alone: true and false have no sum. */
function statistics(field: Field, column: TextColumn | NumberColumn, { codes, counts }: Counts): FacetResult['stats'] {
  if (column instanceof TextColumn || field.kind === 'bool' || codes.length === 0)
    return { total_values: codes.length };
  let min = Infinity;
  let max = -Infinity;
  let sum = 0;
  let total = 0;
  for (let at = 0; at < codes.length; at++) {
    const value = column.values[codes[at] as number] as number;
    const count = counts[at] as number;
    if (value < min) min = value;
    if (value > max) max = value;
    sum += value * count;
    total += count;
  }
  return { avg: sum / total, max, min, sum, total_values: codes.length };
}
