import { z } from 'zod';
import { multiSearchResult, searchResult, unionResult } from './search-shapes.ts';

const field = z.looseObject({
  name: z.string(),
  type: z.string(),
  facet: z.boolean(),
  optional: z.boolean(),
  index: z.boolean(),
});
const collection = z.looseObject({
  name: z.string(),
  fields: z.array(field),
  default_sorting_field: z.string(),
  enable_nested_fields: z.boolean(),
  num_documents: z.int().min(0),
  created_at: z.int(),
  symbols_to_index: z.array(z.string()),
  token_separators: z.array(z.string()),
});
const alias = z.strictObject({ name: z.string(), collection_name: z.string() });
const key = z.looseObject({
  id: z.int().min(0),
  actions: z.array(z.string()),
  collections: z.array(z.string()),
  description: z.string(),
  expires_at: z.int(),
});
const preset = z.strictObject({ name: z.string(), value: z.record(z.string(), z.unknown()) });
const stopwords = z.looseObject({ id: z.string(), stopwords: z.array(z.string()) });
const setOf = z.looseObject({ name: z.string(), items: z.array(z.looseObject({ id: z.string() })) });
const message = z.strictObject({ message: z.string().min(1) });
const lineResult = z.looseObject({ success: z.boolean() });
const named = z.looseObject({ name: z.string() });

type Rule = readonly [methods: string, path: RegExp, shape: z.ZodType];

/** What each address answers when all is well, after the public OpenAPI document's shapes. The first row that fits counts. */
const rules: readonly Rule[] = [
  ['GET', /^\/health$/, z.strictObject({ ok: z.boolean() })],
  ['GET', /^\/debug$/, z.strictObject({ state: z.int(), version: z.string() })],
  [
    'GET',
    /^\/(?:stats|metrics)\.json$/,
    z.record(z.string(), z.union([z.number(), z.string(), z.record(z.string(), z.number())])),
  ],
  ['POST', /^\/multi_search$/, z.union([multiSearchResult, unionResult])],
  ['GET', /^\/collections\/[^/]+\/documents\/search$/, searchResult],
  ['GET', /^\/collections$/, z.array(collection.partial({ fields: true }))],
  ['POST', /^\/collections$/, collection],
  ['PATCH', /^\/collections\/[^/]+$/, z.looseObject({})],
  ['GET DELETE', /^\/collections\/[^/]+$/, collection],
  ['PATCH', /^\/collections\/[^/]+\/documents$/, z.looseObject({ num_updated: z.int() })],
  ['DELETE', /^\/collections\/[^/]+\/documents$/, z.looseObject({ num_deleted: z.int() })],
  ['POST', /^\/collections\/[^/]+\/documents$/, z.looseObject({ id: z.string() })],
  ['GET PATCH DELETE', /^\/collections\/[^/]+\/documents\/[^/]+$/, z.looseObject({})],
  ['GET', /^\/aliases$/, z.strictObject({ aliases: z.array(alias) })],
  ['GET PUT DELETE', /^\/aliases\/[^/]+$/, alias],
  ['GET', /^\/keys$/, z.strictObject({ keys: z.array(key) })],
  ['POST', /^\/keys$/, key.extend({ value: z.string().min(8) })],
  ['GET', /^\/keys\/[^/]+$/, key.extend({ value_prefix: z.string() })],
  ['DELETE', /^\/keys\/[^/]+$/, z.strictObject({ id: z.int() })],
  ['GET', /^\/presets$/, z.strictObject({ presets: z.array(preset) })],
  ['GET PUT', /^\/presets\/[^/]+$/, preset],
  ['DELETE', /^\/presets\/[^/]+$/, named],
  ['GET', /^\/stopwords$/, z.strictObject({ stopwords: z.array(stopwords) })],
  ['GET', /^\/stopwords\/[^/]+$/, z.looseObject({ stopwords })],
  ['PUT', /^\/stopwords\/[^/]+$/, stopwords],
  ['DELETE', /^\/stopwords\/[^/]+$/, z.looseObject({ id: z.string() })],
  ['GET', /^\/(?:synonym|curation)_sets$/, z.array(setOf)],
  ['GET PUT', /^\/(?:synonym|curation)_sets\/[^/]+$/, setOf],
  ['DELETE', /^\/(?:synonym|curation)_sets\/[^/]+$/, named],
];

/**
 * Throws when an answer is not of the shape that the protocol gives it, so that no contract can pass over a missing or misnamed member.
 * A refusal is `{message}`, an import a line of JSON for each document.
 */
export function checkShape(method: string, path: string, status: number, text: string): void {
  const where = `${method} ${path} answered ${status}`;
  const lines = path.endsWith('/documents/import') && status === 200;
  const free = method === 'OPTIONS' || text === '' || path.endsWith('/documents/export') || path === '/health';
  if (lines) for (const line of text.split('\n')) verify(where, lineResult, line);
  else if (status >= 400) verify(where, message, text);
  else if (!free || path === '/health') {
    const rule = rules.find(([methods, pattern]) => methods.split(' ').includes(method) && pattern.test(path));
    if (rule) verify(where, rule[2], text);
  }
}

function verify(where: string, shape: z.ZodType, text: string): void {
  const checked = shape.safeParse(JSON.parse(text));
  if (!checked.success) throw new Error(`${where}: ${z.prettifyError(checked.error)}\n${text.slice(0, 400)}`);
}
