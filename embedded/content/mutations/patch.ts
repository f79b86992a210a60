import { Mutation } from '@sanity/mutator';
import { badRequest, Problem } from '../problem.ts';
import { isRecord, type StoredDocument } from '../store/document.ts';
import { immutableAttribute } from './refusals.ts';

const OPERATIONS = ['set', 'setIfMissing', 'unset', 'inc', 'dec', 'insert', 'diffMatchPatch'] as const;
const PATH_MAPS: ReadonlySet<string> = new Set(['set', 'setIfMissing', 'inc', 'dec', 'diffMatchPatch']);
const PLACES = ['before', 'after', 'replace'] as const;
const IMMUTABLE = ['_id', '_type'] as const;

/** The paths that @sanity/mutator misreads, in forms that it reads: `a[]`, `[_key in [...]]` and single quotes. */
export function normalizePath(path: string): string {
  return path
    .replaceAll('[]', '[0:]')
    .replaceAll(/\[\s*([\w.]+)\s+in\s+\[([^[\]]*)\]\s*\]/g, (_, field: string, list: string) => {
      const terms = list.split(',').map((item) => `${field}==${item.trim().replaceAll("'", '"')}`);
      return `[${terms.join(',')}]`;
    })
    .replaceAll(/(==|!=)\s*'([^']*)'/g, '$1"$2"');
}

function normalizeMap(value: unknown, operation: string): Record<string, unknown> {
  if (!isRecord(value)) throw badRequest(`Patch operation "${operation}" must be an object`);
  return Object.fromEntries(Object.entries(value).map(([path, inner]) => [normalizePath(path), inner]));
}

function normalizeInsert(value: unknown): Record<string, unknown> {
  if (!isRecord(value) || !Array.isArray(value.items)) throw badRequest('Patch operation "insert" needs "items"');
  const place = PLACES.find((name) => typeof value[name] === 'string');
  if (!place) throw badRequest('Patch operation "insert" needs one of "before", "after" and "replace"');
  return { [place]: normalizePath(String(value[place])), items: value.items };
}

function normalizeOperation(operation: string, value: unknown): unknown {
  if (PATH_MAPS.has(operation)) return normalizeMap(value, operation);
  if (operation === 'insert') return normalizeInsert(value);
  if (!Array.isArray(value)) throw badRequest('Patch operation "unset" must be a list of paths');
  return value.map((path) => normalizePath(String(path)));
}

/** The one place of an insert into an array that does not exist yet: the array's path, when it ends in an index. */
function missingArrayPath(insert: Record<string, unknown>): string | undefined {
  const place = PLACES.find((name) => typeof insert[name] === 'string');
  return place ? /^(.+)\[(-?\d+|0:)\]$/.exec(String(insert[place]))?.[1] : undefined;
}

function valueAt(document: StoredDocument, path: string): unknown {
  let value: unknown = document;
  for (const part of path.split('.')) {
    if (!isRecord(value)) return undefined;
    value = value[part];
  }
  return value;
}

/** The hosted service makes the array when an insert names a place in one that is missing; the mutator would do nothing. */
function insertion(document: StoredDocument, insert: Record<string, unknown>): Record<string, unknown> {
  const path = missingArrayPath(insert);
  if (!path || path.includes('[') || valueAt(document, path) !== undefined) return { insert };
  return { set: { [path]: insert.items } };
}

function normalized(patch: Record<string, unknown>): Record<string, unknown> {
  const operations: Record<string, unknown> = {};
  for (const operation of OPERATIONS) {
    if (patch[operation] !== undefined) operations[operation] = normalizeOperation(operation, patch[operation]);
  }
  return operations;
}

function applyStep(document: StoredDocument, operations: Record<string, unknown>): StoredDocument {
  const next = new Mutation({ mutations: [{ patch: { id: document._id, ...operations } }] }).apply(document);
  if (!next) return document;
  const changed = IMMUTABLE.find((name) => next[name] !== document[name]);
  if (changed) throw immutableAttribute(changed);
  const { _id, _type, _rev, _createdAt, _updatedAt } = document;
  return { ...next, _id, _type, _rev, _createdAt, _updatedAt };
}

/**
 * Applies a patch with the engine that the Studio uses for its optimistic state, so that both end with the same document.
 * @throws Problem 400 for a path or value that cannot be applied, 409 for another id or type
 */
export function applyPatch(document: StoredDocument, patch: Record<string, unknown>): StoredDocument {
  const { insert, ...operations } = normalized(patch);
  try {
    const changed = applyStep(document, operations);
    return isRecord(insert) ? applyStep(changed, insertion(changed, insert)) : changed;
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw badRequest(`Patch cannot be applied: ${error instanceof Error ? error.message : error}`);
  }
}
