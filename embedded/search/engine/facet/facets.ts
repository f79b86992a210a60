import type { CodedRows } from '../columns/coded-rows.ts';
import { NumberColumn } from '../columns/number-column.ts';
import { TextColumn } from '../columns/text-column.ts';
import type { Index } from '../index.ts';
import type { Field } from '../schema/field.ts';
import type { Matches } from '../search/matches.ts';
import { GroupCounts } from './count-groups.ts';
import { FacetCounts } from './count-packed.ts';
import { countRanges, lies } from './count-ranges.ts';
import type { Counts } from './counts.ts';
import { type FacetQuery, valuesLike } from './facet-query.ts';
import { leading } from './leading.ts';
import type { FacetRequest } from './parse-facet.ts';
import { firstInOrder } from './value-order.ts';
import { addText, noTexts, opening, storedTexts } from './value-texts.ts';

/** `groups`: the group of each match, where matches are grouped: then values count groups. Statistics are of documents always. */
type FacetOptions = { limit: number; query: FacetQuery | null; groups: Uint32Array | null };

/**
 * The counts and statistics of each facet over the matches as JSON text. Values come by count, then
 * by value, unless set otherwise.
 */
export function facets(
  index: Index,
  requests: readonly FacetRequest[],
  matches: Matches,
  options: FacetOptions,
): string[] {
  const { packed } = index.columns;
  const columns = requests.map(({ field }) => facetColumn(index, field));
  const counts = new FacetCounts(
    packed,
    columns.flatMap((column) => column?.coded ?? []),
    matches,
  );
  const grouped = options.groups && new GroupCounts(matches, options.groups);
  return requests.map((request, at) => {
    const column = columns[at];
    if (!column) return rendered(JSON.stringify(request.field), '', '{"total_values":0}');
    return facet(index, request, column, counts.of(column.coded), options, grouped);
  });
}

type FacetColumn = { field: Field; quotedName: string; column: TextColumn | NumberColumn; coded: CodedRows };

function facetColumn(index: Index, name: string): FacetColumn | null {
  const existing = index.columns.byName.get(name);
  const column = existing?.column;
  if (!existing || !(column instanceof TextColumn || column instanceof NumberColumn) || !column.coded) return null;
  return { field: existing.field, quotedName: existing.quotedName, column, coded: column.coded };
}

function facet(
  index: Index,
  request: FacetRequest,
  facetColumn: FacetColumn,
  found: Counts,
  options: FacetOptions,
  grouped: GroupCounts | null,
): string {
  const { field, quotedName, column, coded } = facetColumn;
  const stats = statistics(field, column, found);
  if (request.ranges.length > 0 && column instanceof NumberColumn) {
    const counts = grouped
      ? request.ranges.map((range) => grouped.holding(coded, (code) => lies(column.values[code] as number, range)))
      : countRanges(request.ranges, column.values, found);
    return rendered(quotedName, rangeTexts(request, counts), stats);
  }
  const query = options.query?.field === request.field ? options.query : null;
  const counted = grouped ? grouped.of(coded) : found;
  const shown = query ? valuesLike(column, counted, query) : counted;
  const values = valueTexts(ordered(index, request, column, shown, options.limit), facetColumn, query);
  return rendered(quotedName, values, stats);
}

function rendered(quotedName: string, values: string, stats: string): string {
  return `{"counts":[${values}],"field_name":${quotedName},"sampled":false,"stats":${stats}}`;
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

function valueTexts(
  { codes, counts, length }: Counts,
  { field, column, coded }: FacetColumn,
  query: FacetQuery | null,
): string {
  // What is marked in this search only is not cached.
  const texts = query ? noTexts() : storedTexts(coded);
  const { singles, endings } = texts;
  let text = '';
  for (let at = 0; at < length; at++) {
    const code = codes[at] as number;
    const count = counts[at] as number;
    if (!singles[code]) {
      const label = labelOf(field, column, code);
      addText(texts, code, label, query ? query.highlight(label) : label);
    }
    text = count === 1 ? text + singles[code] : text + opening(count) + endings[code];
  }
  return text.slice(1);
}

function labelOf(field: Field, column: TextColumn | NumberColumn, code: number): string {
  return field.kind === 'bool' ? String(column.values[code] === 1) : String(column.values[code]);
}

function rangeTexts({ ranges }: FacetRequest, counts: readonly number[]): string {
  const totals = ranges.map(({ label }, at) => ({ count: counts[at] ?? 0, highlighted: label, value: label }));
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
