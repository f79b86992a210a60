import { badRequest, Failure } from '../engine/failure.ts';
import { isObject, type Json, type JsonObject } from '../engine/json.ts';
import { type RawParameters, textParameters } from '../engine/search/parameters.ts';
import { renderAnswer } from '../engine/search/render.ts';
import { search } from '../engine/search/search.ts';
import { unauthorized } from './access.ts';
import { type Answer, type Call, jsonBody } from './call.ts';

const plainWording = { adjust: (words: readonly string[]) => ({ words: [...words], synonyms: [] }) };
const json = 'application/json; charset=utf-8';
const mostSearches = 50;
/** What of a scoped key is about the key and not about the search. */
const aboutKey = new Set(['expires_at', 'limit_multi_searches', 'cache_ttl']);

export function searchOne(call: Call): Answer {
  const own = textParameters(Object.fromEntries(call.query));
  return { body: answerOf(call, call.params.collection ?? '', own), type: json };
}

/** Several searches in one request; each has its own outcome. Address parameters are common to all. */
export function searchMany(call: Call): Answer {
  const body = jsonBody(call);
  const searches = isObject(body) ? body.searches : undefined;
  if (!Array.isArray(searches)) throw badRequest('Missing `searches` array.');
  const most = Number(
    call.query.get('limit_multi_searches') ?? call.caller.imposed?.limit_multi_searches ?? mostSearches,
  );
  if (searches.length > most) throw badRequest(`Number of multi searches exceeds \`limit_multi_searches\` parameter.`);
  const common = Object.fromEntries(call.query);
  const results = searches.map((one) => outcome(call, one, common));
  return { body: `{"results":[${results.join(',')}]}`, type: json };
}

function outcome(call: Call, one: Json, common: Record<string, string>): string {
  try {
    if (!isObject(one)) throw badRequest('Search object must be a JSON object.');
    const { collection, 'x-typesense-api-key': _key, ...own } = one;
    const name = typeof collection === 'string' ? collection : (common.collection ?? '');
    if (name === '') throw badRequest('Missing `collection` parameter.');
    if (!mayRead(call, name)) throw unauthorized();
    return answerOf(call, name, textParameters({ ...common, ...own }));
  } catch (failure) {
    if (failure instanceof Failure) return JSON.stringify({ code: failure.status, error: failure.message });
    throw failure;
  }
}

export function mayRead({ caller, catalogue }: Call, collection: string): boolean {
  return (
    caller.allows('documents:search', collection) || caller.allows('documents:search', catalogue.resolve(collection))
  );
}

/** What a scoped key carries overrides the request's own; its filter is added and cannot be widened. */
function answerOf(call: Call, name: string, own: RawParameters): string {
  const begun = performance.now();
  const collection = call.catalogue.find(name);
  const imposed = call.caller.imposed;
  const parameters = { ...own, ...overrides(imposed) };
  const filters = typeof imposed?.filter_by === 'string' ? [imposed.filter_by] : [];
  const answer = search(collection.source, {
    parameters,
    filters: [],
    imposed: filters,
    wording: plainWording,
    pins: [],
    hidden: [],
  });
  const milliseconds = Math.round(performance.now() - begun);
  return renderAnswer(answer, { collection: call.catalogue.resolve(name), q: parameters.q ?? '', milliseconds });
}

function overrides(imposed: JsonObject | null): RawParameters {
  if (!imposed) return {};
  const { filter_by: _filter, ...rest } = imposed;
  return textParameters(Object.fromEntries(Object.entries(rest).filter(([name]) => !aboutKey.has(name))));
}
