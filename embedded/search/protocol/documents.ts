import type { Collection, WriteAction } from '../engine/collection.ts';
import { writeActions } from '../engine/collection.ts';
import { badRequest, Failure } from '../engine/failure.ts';
import { compileFilter, matchingRows } from '../engine/filter/compile.ts';
import { isObject, type JsonObject, parseJson } from '../engine/json.ts';
import { pause } from '../engine/pause.ts';
import type { DirtyMode } from '../engine/schema/coerce.ts';
import { projection } from '../engine/search/project.ts';
import { type Answer, type Call, jsonBody } from './call.ts';

const plainText = 'text/plain; charset=utf-8';
const defaultBatch = 40;

const collectionOf = ({ catalogue, params }: Call): Collection => catalogue.find(params.collection ?? '');

function actionOf(query: URLSearchParams): WriteAction {
  const name = query.get('action') ?? 'create';
  const action = writeActions.find((one) => one === name);
  if (!action) throw badRequest('Parameter `action` must be a create|update|upsert.');
  return action;
}

const dirtyOf = (query: URLSearchParams) => (query.get('dirty_values') ?? undefined) as DirtyMode | undefined;

export async function writeOne(call: Call): Promise<Answer> {
  const collection = collectionOf(call);
  const input = jsonBody(call);
  if (!isObject(input)) throw badRequest('Document must be a JSON object.');
  await collection.writable();
  const written = collection.write(input, actionOf(call.query), dirtyOf(call.query));
  collection.tidy();
  return { status: 201, body: written };
}

export async function updateOne(call: Call): Promise<Answer> {
  const collection = collectionOf(call);
  const input = jsonBody(call);
  if (!isObject(input)) throw badRequest('Document must be a JSON object.');
  await collection.writable();
  const id = call.params.id ?? '';
  return { body: collection.write({ ...input, id }, 'update', dirtyOf(call.query)) };
}

export function readOne(call: Call): Answer {
  return { body: JSON.parse(collectionOf(call).read(call.params.id ?? '')) };
}

export function removeOne(call: Call): Answer {
  const collection = collectionOf(call);
  const body = JSON.parse(collection.remove(call.params.id ?? ''));
  collection.tidy();
  return { body };
}

/** JSON lines in, one result line out for each; what is wrong with a line concerns that line alone. */
export async function importMany(call: Call): Promise<Answer> {
  const collection = collectionOf(call);
  const action = actionOf(call.query);
  const size = Math.max(1, Number(call.query.get('batch_size') ?? defaultBatch) || defaultBatch);
  const lines = call.body.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) throw badRequest('The request body was empty. So, no records were imported.');
  await collection.writable();
  const results: string[] = [];
  for (let from = 0; from < lines.length; from += size) {
    const batch = lines.slice(from, from + size);
    collection.batch(() => {
      for (const line of batch) results.push(JSON.stringify(importLine(collection, line, action, call.query)));
    });
    await pause();
  }
  collection.tidy();
  return { body: results.join('\n'), type: plainText };
}

function importLine(collection: Collection, line: string, action: WriteAction, query: URLSearchParams): JsonObject {
  const input = parseJson(line);
  if (!isObject(input)) return refused(400, 'Bad JSON: not a properly formed document.', line);
  try {
    const { id } = collection.write(input, action, dirtyOf(query));
    return query.get('return_id') === 'true' ? { success: true, id: id ?? '' } : { success: true };
  } catch (failure) {
    if (failure instanceof Failure) return refused(failure.status, failure.message, line);
    throw failure;
  }
}

const refused = (code: number, error: string, document: string): JsonObject => ({
  code,
  document,
  error,
  success: false,
});

export function exportAll(call: Call): Answer {
  const collection = collectionOf(call);
  const { query } = call;
  const project = projection(names(query, 'include_fields'), names(query, 'exclude_fields'));
  const bodies = query.get('filter_by') ? matching(collection, query.get('filter_by') ?? '') : [...collection.bodies()];
  const lines = project ? bodies.map((body) => JSON.stringify(project(JSON.parse(body) as JsonObject))) : bodies;
  return { body: lines.join('\n'), type: plainText };
}

export async function removeMany(call: Call): Promise<Answer> {
  const collection = collectionOf(call);
  const filter = call.query.get('filter_by') ?? '';
  if (filter.trim() === '') throw badRequest('Parameter `filter_by` must be provided.');
  await collection.writable();
  const ids = matching(collection, filter).map((body) => String((JSON.parse(body) as JsonObject).id));
  collection.batch(() => {
    for (const id of ids) collection.remove(id);
  });
  collection.tidy();
  return { body: { num_deleted: ids.length } };
}

export async function updateMany(call: Call): Promise<Answer> {
  const collection = collectionOf(call);
  const filter = call.query.get('filter_by') ?? '';
  const change = jsonBody(call);
  if (filter.trim() === '') throw badRequest('Parameter `filter_by` must be provided.');
  if (!isObject(change)) throw badRequest('Document must be a JSON object.');
  await collection.writable();
  const ids = matching(collection, filter).map((body) => String((JSON.parse(body) as JsonObject).id));
  collection.batch(() => {
    for (const id of ids) collection.write({ ...change, id }, 'update', dirtyOf(call.query));
  });
  return { body: { num_updated: ids.length } };
}

/** The stored texts of documents that pass a filter. */
function matching(collection: Collection, filter: string): string[] {
  const { index, schema, read } = collection.source;
  const found = matchingRows(index, compileFilter(filter, { index, schema, lenient: false }) ?? null);
  return Array.from(found.rows.subarray(0, found.count), (row) => read(row));
}

const names = (query: URLSearchParams, name: string): string[] =>
  (query.get(name) ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
