import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Original } from '../assets/asset-store.ts';
import { routes } from '../endpoints/routes.ts';
import { guarded, log, reason } from '../log.ts';
import { forbidden, notFound, Problem, unauthorized } from '../problem.ts';
import { limits, tooSlow } from '../query/limits.ts';
import { QueryParseError } from '../query/parse.ts';
import { OutOfTime } from '../query/within.ts';
import type { Service } from '../service.ts';
import { diskProblem } from '../store/disk-problem.ts';
import { isSameOrigin, requestAddress } from './address.ts';
import type { Call, HttpResponse } from './call.ts';
import { findRoute, type Match, splitVersion } from './route.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

async function write(request: IncomingMessage, response: ServerResponse, reply: HttpResponse): Promise<void> {
  if (isOriginal(reply.body)) return writeOriginal(request, response, reply, reply.body);
  const raw = typeof reply.body === 'string' || Buffer.isBuffer(reply.body);
  const body = raw ? reply.body : JSON.stringify(reply.body);
  const type = raw ? {} : { 'content-type': 'application/json; charset=utf-8' };
  const length = Buffer.byteLength(body as string | Buffer);
  writeHead(response, reply, { ...type, 'content-length': length });
  response.end(body);
}

/** As the reader takes it: a thousand slow readers of a large picture hold no thousand copies of it. */
async function writeOriginal(
  { method }: IncomingMessage,
  response: ServerResponse,
  reply: HttpResponse,
  { size, bytes }: Original,
): Promise<void> {
  writeHead(response, reply, { 'content-length': size });
  if (method === 'HEAD') response.end();
  else await pipeline(bytes(), response).catch(() => response.destroy());
}

function writeHead(response: ServerResponse, { status = 200, headers }: HttpResponse, own: OutgoingHttpHeaders): void {
  // A response without a cache header is for its reader alone.
  response.writeHead(status, { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', ...own, ...headers });
}

const isOriginal = (body: unknown): body is Original =>
  typeof body === 'object' && body !== null && 'bytes' in body && typeof body.bytes === 'function';

function parseProblem(error: QueryParseError): Problem {
  const { query, start, end } = error;
  return new Problem(400, 'queryParseError', error.message, { query, start, end });
}

function asProblem(error: unknown, request: IncomingMessage): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof QueryParseError) return parseProblem(error);
  if (error instanceof OutOfTime) return tooSlow(limits.selectionMs);
  const disk = diskProblem(error);
  log('error', 'request failed', { method: request.method, path: request.url?.split('?')[0], reason: reason(error) });
  if (disk) return disk;
  return new Problem(500, 'internalServerError', 'An unexpected error occurred in the content service');
}

function checkCaller(call: Call, match: Match): void {
  if (match.route.audience === 'members' && call.caller.kind === 'anonymous') throw unauthorized();
  const byCookie = call.caller.kind === 'session' && !SAFE.has(match.route.method);
  if (byCookie && !isSameOrigin(call.request))
    throw forbidden('origin', 'A write by session cookie must come from the same origin');
}

function checkTenant(service: Service, match: Match, request: IncomingMessage): void {
  const project = request.headers['x-sanity-project-id'];
  if (project !== undefined && project !== service.setup.projectId) throw notFound(`Project "${project}" not found`);
  const dataset = match.params.dataset;
  if (dataset !== undefined && dataset !== service.setup.dataset) throw notFound(`Dataset "${dataset}" not found`);
}

async function sendReply(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<HttpResponse | undefined> {
  const url = requestAddress(request);
  const { version, path } = splitVersion(url.pathname);
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
  const match = findRoute(routes, method, path);
  if (!match) throw notFound(`No such endpoint: ${request.method} ${path}`);
  checkTenant(service, match, request);
  const caller = service.callers.identify(request);
  const grants = service.access.of(caller);
  const call = {
    service,
    request,
    response,
    params: match.params,
    query: url.searchParams,
    apiVersion: version,
    caller,
    grants,
    visible: service.visible(grants),
  };
  checkCaller(call, match);
  return match.route.endpoint(call);
}

async function respond(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const reply = await sendReply(service, request, response);
    if (reply) await write(request, response, reply);
  } catch (error) {
    const problem = asProblem(error, request);
    if (response.headersSent) response.destroy();
    else await write(request, response, { status: problem.status, body: problem.body });
  }
}

/** The HTTP face of the service; WebSockets are attached by the caller. */
export function createHttpServer(service: Service): Server {
  const server = createServer(
    guarded(
      'request',
      (request: IncomingMessage, response: ServerResponse) => respond(service, request, response),
      (_request, response) => response.destroy(),
    ),
  );
  // Streams stay open for hours; a client that dies is noticed by the heartbeat.
  server.requestTimeout = 0;
  server.keepAliveTimeout = 65_000;
  return server;
}
