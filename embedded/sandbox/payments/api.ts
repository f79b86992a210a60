import type { IncomingMessage, ServerResponse } from 'node:http';
import { receive } from '../behaviour.ts';
import { readBody } from '../read-body.ts';
import { ApiError } from './api-error.ts';
import { calls, runCall } from './calls.ts';
import { expand } from './expand.ts';
import { readForm } from './form.ts';
import { newRequestId } from './ids.ts';
import type { Merchant } from './merchants.ts';
import { apiVersion } from './objects/event-object.ts';
import type { World } from './payment-world.ts';
import { type Scope, scopeOf } from './state.ts';

/** Far above a session with all its metadata, bytes. */
const largest = 256 * 1024;
/** How long an idempotency key is remembered, seconds. */
const rememberedSeconds = 86_400;
const maxKeyLength = 255;

type Outcome = { status: number; body: string; headers?: Record<string, string> };
const away: Outcome = { status: 503, body: '{"error":{"type":"api_error","message":"The sandbox is away."}}' };

/** One call of the provider's API, `/v1/…`, as the provider behaves now. Never throws for what a client sends. */
export async function respondApi(
  world: World,
  merchants: readonly Merchant[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const requestId = newRequestId();
  const body = request.method === 'POST' ? await readBody(request, largest) : '';
  let outcome: Outcome = away;
  const isResponding = await receive('payments', () => {
    outcome = outcomeOf(() => {
      if (body === null) throw new ApiError(413, 'The request is too large.');
      return perform(world, merchants, request, body, requestId);
    });
  });
  const { status, body: text, headers: own } = isResponding ? outcome : away;
  const headers = { 'content-type': 'application/json', 'request-id': requestId, 'stripe-version': apiVersion };
  response.writeHead(status, { ...headers, ...own });
  response.end(text);
}

function outcomeOf(work: () => Outcome): Outcome {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: json(error.body()) };
  }
}

function perform(
  world: World,
  merchants: readonly Merchant[],
  request: IncomingMessage,
  body: string,
  requestId: string,
): Outcome {
  const { method = 'GET', url = '/', headers } = request;
  const [path = '', query = ''] = url.replace(/^\/v1\//, '').split('?');
  const scope = scopeOf(merchantOf(merchants, headers.authorization).account, connectedAccount(headers));
  checkVersion(headers['stripe-version']);
  const found = calls.find((call) => call.method === method && call.path.test(path));
  if (!found) throw new ApiError(404, `Unrecognized request URL (${method}: /v1/${path.slice(0, 100)}).`);
  const key = method === 'POST' ? keyOf(headers['idempotency-key']) : null;
  const cause = { requestId, idempotencyKey: key };
  const id = found.path.exec(path)?.[1] ?? '';
  const run = () => {
    const result = runCall(found, { world, scope, id, cause }, readForm(method === 'GET' ? query : body));
    return { status: 200, body: json(expand(world, result.object, result.expand)) };
  };
  return key === null ? run() : once(world, { key, scope, request: `${path}\n${body}` }, run);
}

type Repeatable = { key: string; scope: Scope; request: string };

/**
 * The first response to an idempotency key is the response to its repetitions; other parameters
 * under it are refused.
 */
function once({ store, clock }: World, { key, scope, request }: Repeatable, run: () => Outcome): Outcome {
  const earlier = store.responseFor(key, scope, clock.now() - rememberedSeconds);
  if (earlier && earlier.request !== request)
    throw new ApiError(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  if (earlier) return { ...earlier, headers: { 'idempotent-replayed': 'true' } };
  const outcome = outcomeUnlessUnbegun(run);
  store.storeResponse(key, scope, { ...outcome, request, at: clock.now() });
  return outcome;
}

/** A request that never began throws on: its key stays free. */
function outcomeUnlessUnbegun(run: () => Outcome): Outcome {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof ApiError) || !error.isBegun) throw error;
    return { status: error.status, body: json(error.body()) };
  }
}

function merchantOf(merchants: readonly Merchant[], authorization = ''): Merchant {
  const [, scheme = '', credentials = ''] = /^(Bearer|Basic) (\S+)$/i.exec(authorization) ?? [];
  const key =
    scheme.toLowerCase() === 'basic' ? Buffer.from(credentials, 'base64').toString().replace(/:$/, '') : credentials;
  const merchant = merchants.find((one) => one.key === key);
  if (merchant) return merchant;
  const shown = key ? `Invalid API Key provided: ${key.slice(0, 8)}****` : 'You did not provide an API key.';
  throw new ApiError(401, shown);
}

function connectedAccount({ 'stripe-account': account }: IncomingMessage['headers']): string {
  if (account === undefined) return '';
  if (typeof account === 'string' && /^acct_\w{1,60}$/.test(account)) return account;
  throw new ApiError(403, 'The provided key does not have access to that account (or that account does not exist).', {
    code: 'account_invalid',
  });
}

function checkVersion(version: string | string[] | undefined): void {
  if (version !== undefined && version !== apiVersion)
    throw new ApiError(400, `Invalid Stripe API version: the sandbox answers in ${apiVersion} alone.`);
}

function keyOf(key: string | string[] | undefined): string | null {
  if (key === undefined || key === '') return null;
  if (typeof key === 'string' && key.length <= maxKeyLength) return key;
  throw new ApiError(400, `Idempotency keys may be no longer than ${maxKeyLength} characters.`);
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);
