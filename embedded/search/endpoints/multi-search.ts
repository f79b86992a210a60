import type { Access } from '../access/key-ring.ts';
import { badRequest, Failure } from '../engine/failure.ts';
import { isObject, type Json, type JsonObject } from '../engine/json.ts';
import { pause, Slice } from '../engine/pause.ts';
import { textParameters } from '../engine/search/parameters.ts';
import { type Answer, bodyOf, type Call } from '../protocol/call.ts';
import { accessOf, demand, demandAction, keyName, nobody, presentsKey } from '../protocol/permission.ts';
import { refusal } from '../protocol/refusal.ts';
import { checkLength, presetOf, runSearch, type SearchOrder } from './search.ts';
import { unionOf } from './union.ts';

const mostSearches = 50;
/** Other requests wait no longer than this for the next search of a long list. */
const sliceMilliseconds = 20;

/** Runs the searches in order. One that fails answers its code and sentence in its place; a key that allows not all fails the whole. */
export async function multiSearch(call: Call): Promise<Answer> {
  checkLength(call);
  const own = presentsKey(call.request) ? accessOf(call.service, call.request) : nobody;
  const body = bodyOf(call);
  const searches = isObject(body) ? searchesOf(call, body) : undefined;
  if (!isObject(body) || !Array.isArray(searches)) throw badRequest('Missing `searches` array.');
  checkCount(searches.length, own.embedded ?? {}, call.query);
  const orders = searches.map((search) => readOrder(call, search, own));
  if (orders.length === 0) demandAction(own, 'documents:search');
  if (body.union === true) {
    const { searches: _searches, union: _union, ...common } = body;
    return { status: 200, text: unionOf(call.service, orders, { ...textParameters(common), ...call.query }) };
  }
  const results: string[] = [];
  const slice = new Slice(sliceMilliseconds);
  for (const order of orders) {
    if (slice.over()) {
      await pause();
      slice.restart();
    }
    results.push(resultOf(call, order));
  }
  return { status: 200, text: `{"results":[${results.join(',')}]}` };
}

/** The body's, or those of a preset that holds several. */
function searchesOf({ service, query }: Call, body: JsonObject): Json | undefined {
  if (body.searches !== undefined) return body.searches;
  const name = query.preset ?? body.preset;
  const value = typeof name === 'string' ? service.presets.find(name)?.value : undefined;
  return isObject(value) ? value.searches : undefined;
}

function checkCount(searches: number, embedded: JsonObject, query: Call['query']): void {
  const limit = Number(embedded.limit_multi_searches ?? query.limit_multi_searches ?? mostSearches);
  if (searches > limit)
    throw badRequest(`Number of multi searches exceeds \`limit_multi_searches\` parameter: ${limit}.`);
}

/** Each search may carry a key of its own, and leave its collection to the address or a preset. */
function readOrder(call: Call, search: unknown, own: Access): SearchOrder {
  if (!isObject(search)) throw badRequest('The value of `searches` must be an array of objects.');
  const { [keyName]: key, ...rest } = search;
  const access = typeof key === 'string' && key !== '' ? call.service.keys.access(key) : own;
  const { collection: named, ...body } = textParameters(rest);
  const { collection: common, ...url } = call.query;
  const preset = presetOf(call.service, access?.embedded?.preset ?? url.preset ?? body.preset);
  const collection = named ?? common ?? preset.collection ?? '';
  return { collection, body, url, access: demand(access, 'documents:search', collection) };
}

function resultOf(call: Call, order: SearchOrder): string {
  try {
    return runSearch(call.service, order);
  } catch (error) {
    if (error instanceof Failure) return JSON.stringify({ code: error.status, error: error.message });
    refusal(error, call.request);
    return JSON.stringify({ code: 500, error: 'Internal Server Error' });
  }
}
