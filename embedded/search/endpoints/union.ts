import { badRequest } from '../engine/failure.ts';
import { type RawParameters, readPage } from '../engine/search/parameters.ts';
import { compareRanks, type Rank } from '../engine/search/rank.ts';
import { requestParams } from '../engine/search/render.ts';
import type { SearchService } from '../service.ts';
import { type Searched, type SearchOrder, searched } from './search.ts';

/** A hit as JSON text, whose it is, and by what it is sorted. */
type Entry = { hit: string; collection: string; search: number; rank: Rank };
type Found = { last: Searched; milliseconds: number; entries: Entry[] };

/** A search gives at most so many hits at a time. */
const mostAtOnce = 250;

/**
 * The hits of several searches as one list (`union`), ordered by what each sorts by, else by how well the words match; among equals the
 * earlier search comes first. A document that two searches of one collection find stands once, unless `remove_duplicates` is false. The
 * page is the whole list's. Fails as the first of its searches that fails, and with 400 when they sort in different ways.
 */
export function unionOf(service: SearchService, orders: readonly SearchOrder[], common: RawParameters): string {
  const page = readPage(common);
  const results = orders.map((order, at) => firstHits(service, order, at, page.offset + page.limit));
  checkAlike(results);
  const ordered = results
    .flatMap(({ entries }) => entries)
    .sort((one, other) => compareRanks(one.rank, other.rank) || one.search - other.search);
  const shown = common.remove_duplicates === 'false' ? ordered : withoutDoubles(ordered);
  const found = results.reduce((sum, { last }) => sum + last.answer.found, 0) - (ordered.length - shown.length);
  const hits = shown.slice(page.offset, page.offset + page.limit).map(written);
  const tail = {
    out_of: outOf(results),
    page: page.page,
    search_cutoff: false,
    search_time_ms: results.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    union_request_params: results.map(({ last }) => requestParams(last.answer, last.echo)),
  };
  return `{"found":${found},"hits":[${hits.join(',')}],${JSON.stringify(tail).slice(1)}`;
}

/** The best hits of one search, as many as the page of the union may need. */
function firstHits(service: SearchService, order: SearchOrder, search: number, wanted: number): Found {
  const { page: _page, per_page: _perPage, ...url } = order.url;
  const entries: Entry[] = [];
  let milliseconds = 0;
  for (;;) {
    const limit = String(Math.min(mostAtOnce, Math.max(0, wanted - entries.length)));
    const last = searched(service, { ...order, url: { ...url, offset: String(entries.length), limit } });
    const { answer, echo } = last;
    if (!answer.hits) throw badRequest('`union` cannot be combined with `group_by`.');
    const ranks = answer.ranks();
    answer.hits.forEach((hit, at) => {
      entries.push({ hit, collection: echo.collection, search, rank: ranks[at] as Rank });
    });
    milliseconds += echo.milliseconds;
    if (answer.hits.length === 0 || entries.length >= Math.min(wanted, answer.found))
      return { last, milliseconds, entries };
  }
}

/** One list can have one order only: as many sort keys in all searches that ask for some, of the same kinds and directions. */
function checkAlike(results: readonly Found[]): void {
  const asked = results.map(({ last }) => last.answer.sortShape()).filter((shape) => shape !== '');
  const other = asked.find((shape) => shape !== asked[0]);
  if (other === undefined) return;
  throw badRequest(
    `The \`sort_by\` of all searches of a union must be alike: one sorts by \`${asked[0]}\`, another by \`${other}\`.`,
  );
}

function written({ hit, collection, search }: Entry): string {
  return `{"collection":${JSON.stringify(collection)},"search_index":${search},${hit.slice(1)}`;
}

function withoutDoubles(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ collection, rank }) => {
    const name = `${collection} ${rank.id}`;
    return seen.has(name) ? false : seen.add(name);
  });
}

/** A collection that several searches look through counts once. */
function outOf(results: readonly Found[]): number {
  const byCollection = new Map(results.map(({ last }) => [last.echo.collection, last.answer.outOf]));
  return [...byCollection.values()].reduce((sum, all) => sum + all, 0);
}
