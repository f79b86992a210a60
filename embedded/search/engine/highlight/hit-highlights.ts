import type { Json, JsonObject } from '../json.ts';
import { valueAt } from '../schema/path.ts';
import type { CharacterTable } from '../text/characters.ts';
import { type Highlighted, type HighlightOptions, highlightText, type MarkLength } from './highlight.ts';

/** The two forms in which a hit shows its highlights: the list (older) and the object (newer). */
export type HitHighlights = { highlight: JsonObject; highlights: JsonObject[] };

/** Highlights of the given fields of a document, in that order; those in `full` with their whole marked text too. */
export function highlightHit(
  document: JsonObject,
  fields: readonly string[],
  characters: CharacterTable,
  options: HighlightOptions,
  length: MarkLength,
  full: readonly string[],
): HitHighlights {
  const found: HitHighlights = { highlight: bare(), highlights: [] };
  for (const field of fields) {
    const value = valueAt(document, field);
    const mark = (text: string) => highlightText(text, characters, { ...options, full: full.includes(field) }, length);
    if (typeof value === 'string') addText(found, field, mark(value));
    else if (Array.isArray(value)) addList(found, field, value, mark);
  }
  return found;
}

function addText(found: HitHighlights, field: string, one: Highlighted | null): void {
  if (!one) return;
  found.highlights.push({ field, ...one });
  put(found.highlight, field, { ...one });
}

function addList(
  found: HitHighlights,
  field: string,
  values: readonly Json[],
  mark: (text: string) => Highlighted | null,
): void {
  const marked = values.map((value) => (typeof value === 'string' ? mark(value) : null));
  const hits = marked.flatMap((one, index) => (one ? [{ ...one, index }] : []));
  if (hits.length === 0) return;
  found.highlights.push({
    field,
    indices: hits.map((hit) => hit.index),
    matched_tokens: hits.map((hit) => hit.matched_tokens),
    snippets: hits.map((hit) => hit.snippet),
    ...(hits.some((hit) => hit.value) ? { values: hits.map((hit) => hit.value ?? '') } : {}),
  });
  put(
    found.highlight,
    field,
    values.map((value, at) => (marked[at] ? { ...marked[at] } : { matched_tokens: [], snippet: String(value) })),
  );
}

/** An object without inherited members: a visitor chooses the names of its own. */
const bare = () => Object.create(null) as JsonObject;

/** The object form nests dotted names. */
function put(target: JsonObject, path: string, value: Json): void {
  const steps = path.split('.');
  const last = steps.pop() as string;
  let inner = target;
  for (const step of steps) {
    inner[step] ??= bare();
    inner = inner[step] as JsonObject;
  }
  inner[last] = value;
}
