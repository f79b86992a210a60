import { NumberColumn } from '../columns/number-column.ts';
import { TextColumn } from '../columns/text-column.ts';
import { badRequest, notFound } from '../failure.ts';
import type { Index } from '../index.ts';
import { RowSet } from '../memory/row-set.ts';
import type { Schema } from '../schema/schema.ts';
import type { FilterCosts } from './costs.ts';
import { numberPredicate } from './number-predicate.ts';
import { type Filter, parseFilter } from './parse.ts';
import { placePredicate } from './place-predicate.ts';
import { all, any, listed, negated, nothing, type Predicate } from './predicate.ts';
import { textPredicate } from './text-predicate.ts';
import { filterValues } from './values.ts';

export type FieldContext = {
  index: Index;
  schema: Schema;
  /** An unknown field finds nothing instead of failing. */
  lenient?: boolean;
};

/** `costs` counts all filters of one search. */
export type FilterContext = FieldContext & { costs: FilterCosts };

/** The rows that a `filter_by` selects; null for a blank filter (everything). Fails with 400 or 404 as documented. */
export function compileFilter(text: string, context: FilterContext): Predicate | null {
  const filter = parseFilter(text, context.costs);
  return filter && compile(filter, context);
}

/** Living rows that match; all living rows for null. */
export function matchingRows(index: Index, predicate: Predicate | null): RowSet {
  const alive = index.alive.data;
  if (!predicate) return allRows(index);
  const set = predicate.collect();
  if (index.documents < index.rows) set.retain((row) => alive[row] === 1);
  return set;
}

function allRows(index: Index): RowSet {
  const set = new RowSet(index.documents);
  const { rows } = set;
  const alive = index.alive.data;
  let count = 0;
  for (let row = 0; row < index.rows; row++) if (alive[row] === 1) rows[count++] = row;
  set.count = count;
  return set;
}

function compile(filter: Filter, context: FilterContext): Predicate {
  if (filter.kind === 'term') return compileTerm(filter, context);
  const parts = chain(filter, filter.kind).filter(isFirstOfItsKind());
  if (filter.kind === 'and') return all(parts.map((part) => compile(part, context)));
  return any(
    context.index.rows,
    joinedRanges(parts, context).map((part) => compile(part, context)),
  );
}

/** A term that is in a chain twice adds nothing. */
function isFirstOfItsKind(): (part: Filter) => boolean {
  const seen = new Set<string>();
  return (part) => {
    if (part.kind !== 'term') return true;
    const term = `${part.field}:${part.operator}${part.value}`;
    return seen.has(term) ? false : Boolean(seen.add(term));
  };
}

/** `km:>5 || km:[1..3, 7]` as `km:[>5, 1..3, 7]`, which is looked up once. */
function joinedRanges(parts: readonly Filter[], { index }: FilterContext): Filter[] {
  const values = new Map<string, string[]>();
  const others = parts.filter((part) => {
    if (part.kind !== 'term' || !(index.columns.byName.get(part.field)?.column instanceof NumberColumn)) return true;
    const list = part.value.startsWith('[');
    if (part.operator.startsWith('!') || (list && part.operator !== '')) return true;
    const own = list ? part.value.slice(1, -1) : `${part.operator}${part.value}`;
    values.set(part.field, [...(values.get(part.field) ?? []), own]);
    return false;
  });
  const joined = [...values].map(([field, own]): Filter => {
    return { kind: 'term', field, operator: '', value: `[${own.join()}]` };
  });
  return [...others, ...joined];
}

/** `((a && b) && c)` as [a, b, c]. */
function chain(filter: Filter, kind: 'and' | 'or'): Filter[] {
  const parts: Filter[] = [];
  let rest = filter;
  while (rest.kind === kind) {
    parts.unshift(rest.right);
    rest = rest.left;
  }
  return [rest, ...parts];
}

function compileTerm(term: Extract<Filter, { kind: 'term' }>, context: FilterContext): Predicate {
  const { index, schema } = context;
  if (term.field === 'id') return idPredicate(index, term.operator, term.value);
  const existing = index.columns.byName.get(term.field);
  if (!existing) {
    if (schema.fields.some((field) => field.name === term.field && !field.index)) {
      throw badRequest(`Cannot filter on non-indexed field \`${term.field}\`.`);
    }
    if (context.lenient) return nothing;
    throw notFound(`Could not find a filter field named \`${term.field}\` in the schema.`);
  }
  const { column, field } = existing;
  if (column instanceof NumberColumn) return numberPredicate(index.rows, field, column, term.operator, term.value);
  if (!(column instanceof TextColumn)) return placePredicate(index.rows, term, column, context.costs);
  if (term.operator.startsWith('>') || term.operator.startsWith('<')) {
    throw badRequest(`Error with filter field \`${term.field}\`: String field has an invalid comparator.`);
  }
  return textPredicate(index, column, term.operator, term.value);
}

function idPredicate(index: Index, operator: string, value: string): Predicate {
  const rows = value === '*' ? index.ids.keys() : filterValues(value).flatMap((id) => index.rowOf(id.text) ?? []);
  const positive = listed(index.rows, RowSet.of(new Set(rows)));
  return operator.startsWith('!') ? negated(index.rows, positive) : positive;
}
