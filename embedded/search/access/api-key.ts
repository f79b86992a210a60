import { randomBytes } from 'node:crypto';
import { badRequest } from '../engine/failure.ts';
import { isObject, type Json } from '../engine/json.ts';

/** A stored key. `expiresAt` is epoch seconds. */
export type ApiKey = {
  id: number;
  value: string;
  description: string;
  actions: string[];
  collections: string[];
  expiresAt: number;
  autodelete: boolean;
};

/** "Never": the last date that the protocol returns for a key without an end. */
const never = 64_723_363_199;

/** Reads the body of POST /keys. Fails with 400 and a sentence. */
export function parseKey(input: Json | undefined, id: number): ApiKey {
  if (!isObject(input)) throw badRequest('Bad JSON.');
  const { description = '', value, expires_at: expiresAt = never, autodelete = false } = input;
  if (typeof description !== 'string') throw badRequest('Key description must be a string.');
  if (value !== undefined && (typeof value !== 'string' || value.length < 8)) {
    throw badRequest('Key value must be a string of at least 8 characters.');
  }
  if (typeof expiresAt !== 'number' || !Number.isInteger(expiresAt) || expiresAt < 0) {
    throw badRequest('Key expiry must be an unsigned integer.');
  }
  const collections = strings(input.collections, 'collections');
  for (const pattern of collections) collectionPattern(pattern);
  return {
    id,
    value: value ?? randomBytes(24).toString('base64url'),
    description,
    actions: strings(input.actions, 'actions'),
    collections,
    expiresAt,
    autodelete: autodelete === true,
  };
}

function strings(list: Json | undefined, name: string): string[] {
  if (list === undefined) throw badRequest(`Could not find an array of \`${name}\`.`);
  const items = Array.isArray(list) ? list.filter((item) => typeof item === 'string' && item !== '') : [];
  if (!Array.isArray(list) || items.length === 0 || items.length !== list.length) {
    throw badRequest(`Wrong format for \`${name}\`. It should be an array of string.`);
  }
  return items as string[];
}

/** `*` is every name; anything else is an expression that the whole name must match. */
export function collectionPattern(pattern: string): RegExp {
  try {
    return pattern === '*' ? /^/ : new RegExp(`^(?:${pattern})$`);
  } catch {
    throw badRequest(`\`${pattern}\` is not a valid collection pattern.`);
  }
}

/** The key as responses show it after its making: only the beginning of its value. */
export function keyJson(key: ApiKey) {
  return {
    actions: key.actions,
    autodelete: key.autodelete,
    collections: key.collections,
    description: key.description,
    expires_at: key.expiresAt,
    id: key.id,
    value_prefix: key.value.slice(0, 4),
  };
}
