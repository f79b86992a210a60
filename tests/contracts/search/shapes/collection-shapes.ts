import { z } from 'zod';
import { whole } from './whole.ts';

const field = whole({
  name: z.string().min(1),
  type: z.string().min(1),
  facet: z.boolean(),
  optional: z.boolean(),
  index: z.boolean(),
  sort: z.boolean(),
  store: z.boolean(),
  infix: z.boolean(),
  locale: z.string(),
  stem: z.boolean(),
  stem_dictionary: z.string(),
});

/** OpenAPI: CollectionResponse. */
export const collection = whole({
  name: z.string().min(1),
  fields: z.array(field),
  default_sorting_field: z.string(),
  enable_nested_fields: z.boolean(),
  num_documents: z.int().min(0),
  created_at: z.int().positive(),
  symbols_to_index: z.array(z.string()),
  token_separators: z.array(z.string()),
  synonym_sets: z.array(z.string()),
  curation_sets: z.array(z.string()),
  metadata: z.record(z.string(), z.unknown()).optional(),
});

/** OpenAPI: CollectionUpdateSchema; a dropped field shows its name alone. */
export const collectionUpdate = whole({
  fields: z.array(z.union([field, whole({ name: z.string().min(1), drop: z.literal(true) })])).optional(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  synonym_sets: z.array(z.string()).optional(),
  curation_sets: z.array(z.string()).optional(),
});

/** OpenAPI: CollectionAlias. */
export const alias = whole({ name: z.string().min(1), collection_name: z.string().min(1) });

/** OpenAPI: SchemaChangeStatus. */
export const schemaChange = whole({
  collection: z.string().min(1),
  validated_docs: z.int().min(0),
  altered_docs: z.int().min(0),
});

const document = z.record(z.string(), z.unknown());
/** One line of an import's response: a failure states why, and shows the line as it came. */
export const importLine = z.union([
  whole({ success: z.literal(true), id: z.string().optional(), document: document.optional() }),
  whole({ success: z.literal(false), error: z.string().min(1), document: z.string(), code: z.int().min(400) }),
]);
