import { z } from 'zod';
import { whole } from './whole.ts';

/** OpenAPI: ApiKey. Only the response to its making holds the value; later ones its beginning. */
export const key = whole({
  id: z.int().min(0),
  actions: z.array(z.string().min(1)).min(1),
  autodelete: z.boolean(),
  collections: z.array(z.string().min(1)).min(1),
  description: z.string(),
  expires_at: z.int().min(0),
  value_prefix: z.string().length(4),
});
export const freshKey = key.extend({ value: z.string().min(8) });

/** OpenAPI: PresetSchema. */
export const preset = whole({ name: z.string().min(1), value: z.record(z.string(), z.unknown()) });

/** OpenAPI: StopwordsSetSchema. */
export const stopwords = whole({
  id: z.string().min(1),
  stopwords: z.array(z.string()).min(1),
  locale: z.string().optional(),
});

/** OpenAPI: SynonymItemSchema. */
export const synonymItem = whole({
  id: z.string().min(1),
  synonyms: z.array(z.string()).min(1),
  root: z.string().optional(),
  locale: z.string().optional(),
  symbols_to_index: z.array(z.string()).optional(),
});
export const synonymSet = whole({ name: z.string().min(1), items: z.array(synonymItem) });

const curationRule = whole({
  query: z.string().optional(),
  match: z.enum(['exact', 'contains']).optional(),
  filter_by: z.string().optional(),
  tags: z.array(z.string()).optional(),
  synonyms: z.boolean().optional(),
  stem: z.boolean().optional(),
});

/** OpenAPI: CurationItemSchema. */
export const curationItem = whole({
  id: z.string().min(1),
  rule: curationRule,
  includes: z.array(whole({ id: z.string(), position: z.int().positive() })).optional(),
  excludes: z.array(whole({ id: z.string() })).optional(),
  filter_by: z.string().optional(),
  sort_by: z.string().optional(),
  replace_query: z.string().optional(),
  remove_matched_tokens: z.boolean().optional(),
  filter_curated_hits: z.boolean().optional(),
  stop_processing: z.boolean().optional(),
  effective_from_ts: z.int().optional(),
  effective_to_ts: z.int().optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
});
export const curationSet = whole({ name: z.string().min(1), items: z.array(curationItem) });
