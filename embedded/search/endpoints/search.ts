import type { Access } from '../access/key-ring.ts';
import type { Collection } from '../engine/collection.ts';
import { badRequest, Failure } from '../engine/failure.ts';
import type { Json, JsonObject } from '../engine/json.ts';
import { isObject } from '../engine/json.ts';
import { list, type RawParameters, textParameters } from '../engine/search/parameters.ts';
import { type Echo, renderResponse } from '../engine/search/render.ts';
import { type SearchResponse, search } from '../engine/search/search.ts';
import type { Call, Result } from '../protocol/call.ts';
import { param } from '../protocol/call.ts';
import type { SearchService } from '../service.ts';
import { curate } from './curation.ts';
import { wordingOf } from './wording.ts';

/** The parameters of one search, weakest first; `embedded` are those that a scoped key forces. */
export type SearchOrder = { collection: string; body: RawParameters; url: RawParameters; access: Access };

export function searchOne(call: Call): Result {
  checkLength(call);
  const order = { collection: param(call, 'collection'), body: {}, url: call.query, access: call.access };
  return { status: 200, text: runSearch(call.service, order) };
}

/** Refuses an address that is too long for the original, so that one which works here works there. Fails with 400. */
export function checkLength({ request }: Call): void {
  const { search } = request.url;
  if (search.length <= maxQueryCharacters || decodedLength(search) <= maxQueryCharacters) return;
  throw badRequest(
    `Query string exceeds max allowed length of ${maxQueryCharacters}. Use the /multi_search end-point for larger payloads.`,
  );
}

const maxQueryCharacters = 4000;
const maxParameterCharacters = 200_000;

/** All parameters together have a limit, as long lists of values delay other requests. Fails with 413. */
function checkSize(sources: readonly RawParameters[]): void {
  let size = 0;
  for (const source of sources) for (const name in source) size += source[name]?.length ?? 0;
  if (size > maxParameterCharacters)
    throw new Failure(413, `The parameters of a search are longer than ${maxParameterCharacters} characters.`);
}

function decodedLength(search: string): number {
  return search.replace(/%[0-9a-f]{2}/gi, '_').length;
}

/** What one search found, where, and what its response repeats of the request. */
export type Searched = { response: SearchResponse; echo: Echo; collection: Collection };

/** The response to one search as JSON text. */
export function runSearch(service: SearchService, order: SearchOrder): string {
  const { response, echo } = searched(service, order);
  return renderResponse(response, echo);
}

/**
 * Runs one search. A parameter of the key wins over one of the address, that over the body's, that
 * over the preset's; `filter_by` is never replaced but ANDed, so that no request can widen a filter
 * that was set before them. `window`: so many hits from the first on, whatever page the parameters
 * request.
 */
export function searched(
  service: SearchService,
  { collection: name, body, url, access }: SearchOrder,
  window?: number,
): Searched {
  const started = performance.now();
  const embedded = textParameters(withoutControls(access.embedded ?? {}));
  const preset = presetOf(service, embedded.preset ?? url.preset ?? body.preset);
  const collection = service.catalogue.find(name);
  const { source } = collection;
  const raw: RawParameters = { ...preset, ...body, ...url, ...embedded, filter_by: '' };
  checkSize([preset, body, url, embedded]);
  const visitors = [url.filter_by, body.filter_by, ...(embedded.preset ? [] : [preset.filter_by])];
  const imposed = [embedded.filter_by, ...(embedded.preset ? [preset.filter_by] : [])];
  const curated = curate(service, source, raw, filterTexts(present(visitors), present(imposed)));
  const response = search(source, {
    parameters: curated.parameters,
    filters: [...present(visitors), ...curated.filters],
    imposed: present(imposed),
    wording: wordingOf(service, source, curated.parameters),
    pins: curated.pins,
    hidden: curated.hidden,
    ...(window === undefined ? {} : { window }),
  });
  const milliseconds = performance.now() - started;
  service.traffic.note('search', milliseconds);
  const echo = {
    collection: collection.schema.name,
    q: raw.q ?? '',
    milliseconds: Math.round(milliseconds),
    excluded: list(raw, 'exclude_fields'),
    metadata: curated.metadata,
  };
  return { response, echo, collection };
}

function present(filters: readonly (string | undefined)[]): string[] {
  return filters.filter((filter) => filter !== undefined && filter.trim() !== '') as string[];
}

/**
 * What counts as a search's filter for rules on filters: each of a visitor's, or all of them
 * together. With a key's, only the text that both make as documented, `(the visitor's) && (the
 * key's)`.
 */
function filterTexts(visitors: readonly string[], imposed: readonly string[]): string[] {
  const together = (filters: readonly string[]) =>
    filters.length > 1 ? filters.map((filter) => `(${filter})`).join(' && ') : (filters[0] ?? '');
  if (imposed.length > 0) return [together(present([together(visitors), together(imposed)]))];
  return [...visitors, ...(visitors.length > 1 ? [together(visitors)] : [])];
}

/** A scoped key's own restriction is not a search parameter. */
function withoutControls({ expires_at: _end, limit_multi_searches: _limit, ...parameters }: JsonObject): JsonObject {
  return parameters;
}

/** The parameters that a preset is for; none for an unknown name. */
export function presetOf(service: SearchService, name: Json | undefined): RawParameters {
  const value: Json | undefined = typeof name === 'string' ? service.presets.find(name)?.value : undefined;
  return isObject(value) ? textParameters(value) : {};
}
