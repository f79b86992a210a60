import { isObject, type Json, type JsonObject } from '../json.ts';

/** Keeps the included fields (all without any) and leaves out the excluded ones. Names may be dotted or end in `*`. */
export function projection(
  include: readonly string[],
  exclude: readonly string[],
): ((document: JsonObject) => JsonObject) | null {
  if (include.length === 0 && exclude.length === 0) return null;
  if (exclude.length === 0 && include.every((name) => /^\w+$/.test(name))) return picking(new Set(include));
  const included = include.map(pattern);
  const excluded = exclude.map(pattern);
  return (document) => {
    const projected = included.length === 0 ? document : prune(document, '', (path) => inclusionOf(included, path));
    return excluded.length === 0
      ? projected
      : prune(projected, '', (path) => (excluded.some((one) => one.covers(path)) ? 'drop' : 'inside'));
  };
}

/** As `projection` reads the names, so that a snippet never shows what the document leaves out. */
export const isExcluded = (field: string, excluded: readonly string[]): boolean =>
  excluded.some((name) => pattern(name).covers(field));

/** Whole fields by plain names, as pages of results request them. */
function picking(names: ReadonlySet<string>): (document: JsonObject) => JsonObject {
  return (document) => {
    const included: JsonObject = {};
    for (const name in document) if (names.has(name)) included[name] = document[name] as Json;
    return included;
  };
}

type Pattern = { covers(path: string): boolean; leadsTo(path: string): boolean };

function pattern(name: string): Pattern {
  if (name.endsWith('*')) {
    const start = name.slice(0, -1);
    return { covers: (path) => path.startsWith(start), leadsTo: (path) => start.startsWith(`${path}.`) };
  }
  return {
    covers: (path) => path === name || path.startsWith(`${name}.`),
    leadsTo: (path) => name.startsWith(`${path}.`),
  };
}

function inclusionOf(included: readonly Pattern[], path: string): 'keep' | 'drop' | 'inside' {
  if (included.some((one) => one.covers(path))) return 'keep';
  return included.some((one) => one.leadsTo(path)) ? 'inside' : 'drop';
}

function prune(object: JsonObject, prefix: string, state: (path: string) => 'keep' | 'drop' | 'inside'): JsonObject {
  const included: JsonObject = {};
  for (const [key, value] of Object.entries(object)) {
    const path = prefix ? `${prefix}.${key}` : key;
    const wish = state(path);
    if (wish === 'drop') continue;
    included[key] = wish === 'keep' ? value : pruneValue(value, path, state);
  }
  return included;
}

function pruneValue(value: Json, path: string, state: (path: string) => 'keep' | 'drop' | 'inside'): Json {
  if (Array.isArray(value)) return value.map((item) => pruneValue(item, path, state));
  return isObject(value) ? prune(value, path, state) : value;
}
