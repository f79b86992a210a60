import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { figuresPath } from '@/domain/events/figure-batch.ts';
import { endpointOfPath } from '@/domain/routes/endpoints.ts';
import { mayRunTagsPath } from '@/domain/third-parties/page-tag.ts';
import { Busy } from '@/web/front/http/busy.ts';
import { isContentPath, proxyToContent } from '@/web/front/http/content-proxy.ts';
import { jsonResponse, plainPage } from '@/web/front/http/plain-responses.ts';
import { requestTarget } from '@/web/front/http/request-path.ts';
import { isSearchPath, proxySearch } from '@/web/front/http/search-proxy.ts';
import { plainPolicy, secureHeaders, strictTransport } from '@/web/front/http/secure-headers.ts';
import { sendBuiltFile } from '@/web/front/http/static-files.ts';
import { sendStudio } from '@/web/front/http/studio-files.ts';
import { sendFile } from '@/web/front/images/files.ts';
import { countSearch } from '@/web/front/pages/count-search.ts';
import { countShown } from '@/web/front/pages/count-shown.ts';
import { callNext } from '@/web/front/pages/next-call.ts';
import type { NextHandler } from '@/web/front/pages/next-render.ts';
import { maxAddressLength } from '@/web/front/pages/page-address.ts';
import { sendPage } from '@/web/front/pages/page-response.ts';
import { PageRoute } from '@/web/front/pages/page-route.ts';
import { log, reason } from '@/web/platform/log.ts';
import { loggedPath } from '@/web/platform/logged-path.ts';
import { newRenderRecord, recordRender } from '@/web/platform/render-record.ts';
import { senderNetwork } from '@/web/platform/request-sender.ts';
import type { HostMatch } from '@/web/platform/site-of-host.ts';
import { Abandoned, WaitingClients, waitedForBy } from '@/web/platform/waiting-clients.ts';
import type { FrontParts } from './front-parts.ts';
import { sendHealth, sendLive } from './health.ts';
import { sendIcons } from './icons.ts';
import { sendMayRunTags } from './may-run-tags.ts';
import { type EventResponse, takePaymentEvent } from './payment-webhook.ts';
import { takeFigures } from './take-figures.ts';
import { takeWebhook, type WebhookResponse } from './webhook.ts';

/** TRACE, CONNECT and the rest mean nothing to any route, and Next responds with 500 to some. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** One function for each kind of address; the first whose test matches responds. */
type Route = {
  test: (url: string) => boolean;
  send: (request: IncomingMessage, response: ServerResponse, host: HostMatch) => unknown;
};

/**
 * Responds to every request of the web port: pages from the cache, and everything that is not a
 * page.
 */
export class Front {
  readonly #parts: FrontParts;
  readonly #pageRoute: PageRoute;
  readonly #routes: readonly Route[];
  #lastRequestMs = 0;

  constructor(parts: FrontParts) {
    this.#parts = parts;
    this.#pageRoute = new PageRoute(parts);
    this.#routes = routesOf(parts);
  }

  /** The whole path of a cached page is in this function: host, key, bytes. */
  handle(request: IncomingMessage, response: ServerResponse): void {
    const { registry, pages } = this.#parts;
    const host = registry.match(request.headers.host);
    if (host.kind === 'site') this.#lastRequestMs = Date.now();
    if (host.kind === 'site' && this.#pageRoute.isPublic(request, host.slug)) {
      const page = pages.peek(`${host.slug} ${request.url}`);
      if (page && !(page.gated && request.headers.cookie)) {
        sendPage(request, response, page, 'hit');
        countShown(request, host.slug, page, this.#parts);
        return;
      }
    }
    void this.#answer(request, response, host);
  }

  /** Milliseconds since a site was last requested. */
  quietForMs(): number {
    return Date.now() - this.#lastRequestMs;
  }

  async #answer(request: IncomingMessage, response: ServerResponse, host: HostMatch): Promise<void> {
    const id = randomUUID();
    const begun = performance.now();
    const path = loggedPath(request.url ?? '/');
    response.setHeader('X-Request-Id', id);
    this.#parts.proxies.adopt(request);
    secure(request, response);
    try {
      await waitedForBy(waitingClientOf(request, response, host), () => this.#dispatch(request, response, host));
    } catch (error) {
      if (!(error instanceof Abandoned)) sendFailure(response, id, error);
    }
    const ms = Math.round(performance.now() - begun);
    log('info', 'request', {
      id,
      host: request.headers.host,
      method: request.method,
      path,
      status: response.statusCode,
      ms,
    });
  }

  async #dispatch(request: IncomingMessage, response: ServerResponse, host: HostMatch): Promise<void> {
    const url = request.url ?? '/';
    if (!methods.includes(request.method ?? '')) return plainPage(response, 405, { Allow: methods.join(', ') });
    if (host.kind === 'unknown')
      return plainPage(response, this.#parts.registry.ready ? 404 : 503, { 'Retry-After': '1' });
    if (url.length > maxAddressLength && !isContentPath(url)) return plainPage(response, 414);
    const target = requestTarget(url);
    if (target.kind === 'bad') return plainPage(response, 400);
    if (target.kind === 'moved') return toNormalForm(request, response, target.url);
    const route = this.#routes.find(({ test }) => test(url));
    if (route) await route.send(request, response, host);
    else await this.#pageRoute.send(request, response, host);
  }
}

/** The client that waits for the response, until it disconnects. */
function waitingClientOf(request: IncomingMessage, response: ServerResponse, host: HostMatch): WaitingClients {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableEnded) gone.abort();
  });
  return new WaitingClients(
    { site: host.kind === 'site' ? host.slug : '', client: senderNetwork(request) },
    gone.signal,
  );
}

function sendFailure(response: ServerResponse, id: string, error: unknown): void {
  log('error', 'request-failed', { id, reason: reason(error) });
  if (error instanceof Busy) plainPage(response, 503, { 'Retry-After': '1' });
  else plainPage(response, 500);
}

/** Headers that a response sets itself replace these. */
function secure({ headers }: IncomingMessage, response: ServerResponse): void {
  const always = [...secureHeaders, 'Content-Security-Policy', plainPolicy];
  if (headers['x-forwarded-proto'] === 'https') always.push(...strictTransport);
  for (let at = 0; at < always.length; at += 2) response.setHeader(always[at] ?? '', always[at + 1] ?? '');
}

const below = (prefix: string) => (url: string) => url.startsWith(prefix);
const exactly = (path: string) => (url: string) => url === path || url.startsWith(`${path}?`);

function routesOf(parts: FrontParts): Route[] {
  const { built, images, files, searchUrl, next, development } = parts;
  const toNext = (request: IncomingMessage, response: ServerResponse) =>
    recordRender(newRenderRecord(Date.now()), () => next(request, response));
  const framework: Route[] = development
    ? [{ test: (url) => /^\/(_next|__next)/.test(url), send: toNext }]
    : [
        {
          test: below('/_next/static/'),
          send: (request, response) => sendBuiltFile(request, response, built, builtPath(request)),
        },
      ];
  return [
    ...framework,
    { test: isContentPath, send: (request, response) => sendContent(request, response, parts) },
    {
      test: isSearchPath,
      send: (request, response, host) =>
        proxySearch(request, response, searchUrl, (searched) => {
          if (host.kind === 'site') countSearch(request, host.slug, searched, parts);
        }),
    },
    { test: below('/icons.'), send: sendIcons },
    {
      test: below('/image/'),
      send: (request, response, host) => images.send(request, response, host.kind === 'site' ? host.slug : ''),
    },
    { test: below('/file/'), send: (request, response) => sendFile(request, response, files) },
    {
      test: (url) => /^\/studio(?:[/?]|$)/.test(url),
      send: (request, response) => sendStudio(request, response, parts.studio, parts.studioSettings),
    },
    { test: exactly('/api/health'), send: (_request, response) => sendHealth(response, parts) },
    { test: exactly('/api/health/live'), send: (_request, response) => sendLive(response) },
    {
      test: exactly('/api/webhooks/content'),
      send: (request, response) => sendWebhook(request, response, (sent) => takeWebhook(sent, parts.webhook)),
    },
    {
      test: exactly('/api/webhooks/payments'),
      send: (request, response) => sendWebhook(request, response, (sent) => takePaymentEvent(sent, parts.payments)),
    },
    { test: exactly('/mcp'), send: (request, response, host) => sendEndpoint(request, response, host, next) },
    {
      test: exactly(figuresPath),
      send: (request, response, host) => takeFigures(request, response, host, parts),
    },
    { test: exactly(mayRunTagsPath), send: (request, response) => sendMayRunTags(request, response) },
    {
      test: below('/api/'),
      send: (request, response, host) => sendEndpoint(request, response, host, next),
    },
    {
      test: (url) => /^\/(?:sites|_next)(?:[/?]|$)/.test(url),
      send: (_request, response) => plainPage(response, 404),
    },
  ];
}

/** One spelling per address, for good. A post gets 400: no form or program of ours spells its address oddly. */
function toNormalForm({ method }: IncomingMessage, response: ServerResponse, location: string): void {
  if (method !== 'GET' && method !== 'HEAD') {
    plainPage(response, 400);
    return;
  }
  response.writeHead(308, { Location: location, 'Content-Length': '0', 'Cache-Control': 'public, max-age=86400' });
  response.end();
}

const builtPath = (request: IncomingMessage) => (request.url ?? '').slice('/_next/static/'.length).split('?')[0] ?? '';

function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  { contentUrl }: FrontParts,
): Promise<void> | void {
  if (!contentUrl) return plainPage(response, 404);
  return proxyToContent(request, response, contentUrl);
}

function sendEndpoint(
  request: IncomingMessage,
  response: ServerResponse,
  host: HostMatch,
  next: NextHandler,
): Promise<void> | void {
  const target = request.url ?? '';
  const endpoint = endpointOfPath(target.split('?')[0] ?? '');
  if (!endpoint) return jsonResponse(response, 404, { error: 'Not found' });
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
  if (!endpoint.methods.includes(method)) {
    response.setHeader('Allow', endpoint.methods.join(', '));
    return jsonResponse(response, 405, { error: 'Method not allowed' });
  }
  const slug = host.kind === 'site' ? host.slug : '';
  return callNext(next, request, response, { target, slug, audience: endpoint.audience });
}

async function sendWebhook(
  request: IncomingMessage,
  response: ServerResponse,
  take: (request: IncomingMessage) => Promise<WebhookResponse | EventResponse>,
): Promise<void> {
  if (request.method !== 'POST') return plainPage(response, 405, { Allow: 'POST' });
  const { status, body } = await take(request);
  jsonResponse(response, status, body);
}
