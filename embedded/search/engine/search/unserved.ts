import { badRequest } from '../failure.ts';
import { parseSort, readOptions } from '../sort/parse-sort.ts';
import type { RawParameters } from './parameters.ts';

/** Parameters of the original that would change a response and do nothing here. */
const unserved = [
  'conversation',
  'conversation_id',
  'conversation_model_id',
  'diversity',
  'diversity_lambda',
  'facet_return_parent',
  'infix',
  'nl_model_id',
  'nl_query',
  'personalization_model_id',
  'personalization_type',
  'personalization_user_id',
  'pre_segmented_query',
  'prioritize_token_position',
  'synonym_num_typos',
  'synonym_prefix',
  'vector_query',
  'voice_query',
];
const sortOptions = ['exclude_radius', 'precision', 'origin', 'func', 'scale', 'decay'];

/** The value of each of them that requests nothing. */
const isNeutral = (value: string): boolean => /^(?:|false|off|0|none)$/i.test(value.trim());

/**
 * A parameter that is taken without effect gives a wrong result: it is refused by name, with 400.
 */
export function refuseUnserved(raw: RawParameters): void {
  const requested = unserved.find((name) => raw[name] !== undefined && !raw[name].split(',').every(isNeutral));
  if (requested) throw badRequest(`Parameter \`${requested}\` is not supported by this engine.`);
  if (raw.include_fields?.includes('$'))
    throw badRequest('Fields of other collections in `include_fields` are not supported by this engine.');
  if (!raw.sort_by?.includes('(')) return;
  for (const { name, options } of parseSort(raw.sort_by)) {
    if (name.startsWith('_')) continue;
    const option = Object.keys(readOptions(options)).find((one) => sortOptions.includes(one));
    if (option) throw badRequest(`Option \`${option}\` of \`sort_by\` is not supported by this engine.`);
  }
}
