import { badRequest } from '../failure.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import { coerce, type DirtyMode } from './coerce.ts';
import { discoverFields } from './discover.ts';
import { isDynamic } from './field.ts';
import { replaceAt, valueAt } from './path.ts';
import { hasDynamicFields, type Schema } from './schema.ts';

const maxIdLength = 1024;

/** The document's id; undefined when it has none. */
export function documentId(document: JsonObject): string | undefined {
  const { id } = document;
  if (id === undefined || id === null) return undefined;
  if (typeof id !== 'string' || id === '') throw badRequest("Document's `id` field should be a string.");
  if (id.length > maxIdLength) throw badRequest(`Document's \`id\` must not be longer than ${maxIdLength} characters.`);
  return id;
}

export function asDocument(input: Json | undefined): JsonObject {
  if (input === undefined) throw badRequest('Bad JSON.');
  if (!isObject(input)) throw badRequest('Bad JSON: not a properly formed document.');
  if (isDeeperThan(input, maxLevels))
    throw badRequest(`A document must not be nested deeper than ${maxLevels} levels.`);
  return input;
}

/** Far more than any document needs, and far less than the stack holds. */
const maxLevels = 100;

function isDeeperThan(value: Json, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeperThan(one, levels - 1));
}

/**
 * Checks a document against the schema and puts its values into the declared types (in place). New
 * fields found by dynamic patterns are added to `schema.fields`; returns their names. Without `mode`,
 * wrong types are rejected, or coerced where the schema has dynamic fields.
 */
export function conform(document: JsonObject, schema: Schema, mode?: DirtyMode): string[] {
  const dirty = mode ?? (hasDynamicFields(schema) ? 'coerce_or_reject' : 'reject');
  const found = hasDynamicFields(schema) ? discoverFields(document, schema) : [];
  schema.fields.push(...found);
  try {
    for (const field of schema.fields) {
      if (isDynamic(field.name, field.kind) || !field.index) continue;
      const value = valueAt(document, field.name);
      if (value === undefined || value === null) {
        if (field.optional) continue;
        throw badRequest(`Field \`${field.name}\` has been declared in the schema, but is not found in the document.`);
      }
      if (field.kind === 'object') checkObject(field.name, field.list, value);
      else {
        const coerced = coerce(field, value, dirty);
        if (coerced !== value) replaceAt(document, field.name, coerced);
      }
    }
  } catch (failure) {
    schema.fields.splice(schema.fields.length - found.length, found.length);
    throw failure;
  }
  return found.map((field) => field.name);
}

function checkObject(name: string, list: boolean, value: Json): void {
  if (list && !Array.isArray(value)) throw badRequest(`Field \`${name}\` must be an array of objects.`);
  if (!list && !isObject(value)) throw badRequest(`Field \`${name}\` must be an object.`);
}
