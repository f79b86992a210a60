import { TextColumn } from '../columns/text-column.ts';
import type { Index } from '../index.ts';
import type { Json, JsonObject } from '../json.ts';
import { type Highlighted, type HighlightOptions, highlightText } from './highlight.ts';

/** The two forms in which a hit shows its highlights: the list (older) and the object (newer). */
export type HitHighlights = { highlight: JsonObject; highlights: JsonObject[] };

type Marked = Highlighted | null;
type MarkedField = { name: string; column: TextColumn | null; full: boolean; known: Map<string, Marked> };

/** Marks the words of one search in its hits. `found`: word number → how many leading characters to mark. */
export class HitMarker {
  private readonly index: Index;
  private readonly fields: MarkedField[];
  private readonly options: HighlightOptions;
  private readonly found: ReadonlyMap<number, number>;
  private readonly lengths = new Map<string, number>();

  constructor(
    index: Index,
    fields: readonly string[],
    options: HighlightOptions,
    found: ReadonlyMap<number, number>,
    full: readonly string[],
  ) {
    this.index = index;
    this.options = options;
    this.found = found;
    this.fields = fields.map((name) => {
      const column = index.columns.byName.get(name)?.column;
      const text = column instanceof TextColumn ? column : null;
      return { name, column: text, full: full.includes(name), known: new Map<string, Marked>() };
    });
  }

  /** The highlights of a row with these values, in the order of the fields; those in `full` with their whole marked text too. */
  highlight(row: number, values: readonly (Json | undefined)[]): HitHighlights {
    const into: HitHighlights = { highlight: bare(), highlights: [] };
    this.fields.forEach((field, at) => {
      if (field.column && !this.holds(field.column, row)) return;
      const value = values[at];
      if (typeof value === 'string') addText(into, field.name, this.mark(field, value));
      else if (Array.isArray(value)) addList(into, field.name, value, (text) => this.mark(field, text));
    });
    return into;
  }

  /** Whether the row has a found word in the field at all: mostly it has not, and its texts need not be read. */
  private holds(column: TextColumn, row: number): boolean {
    const { words } = column;
    const last = column.entryEnd(row);
    for (let entry = column.entryStart(row); entry < last; entry++) {
      const sequence = column.sequence(entry);
      const end = column.sequenceEnd(sequence);
      for (let at = column.sequenceStart(sequence); at < end; at++)
        if (this.found.has(words[at] as number)) return true;
    }
    return false;
  }

  /** The vehicles of a page share many texts. */
  private mark({ known, full }: MarkedField, text: string): Marked {
    const before = known.get(text);
    if (before !== undefined) return before;
    const marked = highlightText(text, this.index.characters, this.options, (word) => this.lengthOf(word.text), full);
    known.set(text, marked);
    return marked;
  }

  private lengthOf(word: string): number {
    const before = this.lengths.get(word);
    if (before !== undefined) return before;
    const token = this.index.text.vocabulary.find(word);
    const length = token < 0 ? 0 : (this.found.get(token) ?? 0);
    this.lengths.set(word, length);
    return length;
  }
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
