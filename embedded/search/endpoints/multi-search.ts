import type { Access } from '../access/key-ring.ts';
import { badRequest, Failure } from '../engine/failure.ts';
import { commaSeparated, isObject, type Json, type JsonObject } from '../engine/json.ts';
import { mapWithPauses } from '../engine/pause.ts';
import { count, textParameters } from '../engine/search/parameters.ts';
import { bodyOf, type Call, type Result } from '../protocol/call.ts';
import { accessOf, demand, demandAction, keyName, noAccess, presentsKey } from '../protocol/permission.ts';
import { refusal } from '../protocol/refusal.ts';
import { checkLength, presetOf, runSearch, type SearchOrder } from './search.ts';
import { unionOf } from './union.ts';

const maxSearches = 50;
/** Millions of empty searches would take much more memory than their text. */
const maxCharacters = 2_000_000;

/**
 * Runs the searches in order. One that fails returns its code and sentence in its place; a key that
 * allows not all fails the whole.
 */
export async function multiSearch(call: Call): Promise<Result> {
  checkLength(call);
  if (call.request.body.length > maxCharacters)
    throw new Failure(413, `The request body is longer than ${maxCharacters} characters.`);
  const own = presentsKey(call.request) ? accessOf(call.service, call.request) : noAccess;
  const body = bodyOf(call);
  const searches = isObject(body) ? searchesOf(call, body) : undefined;
  if (!isObject(body) || !Array.isArray(searches)) throw badRequest('Missing `searches` array.');
  const requested = count(call.query, 'limit_multi_searches', maxSearches);
  checkCount(searches.length, [own.embedded?.limit_multi_searches ?? requested]);
  const orders = searches.map((search) => readOrder(call, search, own));
  checkCount(
    searches.length,
    orders.map(({ access }) => access.embedded?.limit_multi_searches),
  );
  if (orders.length === 0) demandAction(own, 'documents:search');
  if (body.union === true) {
    const { searches: _searches, union: _union, ...common } = body;
    return { status: 200, text: await unionOf(call.service, orders, { ...textParameters(common), ...call.query }) };
  }
  const results = await mapWithPauses(orders, (order) => resultOf(call, order));
  return { status: 200, text: `{"results":[${commaSeparated(results)}]}` };
}

/** The body's, or those of a preset that holds several. */
function searchesOf({ service, query }: Call, body: JsonObject): Json | undefined {
  if (body.searches !== undefined) return body.searches;
  const name = query.preset ?? body.preset;
  const value = typeof name === 'string' ? service.presets.find(name)?.value : undefined;
  return isObject(value) ? value.searches : undefined;
}

/**
 * Fails with 400 beyond the limit of a key, whether of the request or of one search; without one
 * the address may name it.
 */
function checkCount(searches: number, limits: readonly (Json | undefined)[]): void {
  const limit = Math.min(...limits.flatMap((one) => (Number.isFinite(Number(one ?? Number.NaN)) ? Number(one) : [])));
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
