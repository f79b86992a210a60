import { type JsonObject, listed } from '../json.ts';
import type { SearchAnswer } from './search.ts';

/** What an answer says about its request. */
export type Echo = {
  collection: string;
  q: string;
  milliseconds: number;
  /** Names in `exclude_fields`: `out_of` and `search_time_ms` are left out of the answer itself. */
  excluded: readonly string[];
  /** What curation rules tell the page; null without. */
  metadata: JsonObject | null;
};

/** What a search was asked for, as answers repeat it. */
export function requestParams({ page }: SearchAnswer, { collection, q }: Echo) {
  return { collection_name: collection, first_q: q, per_page: page.limit, q };
}

/** The answer as JSON text, facets and hits spliced in as they are. */
export function renderAnswer(answer: SearchAnswer, echo: Echo): string {
  const documents = answer.foundDocuments === null ? '' : `,"found_docs":${answer.foundDocuments}`;
  const head = `{"facet_counts":[${listed(answer.facets)}],"found":${answer.found}${documents}`;
  const tail = {
    ...(echo.metadata && { metadata: echo.metadata }),
    ...(!echo.excluded.includes('out_of') && { out_of: answer.outOf }),
    page: answer.page.page,
    request_params: requestParams(answer, echo),
    search_cutoff: answer.cut,
    ...(!echo.excluded.includes('search_time_ms') && { search_time_ms: echo.milliseconds }),
  };
  const groups = answer.groups?.map(
    (group) => `{"found":${group.found},"group_key":${JSON.stringify(group.key)},"hits":[${listed(group.hits)}]}`,
  );
  const hits = groups
    ? `"grouped_hits":[${listed(groups)}]`
    : `"hits":[${listed((answer.hits ?? []).map((hit) => hit.json()))}]`;
  return `${head},${hits},${JSON.stringify(tail).slice(1)}`;
}
