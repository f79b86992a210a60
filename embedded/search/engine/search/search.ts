import { parseFacetQuery } from '../facet/facet-query.ts';
import { facets } from '../facet/facets.ts';
import { validFacets } from '../facet/valid-facets.ts';
import { badRequest } from '../failure.ts';
import type { FilterContext } from '../filter/compile.ts';
import { FilterCosts } from '../filter/costs.ts';
import { all, type Predicate } from '../filter/predicate.ts';
import type { Index } from '../index.ts';
import type { Json } from '../json.ts';
import { sortKeys } from '../sort/sort-key.ts';
import { bestPositions, type Window } from '../sort/top.ts';
import { groupMatches, groupNumbersOf, readGrouping } from './group.ts';
import { type Hit, type HitWriter, hitWriter } from './hits.ts';
import type { Matches } from './matches.ts';
import { count, flag, highlightTags, type Page, type RawParameters, readPage } from './parameters.ts';
import { type Pin, readPins, slidUp, withPins } from './pins.ts';
import { type Rank, rankingOf } from './rank.ts';
import type { SearchSource } from './search-source.ts';
import { compileFilters, type Selection, select, type Wording } from './select.ts';
import { refuseUnserved } from './unserved.ts';

export type SearchRequest = {
  parameters: RawParameters;
  /** Filters besides `filter_by` (presets, and whatever else was ANDed on the way). */
  filters: readonly string[];
  /** Filters that a key imposes: nothing outside them may appear by any way, pinned hits included. */
  imposed: readonly string[];
  wording: Wording;
  pins: readonly Pin[];
  hidden: readonly string[];
  /**
   * Instead of the page that the parameters request: so many hits from the first on, of which few
   * will be written.
   */
  window?: number;
};

export type SearchResponse = {
  found: number;
  foundDocuments: number | null;
  page: Page;
  /** In order. */
  hits: ShownHit[] | null;
  /** What `sort_by` requests, as in `Ranking`. */
  sortShape(): string;
  groups: { key: Json[]; found: number; hits: string[] }[] | null;
  /** JSON text of each facet. */
  facets: string[];
  outOf: number;
  /** Of a query of words, the matches farthest from them are missing, as finding them would take too long. */
  cut: boolean;
};

/** A hit that is written when it is wanted. */
export type ShownHit = { rank(): Rank; json(): string };

/** Runs one search. Fails with the documented status and sentence; changes nothing. */
export function search(source: SearchSource, request: SearchRequest): SearchResponse {
  const { index, schema } = source;
  const raw = request.parameters;
  refuseUnserved(raw);
  const context = { index, schema, lenient: raw.validate_field_names === 'false', costs: new FilterCosts() };
  const page = request.window === undefined ? readPage(raw) : { page: 1, offset: 0, limit: request.window };
  const imposed = compileFilters(request.imposed, context);
  const own = compileFilters([raw.filter_by ?? '', ...request.filters], context);
  const filter = imposed && own ? all([imposed, own]) : (imposed ?? own);
  const grouping = readGrouping(raw, index);
  const pins = grouping
    ? []
    : pinnedRows(source, request, imposed, flag(raw, 'filter_curated_hits', false) ? own : null);
  const hidden = new Set([...rowsOf(index, hiddenIds(raw, request)), ...pins.map((pin) => pin.item)]);
  const selection = select(raw, filter, hidden, context, request.wording);
  const { matches } = selection;
  const keys = sortKeys(raw.sort_by ?? '', matches, context);
  const newest = (at: number) => index.seqs.at(matches.rows[at] as number);
  const writer = hitWriter(source, raw, selection);
  const groupAt = grouping && groupNumbersOf(grouping, matches);
  const facetTexts = facetResults(context, raw, withRows(matches, pins), groupAt);
  const ranking = rankingOf(raw.sort_by ?? '', keys, matches.scores !== null);
  const shared = { page, facets: facetTexts, outOf: index.documents, cut: selection.cut, sortShape: ranking.shape };
  if (grouping && groupAt) {
    const { found, groups } = groupMatches(grouping, groupAt, matches, keys, newest, page);
    const shown = groups.map((group) => ({
      key: group.key,
      found: group.found,
      hits: writeMatches(writer, selection, group.positions),
    }));
    return { ...shared, found, foundDocuments: matches.count, hits: null, groups: shown };
  }
  const window = pins.length === 0 ? page : throughPins(page, matches.count + pins.length);
  const positions = bestPositions(matches.count, window, keys, newest);
  const ordered = withPins<Hit>(
    Array.from(positions, (at) => hitAt(selection, at)),
    pins.map(({ item, position }) => ({
      item: { row: item, at: -1, score: null, dropped: 0, curated: true },
      position,
    })),
  );
  const shown = pins.length === 0 ? ordered : ordered.slice(page.offset, page.offset + page.limit);
  const hits = shown.map((hit): ShownHit => {
    const written = request.window === undefined ? writer(hit) : null;
    return { rank: () => ranking.rankOf(index.ids[hit.row] ?? '', hit.at), json: () => written ?? writer(hit) };
  });
  return { ...shared, found: matches.count + pins.length, foundDocuments: null, hits, groups: null };
}

/** Pins move the hits behind them, so that a page with them is counted from the first. */
function throughPins({ offset, limit }: Page, found: number): Window {
  return { offset: 0, limit: offset >= found ? 0 : offset + limit };
}

function hitAt({ matches, dropped }: Selection, at: number): Hit {
  return {
    row: matches.rows[at] as number,
    at,
    score: matches.scores?.[at] ?? null,
    dropped: dropped?.[at] ?? 0,
    curated: false,
  };
}

function writeMatches(writer: HitWriter, selection: Selection, positions: Uint32Array): string[] {
  return Array.from(positions, (at) => writer(hitAt(selection, at)));
}

function hiddenIds(raw: RawParameters, request: SearchRequest): readonly string[] {
  if (!raw.hidden_hits) return request.hidden;
  return [...raw.hidden_hits.split(',').map((id) => id.trim()), ...request.hidden];
}

function rowsOf(index: Index, ids: readonly string[]): number[] {
  return ids.flatMap((id) => index.rowOf(id) ?? []);
}

/**
 * Pinned documents that exist, are not hidden, and pass what is imposed; the first pin of a document counts. Where `own` is too, those
 * that do not pass it give their places to those behind them.
 */
function pinnedRows(
  { index }: SearchSource,
  request: SearchRequest,
  imposed: Predicate | null,
  own: Predicate | null,
): { item: number; position: number }[] {
  if (!request.parameters.pinned_hits && request.pins.length === 0) return [];
  const hidden = new Set(hiddenIds(request.parameters, request));
  const seen = new Set<string>();
  const pins = [...readPins(request.parameters.pinned_hits), ...request.pins].flatMap(({ id, position }) => {
    const row = index.rowOf(id);
    if (row === undefined || hidden.has(id) || seen.has(id) || (imposed && !imposed.test(row))) return [];
    seen.add(id);
    return [{ item: row, position, stays: !own || own.test(row) }];
  });
  return own ? slidUp(pins) : pins;
}

function withRows(matches: Matches, pins: readonly { item: number }[]): Matches {
  if (pins.length === 0) return matches;
  const rows = new Uint32Array(matches.count + pins.length);
  rows.set(matches.rows.subarray(0, matches.count));
  pins.forEach(({ item }, at) => {
    rows[matches.count + at] = item;
  });
  return { rows, count: rows.length, scores: null, complete: false };
}

/** So many values all facets of one search show, and so many each may show however many they are. */
const maxFacetValues = 10_000;
const leastFacetValues = 250;

function facetResults(
  context: FilterContext,
  raw: RawParameters,
  matches: Matches,
  groups: Uint32Array | null,
): string[] {
  if (!raw.facet_by?.trim()) return [];
  const { index } = context;
  const requests = validFacets(raw.facet_by, context);
  const query = parseFacetQuery(raw.facet_query ?? '', index, {
    typos: count(raw, 'facet_query_num_typos', 2),
    ...highlightTags(raw),
  });
  if (query && !requests.some(({ field }) => field === query.field))
    throw badRequest(
      `Facet query refers to a facet field \`${query.field}\` that is not part of \`facet_by\` parameter.`,
    );
  const share = Math.max(leastFacetValues, Math.floor(maxFacetValues / requests.length));
  const limit = Math.min(count(raw, 'max_facet_values', 10), share);
  return facets(index, requests, matches, { limit, query, groups });
}
