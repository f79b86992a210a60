import { z } from 'zod';
import { whole } from './whole.ts';

const json: z.ZodType<unknown> = z.unknown();
const document = z.record(z.string(), json);

const highlight = whole({
  field: z.string(),
  snippet: z.string().optional(),
  snippets: z.array(z.string()).optional(),
  value: z.string().optional(),
  values: z.array(z.string()).optional(),
  indices: z.array(z.int()).optional(),
  matched_tokens: z.array(z.union([z.string(), z.array(z.string())])),
});

const textMatchInfo = whole({
  best_field_score: z.string(),
  best_field_weight: z.int(),
  fields_matched: z.int(),
  num_tokens_dropped: z.int(),
  score: z.string(),
  tokens_matched: z.int(),
  typo_prefix_score: z.int(),
});

const hit = whole({
  document,
  highlight: z.record(z.string(), json),
  highlights: z.array(highlight).optional(),
  text_match: z.number().optional(),
  text_match_info: textMatchInfo.optional(),
  curated: z.boolean().optional(),
  geo_distance_meters: z.record(z.string(), z.number()).optional(),
  collection: z.string().optional(),
  search_index: z.int().optional(),
});

const facetCounts = whole({
  field_name: z.string(),
  sampled: z.boolean(),
  counts: z.array(
    whole({ count: z.int().min(1), value: z.string(), highlighted: z.string(), parent: document.optional() }),
  ),
  stats: whole({
    total_values: z.int().min(0),
    min: z.number().optional(),
    max: z.number().optional(),
    sum: z.number().optional(),
    avg: z.number().optional(),
  }),
});

const requestParams = whole({
  collection_name: z.string(),
  first_q: z.string(),
  q: z.string(),
  per_page: z.int(),
});

/** A search's response (OpenAPI: SearchResult): hits, or groups of them. */
export const searchResult = whole({
  facet_counts: z.array(facetCounts),
  found: z.int().min(0),
  found_docs: z.int().min(0).optional(),
  // A key may leave these two out (`exclude_fields`).
  out_of: z.int().min(0).optional(),
  search_time_ms: z.int().min(0).optional(),
  page: z.int().min(0),
  metadata: document.optional(),
  search_cutoff: z.boolean(),
  request_params: requestParams,
  hits: z.array(hit).optional(),
  grouped_hits: z.array(whole({ found: z.int().min(1), group_key: z.array(json), hits: z.array(hit) })).optional(),
}).refine((result) => (result.hits === undefined) !== (result.grouped_hits === undefined), 'either hits or groups');

/** Several searches as one list (`union`). */
export const unionResult = whole({
  found: z.int().min(0),
  hits: z.array(hit.required({ collection: true, search_index: true })),
  out_of: z.int().min(0),
  page: z.int().min(0),
  search_time_ms: z.int().min(0),
  search_cutoff: z.boolean(),
  union_request_params: z.array(requestParams),
});

/** One place of a multi_search: a result, or what was wrong with it (OpenAPI: MultiSearchResultItem). */
export const multiSearchResult = whole({
  results: z.array(z.union([searchResult, whole({ code: z.int().min(400), error: z.string().min(1) })])),
});
