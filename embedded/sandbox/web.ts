import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Behaviour, behave, behaviours, receive } from './behaviour.ts';
import { arrivalPage, overview, pagePolicy } from './pages.ts';
import type { Kind, Store } from './store.ts';

/** Far above any message of ours, bytes. */
const largest = 1_000_000;
const longestTitle = 200;

/** The lead system's own address, and pages that show what arrived. */
export async function answer(store: Store, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // A name that somebody made lead here would let a page of theirs read what arrived.
  if (!/^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(request.headers.host ?? ''))
    return void response.writeHead(403).end();
  const [path = '/', query = ''] = (request.url ?? '/').split('?');
  if (request.method === 'POST') return post(store, path, request, response);
  if (path === '/health') return void response.writeHead(200).end('ok');
  const arrival = /^\/arrivals\/(\d+)$/.exec(path);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
  if (path === '/') return html(response, overview(store));
  if (path === '/mail.json' || path === '/crm.json') {
    const most = Math.min(Number(new URLSearchParams(query).get('most')) || 100, 5_000);
    return json(response, store.list(path === '/mail.json' ? 'mail' : 'crm', most));
  }
  const found = arrival ? store.find(Number(arrival[1])) : null;
  if (found) return html(response, await arrivalPage(found));
  response.writeHead(404).end();
}

async function post(store: Store, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, verb, kind, behaviour] = path.split('/');
  if (verb === 'behave' && isKind(kind) && isBehaviour(behaviour)) {
    // A page of somebody else's in this machine's browser has no say here.
    const { origin, host } = request.headers;
    if (origin !== undefined && URL.parse(origin)?.host !== host) return void response.writeHead(403).end();
    behave(kind, behaviour);
    return void response.writeHead(303, { location: '/' }).end();
  }
  if (path !== '/crm/leads') return void response.writeHead(404).end();
  const body = await bodyOf(request);
  if (body === null) return void response.writeHead(413).end();
  const title = String(request.headers['idempotency-key'] ?? '').slice(0, longestTitle);
  const heads = Object.entries(request.headers).filter(([name]) => /^(webhook-|idempotency|content-type)/.test(name));
  const headers = heads.map(([name, value]) => `${name}: ${value}`).join('\n');
  const taken = await receive('crm', () => store.add({ kind: 'crm', title, headers, body }));
  response.writeHead(taken ? 202 : 503).end();
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= largest) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length > largest ? null : Buffer.concat(chunks).toString('utf8');
}

const isKind = (text: string | undefined): text is Kind => text === 'mail' || text === 'crm';
const isBehaviour = (text: string | undefined): text is Behaviour => behaviours.some((one) => one === text);

function html(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy });
  response.end(body);
}

function json(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}
