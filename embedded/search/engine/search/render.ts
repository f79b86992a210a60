import { commaSeparated, type JsonObject } from '../json.ts';
import type { SearchResponse } from './search.ts';

/** What a response repeats of its request. */
export type Echo = {
  collection: string;
  q: string;
  milliseconds: number;
  /**
   * Names in `exclude_fields`: `out_of` and `search_time_ms` are left out of the response itself.
   */
  excluded: readonly string[];
  /** What curation rules pass to the page; null without. */
  metadata: JsonObject | null;
};

/** A search's parameters, as responses repeat them. */
export function requestParams({ page }: SearchResponse, { collection, q }: Echo) {
  return { collection_name: collection, first_q: q, per_page: page.limit, q };
}

/** The response as JSON text, facets and hits spliced in as they are. */
export function renderResponse(response: SearchResponse, echo: Echo): string {
  const documents = response.foundDocuments === null ? '' : `,"found_docs":${response.foundDocuments}`;
  const head = `{"facet_counts":[${commaSeparated(response.facets)}],"found":${response.found}${documents}`;
  const tail = {
    ...(echo.metadata && { metadata: echo.metadata }),
    ...(!echo.excluded.includes('out_of') && { out_of: response.outOf }),
    page: response.page.page,
    request_params: requestParams(response, echo),
    search_cutoff: response.cut,
    ...(!echo.excluded.includes('search_time_ms') && { search_time_ms: echo.milliseconds }),
  };
  const groups = response.groups?.map(
    (group) =>
      `{"found":${group.found},"group_key":${JSON.stringify(group.key)},"hits":[${commaSeparated(group.hits)}]}`,
  );
  const hits = groups
    ? `"grouped_hits":[${commaSeparated(groups)}]`
    : `"hits":[${commaSeparated((response.hits ?? []).map((hit) => hit.json()))}]`;
  return `${head},${hits},${JSON.stringify(tail).slice(1)}`;
}
