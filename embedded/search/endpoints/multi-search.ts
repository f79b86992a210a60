import type { Access } from '../access/key-ring.ts';
import { badRequest, Failure } from '../engine/failure.ts';
import { isObject, type JsonObject } from '../engine/json.ts';
import { textParameters } from '../engine/search/parameters.ts';
import { type Answer, bodyOf, type Call } from '../protocol/call.ts';
import { accessOf, demand, keyName } from '../protocol/permission.ts';
import { refusal } from '../protocol/refusal.ts';
import { checkLength, runSearch, type SearchOrder } from './search.ts';
import { unionOf } from './union.ts';

const mostSearches = 50;

/** Runs the searches in order. One that fails answers its code and sentence in its place; a key that allows not all fails the whole. */
export function multiSearch(call: Call): Answer {
  const own = accessOf(call.service, call.request);
  checkLength(call);
  const body = bodyOf(call);
  if (!isObject(body) || !Array.isArray(body.searches)) throw badRequest('Missing `searches` array.');
  checkCount(body.searches.length, own.embedded ?? {}, call.query);
  const orders = body.searches.map((search) => readOrder(call, search, own));
  if (body.union === true) {
    const { searches: _searches, union: _union, ...common } = body;
    return { status: 200, text: unionOf(call.service, orders, { ...textParameters(common), ...call.query }) };
  }
  const results = orders.map((order) => resultOf(call, order));
  return { status: 200, text: `{"results":[${results.join(',')}]}` };
}

function checkCount(searches: number, embedded: JsonObject, query: Call['query']): void {
  const limit = Number(embedded.limit_multi_searches ?? query.limit_multi_searches ?? mostSearches);
  if (searches > limit)
    throw badRequest(`Number of multi searches exceeds \`limit_multi_searches\` parameter: ${limit}.`);
}

/** Each search may carry a key of its own. */
function readOrder(call: Call, search: unknown, own: Access): SearchOrder {
  if (!isObject(search)) throw badRequest('The value of `searches` must be an array of objects.');
  const { [keyName]: key, collection, ...body } = search;
  const access = typeof key === 'string' && key !== '' ? call.service.keys.access(key) : own;
  const url = { ...call.query };
  const name = typeof collection === 'string' ? collection : (url.collection ?? '');
  return { collection: name, body: textParameters(body), url, access: demand(access, 'documents:search', name) };
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
