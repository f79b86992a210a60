import { parse } from 'groq-js';
import { type Plan, planTree } from './plan.ts';

const LIMIT = 1000;
/** A longer one is parsed each time: the trees of a thousand of them would fill the memory. */
const MAX_LENGTH = 20_000;
const NEEDS_PARAMETERS = 'slicing must use constant numbers';
const cache = new Map<string, Plan>();

/** A query that cannot be understood; `start` and `end` are offsets into `query`, as Sanity's error body names them. */
export class QueryParseError extends Error {
  readonly query: string;
  readonly start: number;
  readonly end: number;

  constructor(query: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.query = query;
    const position = typeof cause === 'object' && cause !== null && 'position' in cause ? cause.position : 0;
    this.start = typeof position === 'number' ? Math.min(position, query.length) : 0;
    this.end = query.length;
  }
}

function remember(key: string, plan: Plan): Plan {
  if (key.length > MAX_LENGTH) return plan;
  if (cache.size >= LIMIT) {
    const oldest = cache.keys().next();
    if (!oldest.done) cache.delete(oldest.value);
  }
  cache.set(key, plan);
  return plan;
}

/**
 * Parses a query, from a cache where possible. groq-js wants the values of parameters inside slices while parsing and
 * writes them into the tree, so such a tree is never cached.
 * @throws QueryParseError
 */
export function parseQuery(
  query: string,
  params: Record<string, unknown> = {},
  mode: 'normal' | 'delta' = 'normal',
): Plan {
  const key = `${mode} ${query}`;
  const cached = cache.get(key);
  if (cached) return cached;
  try {
    return remember(key, planTree(parse(query, { mode })));
  } catch (error) {
    if (!(error instanceof Error && error.message === NEEDS_PARAMETERS)) throw new QueryParseError(query, error);
  }
  try {
    return planTree(parse(query, { mode, params }));
  } catch (error) {
    throw new QueryParseError(query, error);
  }
}
