import { routes } from '../endpoints/routes.ts';
import { notFound } from '../engine/failure.ts';
import { log } from '../process/log.ts';
import type { SearchService } from '../service.ts';
import type { Request, Result } from './call.ts';
import { accessOf, demand, keyName, noAccess } from './permission.ts';
import { queryOf } from './query.ts';
import { refusal } from './refusal.ts';
import { findRoute, type Match, type Route } from './route.ts';

/** Handles one request; never throws. */
export async function handle(service: SearchService, request: Request): Promise<Result> {
  try {
    return withCors(await handleRequest(service, request));
  } catch (error) {
    return withCors(refusal(error, request));
  }
}

function withCors(response: Result): Result {
  return { ...response, headers: { 'access-control-allow-origin': '*', ...response.headers } };
}

async function handleRequest(service: SearchService, request: Request): Promise<Result> {
  if (request.method === 'OPTIONS') return preflight(request);
  const match = findRoute(routes, request.method, request.url.pathname);
  if (!match) throw notFound();
  const query = queryOf(request.url, keyName);
  const { action } = match.route;
  const access = action === 'public' ? noAccess : accessOf(service, request);
  if (action !== null && action !== 'public') demand(access, action, match.params.collection ?? '');
  const started = performance.now();
  const answered = await match.route.run({ service, request, params: match.params, query, access });
  note(service, match, performance.now() - started);
  return answered;
}

function note(service: SearchService, { route, params }: Match, milliseconds: number): void {
  const kind = writeKind(route);
  if (kind) service.traffic.note(kind, milliseconds);
  const steps = route.steps.map((step) => (step === ':collection' ? (params.collection ?? '') : step));
  const name = `${route.method} /${steps.join('/')}`;
  service.traffic.noteEndpoint(name, milliseconds);
  const { slowMilliseconds: slow } = service;
  if (slow >= 0 && milliseconds >= slow) log('warn', 'SLOW REQUEST', { endpoint: name, milliseconds });
}

/** Null for a search: each counts itself, as one request may hold many. */
function writeKind({ method, steps }: Route): 'write' | 'import' | 'delete' | null {
  if (steps[2] !== 'documents' || method === 'GET') return null;
  if (method === 'DELETE') return 'delete';
  return steps[3] === 'import' ? 'import' : 'write';
}

function preflight({ headers }: Request): Result {
  const requested = headers['access-control-request-headers'];
  return {
    status: 200,
    text: '',
    headers: {
      'access-control-allow-methods': 'POST, GET, DELETE, PUT, PATCH, OPTIONS',
      'access-control-allow-headers': Array.isArray(requested) ? requested.join(', ') : (requested ?? ''),
      'access-control-max-age': '3600',
    },
  };
}
