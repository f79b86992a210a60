import { isObject, type Json, type JsonObject } from '../json.ts';

/**
 * The value at a dotted path. A document's own key with dots in its name wins; inside lists of
 * objects the path goes through every element and returns a flat list. Undefined when nothing is
 * there.
 */
export function valueAt(document: JsonObject, path: string): Json | undefined {
  if (Object.hasOwn(document, path)) return document[path];
  if (!path.includes('.')) return undefined;
  return walk(document, path.split('.'));
}

function walk(value: Json | undefined, steps: readonly string[]): Json | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (Array.isArray(value)) {
    const found = value.map((item) => walk(item, steps)).filter((item) => item !== undefined);
    return found.length ? (found.flat() as Json[]) : undefined;
  }
  return isObject(value) && Object.hasOwn(value, step) ? walk(value[step], rest) : undefined;
}

/** Where the items of a flat list lie in a document: their numbers in the place of their values. */
export type Shape = number | Shape[] | { [key: string]: Shape };

/**
 * How the flat list that `valueAt` returns lies in the document; null when no list of objects is on
 * the way.
 */
export function shapeAt(document: JsonObject, path: string): Shape | null {
  if (!path.includes('.') || Object.hasOwn(document, path)) return null;
  const seen = { items: 0, lists: 0 };
  const shape = shapeOf(document, path.split('.'), seen);
  return shape !== undefined && seen.lists > 0 ? shape : null;
}

function shapeOf(
  value: Json | undefined,
  [step, ...rest]: readonly string[],
  seen: { items: number; lists: number },
): Shape | undefined {
  if (step === undefined) return Array.isArray(value) ? value.map(() => seen.items++) : seen.items++;
  if (Array.isArray(value)) {
    seen.lists++;
    return value.map((item) => shapeOf(item, [step, ...rest], seen) ?? {});
  }
  const inner = isObject(value) && Object.hasOwn(value, step) ? shapeOf(value[step], rest, seen) : undefined;
  return inner === undefined ? undefined : { [step]: inner };
}

/** A path of the leaves of a nested object with a sample of its value; `list` when a list of objects lies on the way. */
export type Leaf = { path: string; value: Json; list: boolean };

export function leaves(value: JsonObject, prefix: string, list = false): Leaf[] {
  return Object.entries(value).flatMap(([key, child]) => {
    const path = `${prefix}.${key}`;
    if (isObject(child)) return leaves(child, path, list);
    if (Array.isArray(child) && child.some(isObject))
      return child.filter(isObject).flatMap((item) => leaves(item, path, true));
    return [{ path, value: child, list }];
  });
}

/** Writes a value at a top-level key or nested path; used when a coerced value replaces what came. Lists of objects stay as they came. */
export function replaceAt(document: JsonObject, path: string, value: Json | undefined): void {
  if (Object.hasOwn(document, path) || !path.includes('.')) {
    if (value === undefined) delete document[path];
    else document[path] = value;
    return;
  }
  const steps = path.split('.');
  const last = steps.pop() as string;
  let target: Json | undefined = document;
  for (const step of steps) target = isObject(target) && Object.hasOwn(target, step) ? target[step] : undefined;
  if (!isObject(target)) return;
  if (value === undefined) delete target[last];
  else target[last] = value;
}
