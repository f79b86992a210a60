import { NumberColumn } from '../columns/number-column.ts';
import { type BallPoint, ballPoint, metresTo, PlaceColumn } from '../columns/place-column.ts';
import { compareText, type TextColumn } from '../columns/text-column.ts';
import { badRequest, notFound, unprocessable } from '../failure.ts';
import { compileFilter, type FilterContext } from '../filter/compile.ts';
import { FilterCosts } from '../filter/costs.ts';
import type { Matches } from '../search/matches.ts';
import { parseSort, readOptions, type SortPart } from './parse-sort.ts';
import { splitOutside } from './split.ts';

/**
 * `of` returns a number for the match at a position; the smaller comes first. `tie` settles equal
 * numbers where they do not decide the order; `text` then decides it (null for a missing value),
 * with `descending` as its direction.
 */
export type SortKey = {
  of(at: number): number;
  tie?(one: number, other: number): number;
  text?(at: number): string | null;
  descending?: boolean;
};

/**
 * The keys of a `sort_by`. Without one: text match, then the default sorting field, both descending. Ties beyond the keys go to the
 * newest document (the caller's task). Fails with 404 for unknown fields and 400 or 422 for bad forms.
 */
export function sortKeys(sortBy: string, matches: Matches, context: FilterContext): SortKey[] {
  const parts = sortBy.trim() === '' ? defaultParts(matches, context) : parseSort(sortBy);
  const own = { ...context, costs: new FilterCosts() };
  const keys = parts.map((part) => sortKey(part, matches, own));
  if (matches.scores && !parts.some((part) => part.name === '_text_match') && keys.length < 3) {
    keys.push(scoreKey({ name: '_text_match', options: '', descending: true }, matches));
  }
  return keys;
}

function defaultParts(matches: Matches, { schema }: FilterContext): SortPart[] {
  const parts: SortPart[] = [];
  if (matches.scores) parts.push({ name: '_text_match', options: '', descending: true });
  if (schema.defaultSortingField) parts.push({ name: schema.defaultSortingField, options: '', descending: true });
  return parts;
}

function sortKey(part: SortPart, matches: Matches, context: FilterContext): SortKey {
  if (part.name === '_text_match') return scoreKey(part, matches);
  if (part.name === '_eval') return evalKey(part, matches, context);
  if (part.name === '_rand') return randomKey(part, matches);
  if (part.name === '_seq_id') return sequenceKey(part, matches, context);
  const existing = context.index.columns.byName.get(part.name);
  if (!existing) throw notFound(`Could not find a field named \`${part.name}\` in the schema for sorting.`);
  const { column, field } = existing;
  if (column instanceof PlaceColumn) return placeKey(part, column, matches);
  if (!field.sort || field.list)
    throw notFound(`Could not find a field named \`${part.name}\` in the schema for sorting.`);
  return column instanceof NumberColumn ? numberKey(part, column, matches) : textKey(part, column, matches);
}

const signOf = (part: SortPart) => (part.descending ? -1 : 1);

/** Missing numbers come last in both orders unless set otherwise. */
function numberKey(part: SortPart, column: NumberColumn, { rows }: Matches): SortKey {
  const data = column.data.data;
  const sign = signOf(part);
  const missing = readOptions(part.options).missing_values === 'first' ? -Infinity : Infinity;
  const of = (at: number) => {
    const value = data[rows[at] as number] as number;
    return Number.isNaN(value) ? missing : sign * value;
  };
  return { of };
}

/**
 * Missing strings count as the highest value: last ascending, first descending, unless set
 * otherwise.
 */
function textKey(part: SortPart, column: TextColumn, { rows }: Matches): SortKey {
  const codes = column.coded?.codes.data ?? new Uint32Array(0);
  const codeAt = (at: number) => codes[rows[at] as number] as number;
  const sign = signOf(part);
  const wish = readOptions(part.options).missing_values;
  const missing = wish === 'first' ? -Infinity : wish === 'last' ? Infinity : sign * Infinity;
  const blank = (code: number) => code === 0 || column.values[code] === '';
  return {
    of: (at) => {
      const code = codeAt(at);
      return blank(code) ? missing : sign * column.orderOf(code);
    },
    tie: (one, other) => {
      const left = codeAt(one);
      const right = codeAt(other);
      return left === right || blank(left) ? 0 : sign * compareText(folded(column, left), folded(column, right));
    },
    text: (at) => (blank(codeAt(at)) ? null : folded(column, codeAt(at))),
    descending: part.descending,
  };
}

const folded = (column: TextColumn, code: number) => (column.values[code] ?? '').toLowerCase();

function scoreKey(part: SortPart, { scores, count }: Matches): SortKey {
  if (!scores) return { of: () => 0 };
  const sign = signOf(part);
  const options = readOptions(part.options);
  const buckets = Number(options.buckets ?? 0);
  const size = Number(options.bucket_size ?? 0);
  if (!Number.isInteger(buckets) || !Number.isInteger(size) || buckets < 0 || size < 0) {
    throw unprocessable('Invalid value passed for _text_match `buckets` configuration.');
  }
  const perBucket = size > 0 ? size : buckets > 0 ? Math.max(1, Math.ceil(count / buckets)) : 0;
  if (perBucket === 0) return { of: (at) => sign * (scores[at] as number) };
  const order = Float64Array.from({ length: count }, (_, at) => at);
  order.sort((one, other) => (scores[other] as number) - (scores[one] as number) || one - other);
  const bucketOf = new Uint32Array(count);
  order.forEach((at, place) => {
    bucketOf[at] = Math.floor(place / perBucket);
  });
  return { of: (at) => -sign * (bucketOf[at] as number) };
}

/** `_eval(filter)` scores 1 or 0; `_eval([(filter):3, (filter):1])` the first that matches. */
function evalKey(part: SortPart, { rows }: Matches, context: FilterContext): SortKey {
  const clauses = readClauses(part.options).map(({ filter, score }) => {
    context.costs.addOperations(1);
    return { predicate: compileFilter(filter, context), score };
  });
  const sign = signOf(part);
  const of = (at: number) => {
    const row = rows[at] as number;
    const hit = clauses.find(({ predicate }) => predicate === null || predicate.test(row));
    return sign * (hit?.score ?? 0);
  };
  return { of };
}

/** As many as a filter has operations. */
const maxClauses = 100;

function readClauses(options: string): { filter: string; score: number }[] {
  const text = options.trim();
  if (text === '') throw badRequest('The eval expression in sort_by is empty.');
  if (!text.startsWith('[')) return [{ filter: text, score: 1 }];
  const clauses = splitOutside(text.slice(1, -1));
  if (clauses.length === 0) throw badRequest('The eval expression in sort_by is empty.');
  if (clauses.length > maxClauses) throw badRequest(`Only upto ${maxClauses} eval expressions can be specified.`);
  return clauses.map((clause) => {
    const parsed = /^\((.*)\)\s*:\s*(\d+)$/s.exec(clause);
    if (!parsed) throw badRequest('Error parsing eval expression in sort_by clause.');
    return { filter: parsed[1] as string, score: Number(parsed[2]) };
  });
}

function placeKey(part: SortPart, column: PlaceColumn, { rows }: Matches): SortKey {
  const sign = signOf(part);
  const point = centreOf(part);
  const of = (at: number) => {
    const metres = metresTo(column, rows[at] as number, point);
    return Number.isNaN(metres) ? Infinity : sign * metres;
  };
  return { of };
}

/** The place from which a part of `sort_by` measures. Fails with 400. */
export function centreOf(part: SortPart): BallPoint {
  const [latitude, longitude] = part.options.split(',').map(Number);
  if (latitude === undefined || longitude === undefined || !Number.isFinite(latitude + longitude)) {
    throw badRequest(`Bad syntax for geopoint sorting field \`${part.name}\``);
  }
  return ballPoint({ latitude, longitude });
}

/** A repeatable shuffle (a multiplicative hash of row and seed). */
function randomKey(part: SortPart, { rows }: Matches): SortKey {
  const seed = Number(part.options) || 1;
  return { of: (at) => Math.imul(((rows[at] as number) + 1) ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b) >>> 0 };
}

function sequenceKey(part: SortPart, { rows }: Matches, { index }: FilterContext): SortKey {
  const sign = signOf(part);
  return { of: (at) => sign * index.seqs.at(rows[at] as number) };
}
