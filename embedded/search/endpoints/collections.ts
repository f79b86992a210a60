import { changedSchema, checkStored } from '../engine/alter.ts';
import type { Collection } from '../engine/collection.ts';
import { badRequest } from '../engine/failure.ts';
import { isObject, type Json, parseJson } from '../engine/json.ts';
import { pause } from '../engine/pause.ts';
import { asDocument } from '../engine/schema/document.ts';
import { fieldJson, parseField } from '../engine/schema/field.ts';
import { schemaJson } from '../engine/schema/schema.ts';
import { count, flag, list } from '../engine/search/parameters.ts';
import { bodyOf, type Call, json, param, type Result } from '../protocol/call.ts';
import { demand, demandAction } from '../protocol/permission.ts';

/** Documents copied between two other requests. */
const copiedAtOnce = 100;

function shown({ schema, documents }: Collection) {
  return schemaJson(schema, documents);
}

/** A key for certain collections may make only those. */
export async function createCollection(call: Call): Promise<Result> {
  const body = bodyOf(call);
  const name = isObject(body) && typeof body.name === 'string' ? body.name : '';
  demand(call.access, 'collections:create', name);
  const { src_name: source } = call.query;
  if (!source) return json(shown(call.service.catalogue.create(body)), 201);
  return json(shown(await cloneCollection(call, source, name)), 201);
}

/**
 * A new collection with the fields and sets of another, and with its documents where
 * `copy_documents` requests them.
 */
async function cloneCollection({ service, access, query }: Call, source: string, name: string): Promise<Collection> {
  demand(access, 'collections:get', source);
  const model = service.catalogue.find(source);
  if (name === '') throw badRequest('Parameter `name` is required.');
  const { created_at: _at, num_documents: _count, ...definition } = shown(model);
  const clone = service.catalogue.create({ ...definition, name });
  if (!flag(query, 'copy_documents', false)) return clone;
  demand(access, 'documents:export', source);
  for (const bodies of chunks(model.bodies(), copiedAtOnce)) {
    clone.batch(() => {
      for (const body of bodies) clone.write(asDocument(parseJson(body)), 'upsert');
    });
    await pause();
  }
  return clone;
}

function* chunks<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let chunk: T[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

export function listCollections({ service, query, access }: Call): Result {
  demandAction(access, 'collections:list');
  const excluded = list(query, 'exclude_fields');
  const limit = query.limit === undefined ? Infinity : count(query, 'limit', 0);
  const offset = count(query, 'offset', 0);
  const visible = service.catalogue.list().filter(({ schema }) => access.allows('collections:list', schema.name));
  return json(
    visible.slice(offset, offset + limit).map((collection) => {
      return Object.fromEntries(Object.entries(shown(collection)).filter(([key]) => !excluded.includes(key)));
    }),
  );
}

export function getCollection(call: Call): Result {
  return json(shown(call.service.catalogue.find(param(call, 'collection'))));
}

export async function changeCollection(call: Call): Promise<Result> {
  const collection = call.service.catalogue.find(param(call, 'collection'));
  const body = bodyOf(call);
  await collection.writable();
  const { schema, reindex } = changedSchema(collection.schema, body);
  if (reindex) await collection.alter(schema, checkStored);
  else collection.describe(schema);
  return json(changesOf(body));
}

/** What a PATCH changed, as requested, but fields with all of their properties. */
function changesOf(body: Json): Json {
  if (!isObject(body) || !Array.isArray(body.fields)) return body;
  const fields = body.fields.map((field) =>
    isObject(field) && field.drop === true ? { name: field.name ?? '', drop: true } : fieldJson(parseField(field)),
  );
  return { ...body, fields };
}

export function dropCollection(call: Call): Result {
  return json(shown(call.service.catalogue.drop(param(call, 'collection'))));
}
