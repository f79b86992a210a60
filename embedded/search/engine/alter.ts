import { badRequest } from './failure.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { conform } from './schema/document.ts';
import { type Field, parseField } from './schema/field.ts';
import { checkDefaultSorting, names, readMetadata, type Schema } from './schema/schema.ts';

/** The schema after a PATCH body (fields added or dropped, metadata, linked sets), and whether the documents must be indexed again. */
export function changedSchema(schema: Schema, input: Json): { schema: Schema; reindex: boolean } {
  if (!isObject(input)) throw badRequest('Bad JSON.');
  const allowed = ['fields', 'metadata', 'synonym_sets', 'curation_sets'];
  if (!allowed.some((key) => key in input))
    throw badRequest(
      'The `fields` value should be an array of objects containing the field `name` and other properties.',
    );
  const changed: Schema = {
    ...schema,
    metadata: input.metadata === undefined ? schema.metadata : readMetadata(input.metadata),
    synonymSets: input.synonym_sets === undefined ? schema.synonymSets : names(input, 'synonym_sets'),
    curationSets: input.curation_sets === undefined ? schema.curationSets : names(input, 'curation_sets'),
    fields: [...schema.fields],
  };
  if (input.fields === undefined) return { schema: changed, reindex: false };
  if (!Array.isArray(input.fields) || input.fields.length === 0) {
    throw badRequest(
      'The `fields` value should be an array of objects containing the field `name` and other properties.',
    );
  }
  for (const field of input.fields) applyField(changed, field);
  checkDefaultSorting(changed);
  return { schema: changed, reindex: true };
}

function applyField(schema: Schema, input: Json): void {
  const name = isObject(input) && typeof input.name === 'string' ? input.name : '';
  const at = schema.fields.findIndex((field) => field.name === name);
  if (isObject(input) && input.drop === true) {
    if (at < 0) throw badRequest(`Field \`${name}\` is not part of collection schema.`);
    schema.fields = schema.fields.filter((field) => field.name !== name && !field.name.startsWith(`${name}.`));
    return;
  }
  const field: Field = parseField(input);
  if (field.name === 'id') throw badRequest('Field `id` cannot be altered.');
  if (at >= 0) {
    throw badRequest(
      `Field \`${name}\` is already part of the schema: To change this field, drop it first before adding it back to the schema.`,
    );
  }
  schema.fields.push(field);
}

/**
 * Checks a stored document against a changed schema, to which fields found by its patterns are
 * added; returns their names. Fails with the documented sentence.
 */
export function checkStored(document: JsonObject, schema: Schema): string[] {
  try {
    return conform(document, schema, 'reject');
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : '';
    throw badRequest(
      `Schema change is incompatible with the type of documents already stored in this collection. ${reason}`,
    );
  }
}
