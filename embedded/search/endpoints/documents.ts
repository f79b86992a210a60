import { type WriteAction, writeActions } from '../engine/collection.ts';
import { badRequest } from '../engine/failure.ts';
import { type JsonObject, parseJson } from '../engine/json.ts';
import { type DirtyMode, dirtyModes } from '../engine/schema/coerce.ts';
import { asDocument } from '../engine/schema/document.ts';
import { flag, list, type RawParameters } from '../engine/search/parameters.ts';
import { projection } from '../engine/search/project.ts';
import { type Call, json, param, type Result } from '../protocol/call.ts';
import { demand } from '../protocol/permission.ts';
import { filteredIds } from './filtered.ts';

/** What to do with documents that exist or not. Fails with 400. */
export function readAction(query: RawParameters): WriteAction {
  const action = query.action === undefined ? 'create' : writeActions.find((one) => one === query.action);
  if (!action) throw badRequest('Parameter `action` must be a create|update|upsert|emplace.');
  return action;
}

export function readDirty(query: RawParameters): DirtyMode | undefined {
  return dirtyModes.find((mode) => mode === query.dirty_values?.toLowerCase());
}

export async function writeDocument(call: Call): Promise<Result> {
  const action = readAction(call.query);
  demand(call.access, `documents:${action}`, param(call, 'collection'));
  const collection = call.service.catalogue.find(param(call, 'collection'));
  await collection.writable();
  const document = collection.write(asDocument(parseJson(call.request.body)), action, readDirty(call.query));
  collection.tidy();
  return json(document, 201);
}

export function getDocument(call: Call): Result {
  const text = call.service.catalogue.find(param(call, 'collection')).read(param(call, 'id'));
  const project = projection(list(call.query, 'include_fields'), list(call.query, 'exclude_fields'));
  return { status: 200, text: project ? JSON.stringify(project(JSON.parse(text) as JsonObject)) : text };
}

export async function changeDocument(call: Call): Promise<Result> {
  const collection = call.service.catalogue.find(param(call, 'collection'));
  const action = call.query.action === undefined ? 'update' : readAction(call.query);
  const change = asDocument(parseJson(call.request.body));
  await collection.writable();
  const document = collection.write({ ...change, id: param(call, 'id') }, action, readDirty(call.query));
  collection.tidy();
  return json(document);
}

export async function removeDocument(call: Call): Promise<Result> {
  const collection = call.service.catalogue.find(param(call, 'collection'));
  const id = param(call, 'id');
  await collection.writable();
  if (flag(call.query, 'ignore_not_found', false) && !collection.has(id)) return json({ id });
  const text = collection.remove(id);
  collection.tidy();
  return { status: 200, text };
}

/** Either every selected document changes or none. */
export async function changeDocuments(call: Call): Promise<Result> {
  const collection = call.service.catalogue.find(param(call, 'collection'));
  if (!call.query.filter_by?.trim()) throw badRequest('Parameter `filter_by` must be provided.');
  const change = asDocument(parseJson(call.request.body));
  await collection.writable();
  const ids = filteredIds(collection, call.query);
  const dirty = readDirty(call.query);
  await collection.changeMany({ ids, change, ...(dirty && { dirty }) });
  collection.tidy();
  return json({ num_updated: ids.length });
}

export async function removeDocuments(call: Call): Promise<Result> {
  const collection = call.service.catalogue.find(param(call, 'collection'));
  const everything = flag(call.query, 'truncate', false);
  if (!everything && !call.query.filter_by?.trim()) throw badRequest('Parameter `filter_by` must be provided.');
  await collection.writable();
  const ids = filteredIds(collection, call.query);
  await collection.changeMany({ ids, change: null });
  collection.tidy();
  return json({ num_deleted: ids.length });
}

/** One document a line, in order of first insertion, without a newline after the last. */
export function exportDocuments(call: Call): Result {
  const collection = call.service.catalogue.find(param(call, 'collection'));
  const project = projection(list(call.query, 'include_fields'), list(call.query, 'exclude_fields'));
  const write = (text: string) => (project ? JSON.stringify(project(JSON.parse(text) as JsonObject)) : text);
  const bodies = call.query.filter_by?.trim()
    ? bodiesOf(collection, filteredIds(collection, call.query))
    : collection.bodies();
  return { status: 200, lines: true, text: joinedLines(bodies, write) };
}

function* bodiesOf(
  collection: { has(id: string): boolean; read(id: string): string },
  ids: readonly string[],
): Generator<string> {
  for (const id of ids) if (collection.has(id)) yield collection.read(id);
}

function* joinedLines(bodies: Iterable<string>, write: (text: string) => string): Generator<string> {
  let first = true;
  for (const body of bodies) {
    yield first ? write(body) : `\n${write(body)}`;
    first = false;
  }
}
