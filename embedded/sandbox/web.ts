import type { IncomingMessage, ServerResponse } from 'node:http';
import { behave, isBehaviour, receive } from './behaviour.ts';
import { arrivalPage, overview, pagePolicy, textsPage } from './pages.ts';
import type { Payments } from './payments/payments.ts';
import { readBody } from './read-body.ts';
import type { Kind, Store } from './store.ts';

/** Far above any message of the product, bytes. */
const largest = 1_000_000;
const maxTitleLength = 200;

/** The addresses of the lead system, the text gateway and the payment provider, and pages that show what arrived. */
export async function respond(
  store: Store,
  payments: Payments,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // A host name of others that leads here would let a page of theirs read what arrived.
  if (!/^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(request.headers.host ?? ''))
    return void response.writeHead(403).end();
  const [path = '/', query = ''] = (request.url ?? '/').split('?');
  if (await payments.respond(path, request, response)) return;
  if (request.method === 'POST') return post(store, path, request, response);
  if (path === '/health') return void response.writeHead(200).end('ok');
  const arrival = /^\/arrivals\/(\d+)$/.exec(path);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
  if (path === '/') return html(response, overview(store));
  if (path === '/texts') return html(response, textsPage(store));
  const [, listed] = /^\/(\w+)\.json$/.exec(path) ?? [];
  if (isKind(listed)) {
    const max = Math.min(Number(new URLSearchParams(query).get('most')) || 100, 5_000);
    return json(response, store.list(listed, max));
  }
  const found = arrival ? store.find(Number(arrival[1])) : null;
  if (found) return html(response, await arrivalPage(found));
  response.writeHead(404).end();
}

async function post(store: Store, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, verb, kind, behaviour] = path.split('/');
  if (verb === 'behave' && isKind(kind) && isBehaviour(behaviour)) {
    // Another site's page in this machine's browser can change nothing here.
    const { origin, host } = request.headers;
    if (origin !== undefined && URL.parse(origin)?.host !== host) return void response.writeHead(403).end();
    behave(kind, behaviour);
    return void response.writeHead(303, { location: '/' }).end();
  }
  const receiver = receivers[path];
  if (!receiver) return void response.writeHead(404).end();
  const body = await readBody(request, largest);
  if (body === null) return void response.writeHead(413).end();
  const title = String(request.headers['idempotency-key'] ?? '').slice(0, maxTitleLength);
  const heads = Object.entries(request.headers).filter(([name]) => /^(webhook-|idempotency|content-type)/.test(name));
  const headers = heads.map(([name, value]) => `${name}: ${value}`).join('\n');
  const taken = await receive(receiver, () => store.add({ kind: receiver, title, headers, body }));
  response.writeHead(taken ? 202 : 503).end();
}

/** Where messages are posted: to a lead system, and as texts to mobile numbers. */
const receivers: Readonly<Record<string, Kind>> = { '/crm/leads': 'crm', '/texts': 'sms' };

const isKind = (text: string | undefined): text is Kind => text === 'mail' || text === 'crm' || text === 'sms';

function html(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy });
  response.end(body);
}

function json(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}
