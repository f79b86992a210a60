import type { Endpoint } from './call.ts';

/** Who may call: anyone, or only a signed-in user or token. */
type Audience = 'anyone' | 'members';

export interface Route {
  readonly method: string;
  readonly pattern: readonly string[];
  readonly audience: Audience;
  readonly endpoint: Endpoint;
}

/** A pattern's `:name` matches one segment, a last `*` the rest of the path. */
export function route(method: string, pattern: string, endpoint: Endpoint, audience: Audience = 'members'): Route {
  return { method, pattern: pattern.split('/').slice(1), audience, endpoint };
}

export interface Match {
  readonly route: Route;
  readonly params: Record<string, string>;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    if (part === '*') return { ...params, rest: segments.slice(index).map(decode).join('/') };
    const segment = segments[index];
    if (segment === undefined) return undefined;
    if (part.startsWith(':')) params[part.slice(1)] = decode(segment);
    else if (part !== segment) return undefined;
  }
  return pattern.length === segments.length ? params : undefined;
}

export function findRoute(routes: readonly Route[], method: string, path: string): Match | undefined {
  const segments = path.split('/').slice(1);
  for (const candidate of routes) {
    if (candidate.method !== method) continue;
    const params = matchSegments(candidate.pattern, segments);
    if (params) return { route: candidate, params };
  }
  return undefined;
}

const VERSION = /^\/v(1|X|\d{4}-\d{2}-\d{2})(?=\/|$)/;

/** Splits `/v2025-02-19/data/…` into version and path; no prefix is the current behaviour, `X`. */
export function splitVersion(path: string): { version: string; path: string } {
  const found = VERSION.exec(path);
  return found ? { version: found[1] ?? 'X', path: path.slice(found[0].length) || '/' } : { version: 'X', path };
}
