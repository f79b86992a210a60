import { badRequest } from '../engine/failure.ts';
import type { Json, JsonObject } from '../engine/json.ts';
import { type RawParameters, readPage } from '../engine/search/parameters.ts';
import type { SearchService } from '../service.ts';
import { runSearch, type SearchOrder } from './search.ts';

type Hit = JsonObject & { document: JsonObject; text_match?: number };
type Result = { found: number; out_of: number; search_time_ms: number; hits?: Hit[]; request_params: JsonObject };
type Key = { field: string; descending: boolean };
type Entry = { hit: Hit; collection: string; search: number; place: number; keys: (string | number | null)[] };

/** A search gives at most so many hits at a time. */
const mostAtOnce = 250;

/**
 * The hits of several searches as one list (`union`), ordered by what each sorts by, else by how well the words match; among equals the
 * earlier search comes first. A document that two searches of one collection find stands once, unless `remove_duplicates` is false. The
 * page is the whole list's. Fails as the first of its searches that fails.
 */
export function unionOf(service: SearchService, orders: readonly SearchOrder[], common: RawParameters): string {
  const page = readPage(common);
  const unique = common.remove_duplicates !== 'false';
  const results = orders.map((order) => firstHits(service, order, page.offset + page.limit));
  const entries = results.flatMap(({ hits, collection, sort }, search) =>
    hits.map(
      (hit, place): Entry => ({ hit, collection, search, place, keys: sort.map(({ field }) => keyOf(hit, field)) }),
    ),
  );
  const directions = results[0]?.sort.map(({ descending }) => descending) ?? [];
  const ordered = entries.sort((one, other) => compare(one, other, directions));
  const shown = unique ? withoutDoubles(ordered) : ordered;
  return JSON.stringify({
    found: results.reduce((sum, { found }) => sum + found, 0) - (ordered.length - shown.length),
    hits: shown
      .slice(page.offset, page.offset + page.limit)
      .map(({ hit, collection, search }) => ({ collection, ...hit, search_index: search })),
    out_of: outOf(results),
    page: page.page,
    search_cutoff: false,
    search_time_ms: results.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    union_request_params: results.map(({ parameters }) => parameters),
  });
}

type Found = {
  found: number;
  outOf: number;
  milliseconds: number;
  collection: string;
  parameters: JsonObject;
  sort: Key[];
  hits: Hit[];
};

/** The best hits of one search, as many as the page of the union may need. */
function firstHits(service: SearchService, order: SearchOrder, wanted: number): Found {
  const sort = sortOf(order.url.sort_by ?? order.body.sort_by ?? '');
  const hits: Hit[] = [];
  let last: Result | null = null;
  do {
    const limit = String(Math.min(mostAtOnce, Math.max(0, wanted - hits.length)));
    const { page: _page, per_page: _perPage, ...url } = order.url;
    const asked = { ...order, url: { ...url, offset: String(hits.length), limit } };
    last = JSON.parse(runSearch(service, asked)) as Result;
    if (!last.hits) throw badRequest('`union` cannot be combined with `group_by`.');
    hits.push(...last.hits);
  } while (hits.length < Math.min(wanted, last.found) && last.hits.length > 0);
  const { found, out_of: all, search_time_ms: milliseconds, request_params: parameters } = last;
  return { found, outOf: all, milliseconds, parameters, sort, hits, collection: String(parameters.collection_name) };
}

/** Without a sort of its own a search is ordered by how well the words match. */
function sortOf(text: string): Key[] {
  if (text.trim() === '') return [{ field: '_text_match', descending: true }];
  return text.split(',').map((part) => {
    const [, field = '', direction = ''] = /^\s*([\w.]+)\s*:\s*(asc|desc)\s*$/i.exec(part) ?? [];
    if (!field || field === '_eval') throw badRequest(`\`union\` cannot sort by \`${part.trim()}\`.`);
    return { field, descending: direction.toLowerCase() === 'desc' };
  });
}

function keyOf({ document, text_match: score }: Hit, field: string): string | number | null {
  const value: Json | undefined = field === '_text_match' ? score : document[field];
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' ? value.toLowerCase() : typeof value === 'number' ? value : null;
}

/** Missing values come last, whichever way the others go. */
function compare(one: Entry, other: Entry, directions: readonly boolean[]): number {
  for (const [at, descending] of directions.entries()) {
    const [left = null, right = null] = [one.keys[at], other.keys[at]];
    if (left === right) continue;
    if (left === null) return 1;
    if (right === null) return -1;
    const difference = left < right ? -1 : 1;
    return descending ? -difference : difference;
  }
  return one.search - other.search || one.place - other.place;
}

function withoutDoubles(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ collection, hit }) => {
    const name = `${collection} ${String(hit.document.id)}`;
    return seen.has(name) ? false : seen.add(name);
  });
}

/** A collection that several searches look through counts once. */
function outOf(results: readonly Found[]): number {
  const byCollection = new Map(results.map(({ collection, outOf: all }) => [collection, all]));
  return [...byCollection.values()].reduce((sum, all) => sum + all, 0);
}
