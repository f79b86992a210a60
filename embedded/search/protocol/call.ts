import { badRequest } from '../engine/failure.ts';
import { type Json, parseJson } from '../engine/json.ts';
import type { Caller } from './access.ts';
import type { Catalogue } from './catalogue.ts';
import type { Keys } from './keys.ts';

/** One request, taken apart. */
export type Call = {
  catalogue: Catalogue;
  keys: Keys;
  caller: Caller;
  params: Record<string, string>;
  query: URLSearchParams;
  body: string;
  /** Epoch milliseconds. */
  now: number;
};

/** `body` is sent as it is when it is text, as JSON otherwise. */
export type Answer = { status?: number; body: unknown; type?: string };

/** The body as JSON. Fails with 400. */
export function jsonBody({ body }: Pick<Call, 'body'>): Json {
  const parsed = parseJson(body);
  if (parsed === undefined) throw badRequest('Bad JSON.');
  return parsed;
}
