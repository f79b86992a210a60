import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { Agent, buildConnector, type Dispatcher } from 'undici';

/** HTTP/1.1 alone: WebSockets are upgraded from it. */
const connect = buildConnector({ allowH2: false });

/**
 * The client of the services behind the front. It frames every body itself, and closes a connection
 * whose request or response did not end where its headers state
 * (docs/decisions/0021-one-http-client.md). A certificate is held to the service's own name,
 * whatever Host is passed on.
 */
export const serviceAgent = new Agent({
  connect: (options, done) => connect({ ...options, servername: isIP(options.hostname) ? '' : options.hostname }, done),
});

type ServiceRequest = {
  /** `https://host:port`, without a path. */
  origin: string;
  path: string;
  method: string;
  headers: IncomingHttpHeaders;
  body?: Buffer | Readable | undefined;
  /**
   * Until the response begins, and between parts of its body; 0 for as long as it likes.
   * Milliseconds.
   */
  headersTimeout: number;
  bodyTimeout: number;
};

/** What undici takes; with the name it does not connect anew for each Host. */
export const dispatched = ({ origin, ...request }: ServiceRequest) => ({
  ...request,
  origin,
  servername: new URL(origin).hostname,
});

/**
 * Sends one request; the body of the response is still to be read. Reads are sent once more when
 * the service closed a reused connection while they were on their way. Rejects with undici's
 * errors.
 */
export async function requestService(request: ServiceRequest, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
  const send = () => serviceAgent.request({ ...dispatched(request), signal });
  try {
    return await send();
  } catch (error) {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.body || !closedEarly.has(codeOf(error))) throw error;
    return send();
  }
}

const closedEarly = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
const timeouts = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT']);
const refusedByClient = new Set(['UND_ERR_INVALID_ARG', 'UND_ERR_NOT_SUPPORTED']);

/**
 * 504 for a service that is silent, 502 for one that is down or responds with no HTTP, 400 for a
 * request that cannot be written.
 */
export function statusOfFailure(error: unknown): 400 | 502 | 504 {
  const code = codeOf(error);
  if (timeouts.has(code)) return 504;
  return refusedByClient.has(code) ? 400 : 502;
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
