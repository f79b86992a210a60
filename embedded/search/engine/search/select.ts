import { badRequest } from '../failure.ts';
import { compileFilter, type FilterContext, matchingRows } from '../filter/compile.ts';
import type { Predicate } from '../filter/predicate.ts';
import { all } from '../filter/predicate.ts';
import type { RowSet } from '../memory/row-set.ts';
import { isWildcard, parseQuery } from '../query/parse-query.ts';
import { eachWithPhrase } from '../query/phrase.ts';
import { runQuery } from '../query/run-query.ts';
import type { QueryFields } from '../query/text-options.ts';
import type { Matches } from './matches.ts';
import { flag, type RawParameters } from './parameters.ts';
import { validTextOptions } from './valid-text-options.ts';

/** What a search found, before sorting. */
export type Selection = {
  matches: Matches;
  /** Words dropped from the query, per match; null without words. */
  dropped: Uint8Array | null;
  /** Word number → leading characters to highlight. */
  highlights: Map<number, number>;
  /** Names of the queried fields. */
  fields: string[];
  /** The lowest bit of a score states whether synonyms found the match. */
  demoting: boolean;
  /** Matches that are farther from the words were left out, as finding them would take too long. */
  cut: boolean;
};

export type Wording = {
  /** The query's words after stop words; other wordings from synonyms, which may be those of one language: that of the heaviest queried field. */
  adjust(words: readonly string[], locale: string): { words: string[]; synonyms: string[][] };
};

/** Filters are ANDed and each is read by itself, so that no part of one can open or close a parenthesis of another. */
export function compileFilters(filters: readonly string[], context: FilterContext): Predicate | null {
  const parts = filters.flatMap((filter) => compileFilter(filter, context) ?? []);
  return parts.length > 1 ? all(parts) : (parts[0] ?? null);
}

/** Runs `q` and the filters. `hidden` rows never match. */
export function select(
  raw: RawParameters,
  filter: Predicate | null,
  hidden: ReadonlySet<number>,
  context: FilterContext,
  wording: Wording,
): Selection {
  const { index, schema } = context;
  const { q } = raw;
  if (q === undefined) throw badRequest('Parameter `q` is required.');
  const query = parseQuery(q, index.characters);
  const needsFields = !(isWildcard(q) && raw.query_by === undefined) && (!query.wildcard || query.excluded.length > 0);
  const options = needsFields ? validTextOptions(raw, index, schema) : null;
  const fields = options?.fields.fields.map((field) => field.name) ?? [];
  const left = leftOut(hidden, query.excluded, options?.fields ?? null, index);
  if (query.wildcard || !options) {
    const rows = matchingRows(index, filter);
    if (left.size > 0) rows.retain((row) => !left.has(row));
    const matches = { rows: rows.rows, count: rows.count, scores: null, complete: rows.count === index.documents };
    return { matches, dropped: null, highlights: new Map(), fields, demoting: false, cut: false };
  }
  const { words, synonyms } = wording.adjust(query.words, localeOf(options.fields, schema));
  const { found, cut } = runQuery(index, {
    query: { ...query, words },
    options,
    filter: without(filter, left),
    synonyms: flag(raw, 'enable_synonyms', true) ? synonyms : [],
  });
  const matches = { rows: found.rows, count: found.count, scores: found.scores, complete: false };
  return {
    matches,
    dropped: found.dropped,
    highlights: found.highlights,
    fields,
    demoting: options.demoteSynonyms,
    cut,
  };
}

function localeOf({ fields }: QueryFields, schema: FilterContext['schema']): string {
  const [first, ...others] = fields;
  const heaviest = others.reduce((best, field) => (best && field.weight > best.weight ? field : best), first);
  return schema.fields.find(({ name }) => name === heaviest?.name)?.locale ?? '';
}

function leftOut(
  hidden: ReadonlySet<number>,
  excluded: readonly string[][],
  fields: QueryFields | null,
  index: FilterContext['index'],
): ReadonlySet<number> {
  if (excluded.length === 0 || !fields) return hidden;
  const rows = new Set(hidden);
  for (const words of excluded) eachWithPhrase(index, words, fields, (row) => rows.add(row));
  return rows;
}

function without(filter: Predicate | null, left: ReadonlySet<number>): Predicate | null {
  if (left.size === 0) return filter;
  const test = (row: number) => !left.has(row);
  const gate: Predicate = {
    estimate: Number.MAX_SAFE_INTEGER,
    test,
    narrow: (set: RowSet) => set.retain(test),
    collect: () => {
      throw new Error('a gate is never listed alone');
    },
  };
  return filter ? all([filter, gate]) : gate;
}
