import { badRequest, unprocessable } from '../engine/failure.ts';
import { mapWithPauses } from '../engine/pause.ts';
import { type RawParameters, readPage } from '../engine/search/parameters.ts';
import { compareRanks, type Rank } from '../engine/search/rank.ts';
import { requestParams } from '../engine/search/render.ts';
import type { ShownHit } from '../engine/search/search.ts';
import type { SearchService } from '../service.ts';
import { type Searched, type SearchOrder, searched } from './search.ts';

/** A hit, whose it is, and by what it is sorted. */
type Entry = { hit: ShownHit; from: Searched; search: number; rank: Rank };
type Found = { last: Searched; entries: Entry[] };

/** As far as a page of a union reaches, and how many hits of all its searches are ranked for it at most. */
const farthest = 10_000;
const maxRanked = 50_000;

/**
 * The hits of several searches as one list (`union`), ordered by what each sorts by, else by how well the words match; among equals the
 * earlier search comes first. A document that two searches of one collection find is listed once, unless `remove_duplicates` is false. The
 * page is the whole list's. Fails as the first of its searches that fails, with 400 when they sort in different ways, and with 422 beyond
 * 10,000 hits, or 50,000 of all its searches together.
 */
export async function unionOf(
  service: SearchService,
  orders: readonly SearchOrder[],
  common: RawParameters,
): Promise<string> {
  const page = readPage(common);
  const window = page.offset + page.limit;
  const reach = Math.min(farthest, Math.floor(maxRanked / Math.max(1, orders.length)));
  if (window > reach)
    throw unprocessable(`Only upto ${reach} hits of a union of ${orders.length} searches can be fetched.`);
  const results = await mapWithPauses(orders, (order, search) => firstHits(service, order, search, window));
  checkAlike(results);
  const ordered = results
    .flatMap(({ entries }) => entries)
    .filter(({ from, rank }) => from.collection.has(rank.id))
    .sort((one, other) => compareRanks(one.rank, other.rank) || one.search - other.search);
  const shown = common.remove_duplicates === 'false' ? ordered : withoutDoubles(ordered);
  const found = results.reduce((sum, { last }) => sum + last.response.found, 0) - (ordered.length - shown.length);
  const hits = shown.slice(page.offset, window).map(written);
  const tail = {
    out_of: outOf(results),
    page: page.page,
    search_cutoff: results.some(({ last }) => last.response.cut),
    search_time_ms: results.reduce((sum, { last }) => sum + last.echo.milliseconds, 0),
    union_request_params: results.map(({ last }) => ({
      ...requestParams(last.response, last.echo),
      per_page: page.limit,
    })),
  };
  return `{"found":${found},"hits":[${hits.join(',')}],${JSON.stringify(tail).slice(1)}`;
}

/** The best hits of one search, as many as the page of the union may need. */
function firstHits(service: SearchService, order: SearchOrder, search: number, window: number): Found {
  const last = searched(service, order, window);
  if (!last.response.hits) throw badRequest('`union` cannot be combined with `group_by`.');
  return { last, entries: last.response.hits.map((hit) => ({ hit, from: last, search, rank: hit.rank() })) };
}

/**
 * One list can have one order only: as many sort keys in all searches that have some, of the same
 * kinds and directions.
 */
function checkAlike(results: readonly Found[]): void {
  const requested = results.map(({ last }) => last.response.sortShape()).filter((shape) => shape !== '');
  const other = requested.find((shape) => shape !== requested[0]);
  if (other === undefined) return;
  throw badRequest(
    `The \`sort_by\` of all searches of a union must be alike: one sorts by \`${requested[0]}\`, another by \`${other}\`.`,
  );
}

function written({ hit, from, search }: Entry): string {
  return `{"collection":${JSON.stringify(from.echo.collection)},"search_index":${search},${hit.json().slice(1)}`;
}

function withoutDoubles(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ from, rank }) => {
    const name = `${from.echo.collection} ${rank.id}`;
    return seen.has(name) ? false : seen.add(name);
  });
}

/** A collection that several searches look through counts once. */
function outOf(results: readonly Found[]): number {
  const byCollection = new Map(results.map(({ last }) => [last.echo.collection, last.response.outOf]));
  return [...byCollection.values()].reduce((sum, all) => sum + all, 0);
}
