import { performance } from 'node:perf_hooks';
import { readJson } from '../http/body.ts';
import { type Answer, type Call, json } from '../http/call.ts';
import { badRequest, Problem } from '../problem.ts';
import { run } from '../query/evaluate.ts';
import { parseQuery } from '../query/parse.ts';
import { type Perspective, parsePerspective, sourceOf } from '../query/perspective.ts';
import type { Plan } from '../query/plan.ts';
import { sourceMap } from '../query/source-map.ts';
import { queryTags } from '../query/sync-tags.ts';
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

/** A POST carries query and params in its body; its options may stand there or in the address. */
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

/** Clients of 2025-02-19 and later see published documents unless they ask otherwise, earlier ones see all. */
function defaultPerspective(apiVersion: string): Perspective {
  return apiVersion === 'X' || apiVersion >= '2025-02-19' ? ['published'] : 'raw';
}

export function checkParameters(plan: Plan, params: Record<string, unknown>, query: string): void {
  for (const name of plan.parameters) {
    if (name in params) continue;
    const start = Math.max(query.indexOf(`$${name}`), 0);
    const details = { query, start, end: start + name.length + 1 };
    throw new Problem(400, 'queryParseError', `param $${name} referenced, but not provided`, details);
  }
}

async function answer(call: Call, { query, params, options }: QueryRequest): Promise<Answer> {
  const started = performance.now();
  if (query.trim() === '') throw badRequest('The parameter "query" is empty');
  const plan = parseQuery(query, params);
  checkParameters(plan, params, query);
  const perspective = parsePerspective(options.get('perspective') ?? undefined, defaultPerspective(call.apiVersion));
  const source = sourceOf(call.service.lake.memory, perspective, call.grants.mayRead);
  const followed = new Set<string>();
  const onDereference = (id: string) => followed.add(id);
  const result = await evaluate(plan, { source, params, identity: call.caller.id, onDereference });
  const wantsMap = options.get('resultSourceMap');
  return json({
    ...(options.get('returnQuery') === 'false' ? {} : { query }),
    result: result ?? null,
    syncTags: queryTags(plan, params, followed),
    ...(wantsMap && wantsMap !== 'false' ? { resultSourceMap: sourceMap(result, source) } : {}),
    ms: Math.round(performance.now() - started),
  });
}

async function evaluate(plan: Plan, input: Parameters<typeof run>[1]): Promise<unknown> {
  try {
    return await run(plan, input);
  } catch (error) {
    throw new Problem(
      400,
      'queryExecutionError',
      `The query cannot be run: ${error instanceof Error ? error.message : error}`,
    );
  }
}

export function getQuery(call: Call): Promise<Answer> {
  return answer(call, queryFromAddress(call.query));
}

export async function postQuery(call: Call): Promise<Answer> {
  return answer(call, await queryFromBody(call));
}
