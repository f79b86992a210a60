import { badRequest, type Failure } from '../failure.ts';
import type { Json } from '../json.ts';
import type { Field, Kind } from './field.ts';

export const dirtyModes = ['coerce_or_reject', 'coerce_or_drop', 'drop', 'reject'] as const;
/** What happens to a value of the wrong type. */
export type DirtyMode = (typeof dirtyModes)[number];

/** The value in the field's type; undefined when it is dropped. Throws the documented sentence when it is rejected. */
export function coerce(field: Field, value: Json, mode: DirtyMode): Json | undefined {
  if (field.kind === 'geopoint') return coercePlaces(field, value, mode);
  if (!field.list) return settle(field, mode, coerceOne(field.kind, value, mode));
  if (!Array.isArray(value)) return settle(field, mode, wrap(coerceOne(field.kind, value, mode), mode));
  const items: Json[] = [];
  for (const item of value) {
    const one = coerceOne(field.kind, item, mode);
    if (one !== undefined) items.push(one);
    else if (mode === 'reject' || mode === 'coerce_or_reject') throw typeFailure(field);
  }
  return items;
}

function wrap(value: Json | undefined, mode: DirtyMode): Json | undefined {
  return value === undefined || mode === 'reject' || mode === 'drop' ? undefined : [value];
}

function settle(field: Field, mode: DirtyMode, value: Json | undefined): Json | undefined {
  if (value === undefined && (mode === 'reject' || mode === 'coerce_or_reject')) throw typeFailure(field);
  return value;
}

function coerceOne(kind: Kind, value: Json, mode: DirtyMode): Json | undefined {
  if (fits(kind, value)) return value;
  if (mode === 'reject' || mode === 'drop') return undefined;
  if (kind === 'string') return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
  if (kind === 'bool') return coerceBoolean(value);
  return coerceNumber(kind, value);
}

function coerceBoolean(value: Json): boolean | undefined {
  if (value === 'true' || value === 1 || value === '1') return true;
  return value === 'false' || value === 0 || value === '0' ? false : undefined;
}

function coerceNumber(kind: Kind, value: Json): number | undefined {
  if (typeof value === 'boolean') return value ? 1 : 0;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  const fitting = kind === 'float' ? number : Math.trunc(number);
  return fits(kind, fitting) ? fitting : undefined;
}

function fits(kind: Kind, value: Json): boolean {
  if (kind === 'string') return typeof value === 'string';
  if (kind === 'bool') return typeof value === 'boolean';
  if (typeof value !== 'number') return false;
  if (kind === 'float') return true;
  return Number.isInteger(value) && (kind === 'int64' || Math.abs(value) <= 2_147_483_647);
}

function coercePlaces(field: Field, value: Json, mode: DirtyMode): Json | undefined {
  const pairs = field.list ? value : [value];
  const place = (pair: Json) =>
    Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'number' && Number.isFinite(part));
  if (Array.isArray(pairs) && pairs.every(place)) return value;
  if (mode === 'drop' || mode === 'coerce_or_drop') return undefined;
  throw badRequest(
    `Field \`${field.name}\` must be ${field.list ? 'an array of geopoint' : 'a 2 element array: [lat, lng]'}.`,
  );
}

const nouns: Partial<Record<Kind, string>> = { string: 'a string', float: 'a float', bool: 'a bool' };

function typeFailure(field: Field): Failure {
  const noun = nouns[field.kind] ?? `an ${field.kind}`;
  return badRequest(`Field \`${field.name}\` must be ${field.list ? `an array of ${field.kind}` : noun}.`);
}
