import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../access/caller.ts';
import type { Grants } from '../access/grants.ts';
import type { Visible } from '../access/visible.ts';
import { Problem } from '../problem.ts';
import type { Service } from '../service.ts';

/** One request on its way through an endpoint. */
export interface Call {
  readonly service: Service;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Path parameters by name, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** `2025-02-19`, `1` or `X`: the version prefix without its `v`. */
  readonly apiVersion: string;
  readonly caller: Caller;
  readonly grants: Grants;
  readonly visible: Visible;
}

/** An endpoint's response; undefined: it writes to the response itself. */
export interface HttpResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** A string, bytes and originals are sent as they are, anything else as JSON. */
  readonly body: unknown;
}

export type Endpoint = (call: Call) => Promise<HttpResponse | undefined> | HttpResponse | undefined;

export function json(body: unknown, status = 200): HttpResponse {
  return { status, body };
}

/** Aborts when the reader has disconnected before the response. */
export function readerLeft({ response }: Pick<Call, 'response'>): AbortSignal {
  const gone = new AbortController();
  const left = () => gone.abort(new Problem(503, 'readerGoneError', 'The reader has gone'));
  if (response.destroyed) left();
  else response.once('close', left);
  return gone.signal;
}

export function param(call: Call, name: string): string {
  return call.params[name] ?? '';
}

/** Ids of a path parameter, each once: what is named a thousand times is returned once. */
export function idList(call: Call, name: string): string[] {
  return [...new Set(param(call, name).split(','))].filter((id) => id !== '');
}

export function flag(query: URLSearchParams, name: string): boolean {
  return query.get(name) === 'true';
}
