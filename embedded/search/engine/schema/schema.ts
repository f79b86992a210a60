import { badRequest } from '../failure.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import { type Field, fieldJson, isDynamic, isNumeric, parseField } from './field.ts';

/** A collection's schema. `fields` includes the dynamic patterns and what they resolved to so far. */
export type Schema = {
  name: string;
  fields: Field[];
  defaultSortingField: string;
  tokenSeparators: string[];
  symbolsToIndex: string[];
  nested: boolean;
  metadata: JsonObject | null;
  synonymSets: string[];
  curationSets: string[];
  createdAt: number;
};

/** Reads the body of POST /collections. `now` is epoch seconds. */
export function parseSchema(input: Json, now: number): Schema {
  if (!isObject(input)) throw badRequest('Bad JSON.');
  if (typeof input.name !== 'string' || input.name === '') throw badRequest('Parameter `name` is required.');
  if (input.fields === undefined) throw badRequest('Parameter `fields` is required.');
  if (!Array.isArray(input.fields) || input.fields.length === 0) {
    throw badRequest(
      'The `fields` value should be an array of objects containing `name`, `type` and optionally, `facet` properties.',
    );
  }
  const schema: Schema = {
    name: input.name,
    fields: parseFields(input.fields),
    defaultSortingField: typeof input.default_sorting_field === 'string' ? input.default_sorting_field : '',
    tokenSeparators: characters(input, 'token_separators'),
    symbolsToIndex: characters(input, 'symbols_to_index'),
    nested: input.enable_nested_fields === true,
    metadata: readMetadata(input.metadata),
    synonymSets: names(input, 'synonym_sets'),
    curationSets: names(input, 'curation_sets'),
    createdAt: now,
  };
  checkObjects(schema);
  checkDefaultSorting(schema);
  return schema;
}

function parseFields(input: readonly Json[]): Field[] {
  const fields = input.map(parseField).filter((field) => field.name !== 'id');
  if (new Set(fields.map((field) => field.name)).size !== fields.length) {
    throw badRequest('There are duplicate field names in the schema.');
  }
  return fields;
}

function characters(input: JsonObject, key: string): string[] {
  const list = input[key];
  if (list === undefined) return [];
  const single = (item: Json): item is string => typeof item === 'string' && [...item].length === 1;
  if (!Array.isArray(list) || !list.every(single)) {
    throw badRequest(`\`${key}\` should be an array of single character symbols.`);
  }
  return list.filter(single);
}

export function names(input: JsonObject, key: string): string[] {
  const list = input[key];
  if (list === undefined) return [];
  if (!Array.isArray(list)) throw badRequest(`\`${key}\` should be an array of strings.`);
  return list.map(String);
}

export function readMetadata(input: Json | undefined): JsonObject | null {
  if (input === undefined || input === null) return null;
  if (!isObject(input)) throw badRequest('The `metadata` value should be an object.');
  return input;
}

function checkObjects(schema: Schema): void {
  const field = schema.fields.find((one) => one.kind === 'object' && one.index);
  if (field && !schema.nested) {
    throw badRequest(
      'Type `object` or `object[]` can be used only when nested fields are enabled by setting` enable_nested_fields` to true.',
    );
  }
}

export function checkDefaultSorting({ fields, defaultSortingField: name }: Schema): void {
  if (name === '') return;
  const field = fields.find((one) => one.name === name);
  if (!field) throw badRequest(`Default sorting field is defined as \`${name}\` but is not found in the schema.`);
  const sortable = (isNumeric(field.kind) && !field.list) || (field.kind === 'string' && field.sort);
  if (!sortable) {
    throw badRequest(`Default sorting field \`${name}\` is not a sortable type.`);
  }
  if (field.optional) throw badRequest(`Default sorting field \`${name}\` cannot be an optional field.`);
}

export function hasDynamicFields(schema: Schema): boolean {
  return schema.nested || schema.fields.some((field) => isDynamic(field.name, field.kind));
}

/** The collection as responses show it. */
export function schemaJson(schema: Schema, documents: number) {
  return {
    created_at: schema.createdAt,
    curation_sets: schema.curationSets,
    default_sorting_field: schema.defaultSortingField,
    enable_nested_fields: schema.nested,
    fields: schema.fields.map(fieldJson),
    ...(schema.metadata ? { metadata: schema.metadata } : {}),
    name: schema.name,
    num_documents: documents,
    symbols_to_index: schema.symbolsToIndex,
    synonym_sets: schema.synonymSets,
    token_separators: schema.tokenSeparators,
  };
}
