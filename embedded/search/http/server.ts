import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Failure } from '../engine/failure.ts';
import { guarded } from '../process/log.ts';
import { json, type Result } from '../protocol/call.ts';
import { handle } from '../protocol/handle.ts';
import { refusal } from '../protocol/refusal.ts';
import type { SearchService } from '../service.ts';

const megabyte = 1024 * 1024;
/**
 * The largest body, in megabytes, apart from imports: those are taken in line by line and may be a
 * whole stock.
 */
const maxBodyMegabytes = 16;
/** Room for an address of 4,000 characters, percent-encoded, and a long scoped key. */
const maxHeaderBytes = 96 * 1024;

/**
 * The HTTP face of the service. While `serviceNow` returns null, as the stored documents are being
 * indexed, every response is 503.
 */
export function createHttpServer(serviceNow: () => SearchService | null): Server {
  const respondNow = (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const service = serviceNow();
    return service ? respond(service, request, response) : write(response, notReady(request));
  };
  const server = createServer(
    { maxHeaderSize: maxHeaderBytes },
    guarded('request', respondNow, (_request, response) => response.destroy()),
  );
  // Node's own limit of five minutes is for a whole request; a large import may need longer.
  server.requestTimeout = 600_000;
  server.keepAliveTimeout = 65_000;
  return server;
}

function notReady({ url = '' }: IncomingMessage): Result {
  const result = /^\/health(?:\?|$)/.test(url)
    ? json({ ok: false }, 503)
    : json({ message: 'Not Ready or Lagging' }, 503);
  return { ...result, headers: { 'access-control-allow-origin': '*', 'retry-after': '1' } };
}

async function respond(service: SearchService, message: IncomingMessage, response: ServerResponse): Promise<void> {
  const method = message.method ?? 'GET';
  const url = addressOf(message.url ?? '/');
  try {
    const request = { method, url, headers: message.headers };
    const result = url.pathname.endsWith('/import')
      ? await handle(service, { ...request, body: '', pieces: piecesOf(message) })
      : await handle(service, { ...request, body: await readText(message) });
    await write(response, result);
  } catch (error) {
    if (response.headersSent || response.destroyed) response.destroy();
    else await write(response, refusal(error, { method, url }));
  }
}

function addressOf(target: string): URL {
  return URL.parse(target, 'http://search') ?? new URL('http://search/');
}

async function readText(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= maxBodyMegabytes * megabyte) chunks.push(bytes);
    else chunks.length = 0;
  }
  if (size > maxBodyMegabytes * megabyte)
    throw new Failure(413, `The request body is larger than the limit of ${maxBodyMegabytes} MB.`);
  return Buffer.concat(chunks, size).toString('utf8');
}

/** The body as it comes in; what is not read is passed over. Fails with 400 when the sender goes away before its end. */
async function* piecesOf(message: IncomingMessage): AsyncGenerator<string> {
  try {
    yield* message.setEncoding('utf8').iterator({ destroyOnReturn: false });
  } catch {
    throw new Failure(400, 'The request body ended early.');
  } finally {
    message.resume();
  }
}

async function write(response: ServerResponse, { status, lines, text, headers }: Result): Promise<void> {
  const type = lines ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
  if (typeof text === 'string') {
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text), ...headers });
    response.end(text);
    return;
  }
  response.writeHead(status, { 'content-type': type, ...headers });
  for (const piece of text) if (!response.write(piece)) await drained(response);
  response.end();
}

/** Resolves when the receiver can take more; fails when it has gone. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      response.off('drain', settle).off('close', settle);
      if (response.destroyed) reject(new Error('The receiver has gone.'));
      else resolve();
    };
    response.on('drain', settle).on('close', settle);
    if (response.destroyed) settle();
  });
}
