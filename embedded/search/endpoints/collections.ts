import { changedSchema, checkStored } from '../engine/alter.ts';
import type { Collection } from '../engine/collection.ts';
import { isObject } from '../engine/json.ts';
import { schemaJson } from '../engine/schema/schema.ts';
import { list } from '../engine/search/parameters.ts';
import { type Answer, bodyOf, type Call, json, param } from '../protocol/call.ts';
import { demand, demandAction } from '../protocol/permission.ts';

function shown({ schema, documents }: Collection) {
  return schemaJson(schema, documents);
}

/** A key for certain collections may make only those. */
export function createCollection(call: Call): Answer {
  const body = bodyOf(call);
  const name = isObject(body) && typeof body.name === 'string' ? body.name : '';
  demand(call.access, 'collections:create', name);
  return json(shown(call.service.catalogue.create(body)), 201);
}

export function listCollections({ service, query, access }: Call): Answer {
  demandAction(access, 'collections:list');
  const excluded = list(query, 'exclude_fields');
  const limit = query.limit === undefined ? Infinity : Number(query.limit);
  const offset = Number(query.offset ?? 0);
  const visible = service.catalogue.list().filter(({ schema }) => access.allows('collections:list', schema.name));
  return json(
    visible.slice(offset, offset + limit).map((collection) => {
      return Object.fromEntries(Object.entries(shown(collection)).filter(([key]) => !excluded.includes(key)));
    }),
  );
}

export function getCollection(call: Call): Answer {
  return json(shown(call.service.catalogue.find(param(call, 'collection'))));
}

export async function changeCollection(call: Call): Promise<Answer> {
  const collection = call.service.catalogue.find(param(call, 'collection'));
  const body = bodyOf(call);
  await collection.writable();
  const { schema, reindex } = changedSchema(collection.schema, body);
  if (reindex) await collection.alter(schema, checkStored);
  else collection.describe(schema);
  return json(body);
}

export function dropCollection(call: Call): Answer {
  return json(shown(call.service.catalogue.drop(param(call, 'collection'))));
}
