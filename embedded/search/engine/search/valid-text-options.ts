import type { Index } from '../index.ts';
import type { TextOptions } from '../query/text-options.ts';
import { Readings } from '../readings.ts';
import type { Schema } from '../schema/schema.ts';
import type { RawParameters } from './parameters.ts';
import { readTextOptions } from './text-parameters.ts';

const cached = new Readings<TextOptions>();

/** What `readTextOptions` reads. */
const names = [
  'query_by',
  'query_by_weights',
  'num_typos',
  'prefix',
  'validate_field_names',
  'min_len_1typo',
  'min_len_2typo',
  'typo_tokens_threshold',
  'drop_tokens_threshold',
  'drop_tokens_mode',
  'max_candidates',
  'exhaustive_search',
  'split_join_tokens',
  'text_match_type',
  'prioritize_exact_match',
  'prioritize_num_matching_fields',
  'demote_synonym_match',
  'enable_typos_for_numerical_tokens',
  'enable_typos_for_alpha_numerical_tokens',
];

/** As `readTextOptions`, cached for repeated requests. */
export function validTextOptions(raw: RawParameters, index: Index, schema: Schema): TextOptions {
  const own: RawParameters = {};
  for (const name of names) if (raw[name] !== undefined) own[name] = raw[name];
  return cached.of(index, JSON.stringify(own), () => readTextOptions(own, index, schema));
}
