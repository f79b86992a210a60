import { isObject, type Json, type JsonObject } from '../json.ts';
import { type Field, isDynamic, isNumeric, type Kind } from './field.ts';
import { type Leaf, leaves } from './path.ts';
import type { Schema } from './schema.ts';

/** Fields that the schema's patterns (`.*`, `*_name`, type auto, nested objects) add for this document. */
export function discoverFields(document: JsonObject, schema: Schema): Field[] {
  const names = new Set(schema.fields.filter((field) => !isDynamic(field.name, field.kind)).map((field) => field.name));
  const found: Field[] = [];
  for (const leaf of candidates(document, schema)) {
    if (names.has(leaf.path) || leaf.path === 'id') continue;
    const pattern = patternFor(leaf.path, schema);
    const resolved = pattern && resolve(leaf, pattern);
    if (!resolved) continue;
    names.add(leaf.path);
    found.push(resolved);
  }
  return found;
}

function candidates(document: JsonObject, schema: Schema): Leaf[] {
  return Object.entries(document).flatMap(([key, value]) => {
    if (schema.nested && isObject(value)) return leaves(value, key);
    if (schema.nested && Array.isArray(value) && value.some(isObject)) {
      return value.filter(isObject).flatMap((item) => leaves(item, key, true));
    }
    return [{ path: key, value, list: false }];
  });
}

function patternFor(path: string, schema: Schema): Field | undefined {
  const matching = schema.fields.filter((field) => field.index && covers(field, path));
  return matching.find((field) => field.name !== '.*') ?? matching[0];
}

function covers(field: Field, path: string): boolean {
  if (field.kind === 'object') return path.startsWith(`${field.name}.`);
  if (!isDynamic(field.name, field.kind)) return false;
  if (field.name === path || field.name === '.*') return true;
  if (!field.name.includes('*')) return false;
  const pattern = field.name
    .split('*')
    .map((part) => part.replace(/\.$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`).test(path);
}

function resolve(leaf: Leaf, pattern: Field): Field | undefined {
  const typed =
    pattern.kind === 'auto' || pattern.kind === 'object' ? inferKind(leaf.value) : declared(pattern, leaf.value);
  if (!typed) return undefined;
  const list = typed.list || leaf.list;
  return {
    ...pattern,
    name: leaf.path,
    kind: typed.kind,
    list,
    type: `${typed.kind}${list ? '[]' : ''}`,
    optional: true,
    sort: pattern.sort || (isNumeric(typed.kind) && !list),
  };
}

function declared(pattern: Field, value: Json): { kind: Kind; list: boolean } {
  return pattern.kind === 'string*'
    ? { kind: 'string', list: Array.isArray(value) }
    : { kind: pattern.kind, list: pattern.list };
}

function inferKind(value: Json): { kind: Kind; list: boolean } | undefined {
  if (Array.isArray(value)) {
    const first = value.find((item) => item !== null);
    const kind = first === undefined ? undefined : scalarKind(first);
    return kind && { kind, list: true };
  }
  const kind = scalarKind(value);
  return kind && { kind, list: false };
}

function scalarKind(value: Json): Kind | undefined {
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int64' : 'float';
  return undefined;
}
