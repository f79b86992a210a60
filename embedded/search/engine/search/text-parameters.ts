import { TextColumn } from '../columns/text-column.ts';
import { badRequest, notFound } from '../failure.ts';
import type { Index } from '../index.ts';
import { type QueryField, QueryFields, type TextOptions } from '../query/text-options.ts';
import type { Schema } from '../schema/schema.ts';
import { count, flag, list, type RawParameters } from './parameters.ts';

const maxFields = 31;
const strongest = 15;

/** `query_by` and all that belongs to it. Fails with 400 or 404 as documented. */
export function readTextOptions(raw: RawParameters, index: Index, schema: Schema): TextOptions {
  const names = expandNames(list(raw, 'query_by'), schema);
  if (names.length === 0) throw badRequest('No search fields specified for the query.');
  if (names.length > maxFields) throw badRequest(`Only upto ${maxFields} fields can be queried.`);
  const weights = readWeights(raw, names.length);
  const typos = perField(raw, 'num_typos', names.length, '2').map(readTypos);
  const prefixes = perField(raw, 'prefix', names.length, 'true');
  const lenient = raw.validate_field_names === 'false';
  const fields = names.flatMap((name, at): QueryField[] => {
    const column = queryColumn(name, index, schema, lenient);
    if (!column) return [];
    return [{ name, column, weight: weights[at] ?? 0, typos: typos[at] ?? 2, prefix: prefixes[at] !== 'false' }];
  });
  return {
    fields: new QueryFields(fields),
    minLengthOneTypo: count(raw, 'min_len_1typo', 4),
    minLengthTwoTypos: count(raw, 'min_len_2typo', 7),
    typoThreshold: count(raw, 'typo_tokens_threshold', 1),
    dropThreshold: count(raw, 'drop_tokens_threshold', 1),
    dropMode: readDropMode(raw.drop_tokens_mode),
    dropBothUpTo: Number(/^both_sides:(\d+)$/.exec(raw.drop_tokens_mode ?? '')?.[1] ?? Infinity),
    maxCandidates: count(raw, 'max_candidates', flag(raw, 'exhaustive_search', false) ? 10_000 : 4),
    splitJoin: oneOf(raw.split_join_tokens, ['fallback', 'always', 'off'], 'fallback'),
    matchType: oneOf(raw.text_match_type, ['max_score', 'max_weight', 'sum_score'], 'max_score'),
    exactFirst: flag(raw, 'prioritize_exact_match', true),
    manyFields: flag(raw, 'prioritize_num_matching_fields', true),
    demoteSynonyms: flag(raw, 'demote_synonym_match', false),
    numericTypos: flag(raw, 'enable_typos_for_numerical_tokens', true),
    alphanumericTypos: flag(raw, 'enable_typos_for_alpha_numerical_tokens', true),
  };
}

function expandNames(names: readonly string[], schema: Schema): string[] {
  const strings = schema.fields.filter((field) => field.kind === 'string' && field.index && !field.name.includes('*'));
  return names.flatMap((name) => {
    if (!name.endsWith('*')) return [name];
    return strings.filter((field) => field.name.startsWith(name.slice(0, -1))).map((field) => field.name);
  });
}

function queryColumn(name: string, index: Index, schema: Schema, lenient: boolean): TextColumn | null {
  const column = index.columns.byName.get(name)?.column;
  if (column instanceof TextColumn) return column;
  const field = schema.fields.find((one) => one.name === name);
  if (field && !field.index) throw badRequest(`Field \`${name}\` is marked as a non-indexed field in the schema.`);
  if (column) throw badRequest(`Field \`${name}\` should be a string or a string array.`);
  if (lenient) return null;
  throw notFound(`Could not find a field named \`${name}\` in the schema.`);
}

/** Weights as ranks 15, 14, …: equal wishes share a rank; without wishes the order of `query_by` decides. */
function readWeights(raw: RawParameters, fields: number): number[] {
  const wishes = list(raw, 'query_by_weights').map(Number);
  if (wishes.length === 0) return Array.from({ length: fields }, (_, at) => Math.max(0, strongest - at));
  if (wishes.length !== fields) {
    throw badRequest('Number of weights in `query_by_weights` does not match number of `query_by` fields.');
  }
  if (wishes.some((weight) => !Number.isInteger(weight) || weight < 0)) {
    throw badRequest('Parameter `query_by_weights` must be a comma separated string of positive integers.');
  }
  const ranks = [...new Set(wishes)].sort((one, other) => other - one);
  return wishes.map((weight) => Math.max(0, strongest - ranks.indexOf(weight)));
}

function perField(raw: RawParameters, name: string, fields: number, fallback: string): string[] {
  const values = list(raw, name);
  if (values.length <= 1) return Array.from({ length: fields }, () => values[0] ?? fallback);
  if (values.length !== fields) {
    throw badRequest(`Number of values in \`${name}\` does not match number of \`query_by\` fields.`);
  }
  return values;
}

function readTypos(value: string): number {
  if (!/^\d+$/.test(value)) throw badRequest('Parameter `num_typos` must be an unsigned integer.');
  return Math.min(2, Number(value));
}

function readDropMode(value: string | undefined): TextOptions['dropMode'] {
  return oneOf(value?.split(':')[0], ['right_to_left', 'left_to_right', 'both_sides'], 'right_to_left');
}

function oneOf<T extends string>(value: string | undefined, choices: readonly T[], fallback: T): T {
  return choices.find((choice) => choice === value) ?? fallback;
}
