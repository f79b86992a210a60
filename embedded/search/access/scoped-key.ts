import { createHmac, timingSafeEqual } from 'node:crypto';
import { isObject, type JsonObject, parseJson } from '../engine/json.ts';

/**
 * A key that a holder of its parent made without a request to the service: base64 of digest, the
 * parent's first characters, parameters.
 */
export type ScopedKey = { digest: string; prefix: string; text: string; parameters: JsonObject };

const digestLength = 44;
const prefixLength = 4;

/** Takes a scoped key apart without checking it; null when it is not one. */
export function readScopedKey(key: string): ScopedKey | null {
  const raw = Buffer.from(key, 'base64').toString('utf8');
  const text = raw.slice(digestLength + prefixLength);
  const parameters = text.startsWith('{') ? parseJson(text) : undefined;
  if (!isObject(parameters)) return null;
  return {
    digest: raw.slice(0, digestLength),
    prefix: raw.slice(digestLength, digestLength + prefixLength),
    text,
    parameters,
  };
}

/** Whether the key was made with this parent, over exactly these parameters. */
export function isMadeWith(scoped: ScopedKey, parent: string): boolean {
  const expected = Buffer.from(createHmac('sha256', parent).update(scoped.text).digest('base64'));
  const given = Buffer.from(scoped.digest);
  return (
    scoped.prefix === parent.slice(0, prefixLength) &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  );
}
