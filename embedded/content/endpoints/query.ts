import { readJson } from '../http/body.ts';
import { type Call, type HttpResponse, readerLeft } from '../http/call.ts';
import { badRequest } from '../problem.ts';
import { type Perspective, parsePerspective } from '../query/perspective.ts';
import { isRecord } from '../store/document.ts';

interface QueryRequest {
  readonly query: string;
  readonly params: Record<string, unknown>;
  readonly options: URLSearchParams;
}

function parseParameter(name: string, value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw badRequest(`Unable to parse value of "${name}=${value}": it must be JSON`);
  }
}

export function queryFromAddress(search: URLSearchParams): QueryRequest {
  const params: Record<string, unknown> = {};
  for (const [name, value] of search) if (name.startsWith('$')) params[name.slice(1)] = parseParameter(name, value);
  return { query: search.get('query') ?? '', params, options: search };
}

/** A POST carries query and params in its body; its options may be there or in the address. */
async function queryFromBody(call: Call): Promise<QueryRequest> {
  const body = await readJson(call.request);
  if (!isRecord(body)) throw badRequest('The request body must be an object with "query"');
  const options = new URLSearchParams(call.query);
  for (const [name, value] of Object.entries(body)) {
    if (Array.isArray(value)) options.set(name, value.join(','));
    else if (typeof value === 'string' || typeof value === 'boolean') options.set(name, String(value));
  }
  return { query: String(body.query ?? ''), params: isRecord(body.params) ? body.params : {}, options };
}

/**
 * Clients of 2025-02-19 and later see published documents unless they set another perspective,
 * earlier ones see all.
 */
function defaultPerspective(apiVersion: string): Perspective {
  return apiVersion === 'X' || apiVersion >= '2025-02-19' ? ['published'] : 'raw';
}

async function runQuery(call: Call, { query, params, options }: QueryRequest): Promise<HttpResponse> {
  if (query.trim() === '') throw badRequest('The parameter "query" is empty');
  const { service, caller, grants } = call;
  const perspective = parsePerspective(options.get('perspective') ?? undefined, defaultPerspective(call.apiVersion));
  const wantsMap = options.get('resultSourceMap');
  const request = {
    query,
    params,
    perspective,
    repeatsQuery: options.get('returnQuery') !== 'false',
    mapsSources: Boolean(wantsMap) && wantsMap !== 'false',
  };
  const body = await service.queries.response(request, caller, grants, readerLeft(call));
  return { body, headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } };
}

export function getQuery(call: Call): Promise<HttpResponse> {
  return runQuery(call, queryFromAddress(call.query));
}

export async function postQuery(call: Call): Promise<HttpResponse> {
  return runQuery(call, await queryFromBody(call));
}
