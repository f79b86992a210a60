import { createHmac, timingSafeEqual } from 'node:crypto';
import { Failure } from '../engine/failure.ts';
import { isObject, type JsonObject, parseJson } from '../engine/json.ts';
import type { ApiKey, Keys } from './keys.ts';

/** Who calls: what the key may do, and what a scoped key imposes on every search. */
export type Caller = { allows(action: string, collection: string): boolean; imposed: JsonObject | null };

const searchOnly = 'documents:search';
const digestLength = 44;
const prefixLength = 4;

export const unauthorized = () => new Failure(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.');

/** The caller of a key as it was sent: the administrator, a key of this service, or one scoped from such a key. Null when unknown. */
export function identify(sent: string | undefined, adminKey: string, keys: Keys, now: number): Caller | null {
  if (!sent) return null;
  if (sameText(sent, adminKey)) return { allows: () => true, imposed: null };
  const known = keys.find(sent, now);
  return known ? callerOf(known, null) : scopedCaller(sent, keys, now);
}

function callerOf(key: ApiKey, imposed: JsonObject | null): Caller {
  return {
    imposed,
    allows: (action, collection) =>
      key.actions.some((granted) => covers(granted, action)) &&
      key.collections.some((pattern) => matchesWhole(pattern, collection)),
  };
}

/** A scoped key is base64 of: digest of the parameters under the parent key, the parent's first four letters, the parameters. */
function scopedCaller(sent: string, keys: Keys, now: number): Caller | null {
  const text = Buffer.from(sent, 'base64').toString('utf8');
  const digest = text.slice(0, digestLength);
  const prefix = text.slice(digestLength, digestLength + prefixLength);
  const written = text.slice(digestLength + prefixLength);
  const imposed = parseJson(written);
  if (!isObject(imposed)) return null;
  if (typeof imposed.expires_at === 'number' && imposed.expires_at <= now) return null;
  const parents = keys.startingWith(prefix, now).filter(({ actions }) => actions.join() === searchOnly);
  const parent = parents.find(({ value }) =>
    sameText(digest, createHmac('sha256', value).update(written).digest('base64')),
  );
  return parent ? callerOf(parent, imposed) : null;
}

function covers(granted: string, action: string): boolean {
  if (granted === '*' || granted === action) return true;
  const [kind, verb] = granted.split(':');
  return verb === '*' && action.startsWith(`${kind}:`);
}

function matchesWhole(pattern: string, name: string): boolean {
  if (pattern === '*' || pattern === name) return true;
  try {
    return new RegExp(`^(?:${pattern})$`).test(name);
  } catch {
    return false;
  }
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
