import { performance } from 'node:perf_hooks';
import type { Grants } from '../access/grants.ts';
import { Problem } from '../problem.ts';
import type { DocumentMemory } from '../store/memory.ts';
import { type EvaluationInput, run, runSync } from './evaluate.ts';
import { checkShape, limits, tooBig } from './limits.ts';
import { parseQuery } from './parse.ts';
import { type Perspective, sourceOf } from './perspective.ts';
import type { Plan } from './plan.ts';
import { sourceMap } from './source-map.ts';
import { queryTags } from './sync-tags.ts';

/** A query as it goes to the thread that runs it. */
export interface QueryRequest {
  readonly query: string;
  readonly params: Record<string, unknown>;
  readonly perspective: Perspective;
  readonly repeatsQuery: boolean;
  readonly mapsSources: boolean;
}

/** What the caller may see, and under which name. */
export interface View {
  readonly memory: DocumentMemory;
  readonly grants: Pick<Grants, 'mayRead'>;
  readonly identity: string;
}

export function checkParameters(plan: Plan, params: Record<string, unknown>, query: string): void {
  for (const name of plan.parameters) {
    if (name in params) continue;
    const start = Math.max(query.indexOf(`$${name}`), 0);
    const details = { query, start, end: start + name.length + 1 };
    throw new Problem(400, 'queryParseError', `param $${name} referenced, but not provided`, details);
  }
}

/**
 * The plan of a query, refused when it is too long, too deep, wrong, or lacks a parameter. @throws
 * Problem, QueryParseError
 */
export function planOf(query: string, params: Record<string, unknown>): Plan {
  checkShape(query);
  const plan = parseQuery(query, params);
  checkParameters(plan, params, query);
  return plan;
}

/**
 * The result as JSON text, computed in one go. @throws Problem, QueryParseError, and what groq-js
 * throws
 */
export function evaluateNow(request: QueryRequest, view: View): string {
  const { plan, input, finish } = begin(request, view);
  return finish(runSync(plan, input));
}

/** As `evaluateNow`, also for the few functions that groq-js has in its slower evaluator alone. */
export async function evaluateLater(request: QueryRequest, view: View): Promise<string> {
  const { plan, input, finish } = begin(request, view);
  return finish(await run(plan, input));
}

function begin(request: QueryRequest, { memory, grants, identity }: View) {
  const started = performance.now();
  const { query, params, perspective } = request;
  const plan = planOf(query, params);
  const source = sourceOf(memory, perspective, grants.mayRead);
  const followed = new Set<string>();
  const input: EvaluationInput = { source, params, identity, onDereference: (id) => followed.add(id) };
  const finish = (result: unknown): string =>
    responseText({
      ...(request.repeatsQuery ? { query } : {}),
      result: result ?? null,
      syncTags: queryTags(plan, params, followed),
      ...(request.mapsSources ? { resultSourceMap: sourceMap(result, source) } : {}),
      ms: Math.round(performance.now() - started),
    });
  return { plan, input, finish };
}

function responseText(response: unknown): string {
  let json: string;
  try {
    json = JSON.stringify(response);
  } catch (error) {
    // V8 holds no text of more than 512 MB.
    throw error instanceof RangeError ? tooBig() : error;
  }
  if (json.length > limits.responseCharacters) throw tooBig();
  return json;
}
