import type { Access } from '../access/key-ring.ts';
import { badRequest } from '../engine/failure.ts';
import { type Json, parseJson } from '../engine/json.ts';
import type { RawParameters } from '../engine/search/parameters.ts';
import type { SearchService } from '../service.ts';

/** A request as it arrived. */
export type Request = {
  method: string;
  url: URL;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  /** Instead of `body`: an import's text while it comes in. */
  pieces?: AsyncIterable<string>;
};

/** A request whose route and key are valid. */
export type Call = {
  service: SearchService;
  request: Request;
  /** Named parts of the path, decoded. */
  params: Record<string, string>;
  query: RawParameters;
  access: Access;
};

/** `text` is JSON unless `lines`; a response of many lines comes in chunks. */
export type Result = {
  status: number;
  lines?: boolean;
  text: string | Iterable<string>;
  headers?: Record<string, string>;
};

export function json(value: unknown, status = 200): Result {
  return { status, text: JSON.stringify(value) };
}

/** The body as JSON; fails with 400. */
export function bodyOf(call: Call): Json {
  const value = parseJson(call.request.body);
  if (value === undefined) throw badRequest('Bad JSON.');
  return value;
}

/** A named part of the path. */
export function param(call: Call, name: string): string {
  return call.params[name] ?? '';
}
