import type { Index } from '../index.ts';
import { commaSeparated, isObject, type Json, type JsonObject } from '../json.ts';
import type { Shape } from '../schema/path.ts';
import { type Highlighted, type HighlightOptions, highlightText } from './highlight.ts';
import type { ShownList, ShownText, ShownValue } from './shown-text.ts';

type Marked = Highlighted | null;
type MarkedField = { name: string; quotedName: string; again: boolean; full: boolean; cached: Map<ShownText, Marked> };
/**
 * A hit's part for one field, as JSON text: in its object (newer; `rooted` when it is that object
 * itself) and in its list (older).
 */
type FieldTexts = { field: MarkedField; newer: string; rooted: boolean; older: string };

/** Marks the words of one search in its hits. `found`: word number → how many leading characters to mark. */
export class HitMarker {
  private readonly index: Index;
  private readonly fields: MarkedField[];
  private readonly options: HighlightOptions;
  private readonly found: ReadonlyMap<number, number>;

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
    this.fields = fields.map((name, at) => ({
      name,
      quotedName: JSON.stringify(name),
      again: fields.indexOf(name) < at,
      full: full.includes(name),
      cached: new Map<ShownText, Marked>(),
    }));
  }

  /**
   * The highlights of a hit with these values as members of its JSON text, in the order of the
   * fields; those in `full` with their whole marked text too. `older`: also as the list in which
   * they came before they were an object.
   */
  write(values: readonly ShownValue[], older: boolean): string {
    const texts: FieldTexts[] = [];
    for (let at = 0; at < values.length; at++) {
      const value = values[at];
      if (!value || !this.mayHold(value.tokens)) continue;
      const field = this.fields[at] as MarkedField;
      const written = 'text' in value ? this.ofText(field, value) : this.ofList(field, value);
      if (written) texts.push(written);
    }
    const highlight = `"highlight":${asObject(texts.filter(({ field }) => !field.again))}`;
    return older ? `${highlight},"highlights":[${commaSeparated(texts.map((one) => one.older))}]` : highlight;
  }

  /** Most values hold no found word: decided before anything is made of them. */
  private mayHold(tokens: readonly number[]): boolean {
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at] as number;
      if (token < 0 || this.found.has(token)) return true;
    }
    return false;
  }

  private ofText(field: MarkedField, text: ShownText): FieldTexts | null {
    const marked = this.mark(field, text);
    if (!marked) return null;
    const members = `{${marked.members}}`;
    return { field, newer: members, rooted: false, older: `{"field":${field.quotedName},${marked.members}}` };
  }

  private ofList(field: MarkedField, { items, shape }: ShownList): FieldTexts | null {
    const newer: string[] = [];
    let indices = '';
    let tokens = '';
    let snippets = '';
    let values = '';
    for (let at = 0; at < items.length; at++) {
      const text = items[at] as ShownText;
      const marked = this.mayHold(text.tokens) ? this.mark(field, text) : null;
      newer.push(marked ? `{${marked.members}}` : text.plain);
      if (!marked) continue;
      indices += `,${at}`;
      tokens += `,${marked.tokens}`;
      snippets += `,${marked.snippet}`;
      if (marked.value !== null) values += `,${marked.value}`;
    }
    if (indices === '') return null;
    const whole = values === '' ? '' : `,"values":[${values.slice(1)}]`;
    const older = `{"field":${field.quotedName},"indices":[${indices.slice(1)}],"matched_tokens":[${tokens.slice(1)}],"snippets":[${snippets.slice(1)}]${whole}}`;
    return {
      field,
      newer: shape === null ? `[${commaSeparated(newer)}]` : inShape(shape, newer),
      rooted: shape !== null,
      older,
    };
  }

  /** The vehicles of a page share many texts. */
  private mark({ cached, full }: MarkedField, text: ShownText): Marked {
    const before = cached.get(text);
    if (before !== undefined) return before;
    const lengths = this.lengthsOf(text);
    const marked = lengths && highlightText(text, lengths, this.options, full);
    cached.set(text, marked);
    return marked;
  }

  /** How many leading characters of each word to mark; null when no word was found. */
  private lengthsOf({ words, tokens }: ShownText): number[] | null {
    let any = false;
    const lengths = words.map(({ text }, at) => {
      const token = tokens[at] as number;
      const length = this.found.get(token < 0 ? this.index.text.vocabulary.find(text) : token) ?? 0;
      if (length > 0) any = true;
      return length;
    });
    return any ? lengths : null;
  }
}

/** The object form nests dotted names. */
function asObject(texts: readonly FieldTexts[]): string {
  if (!texts.some(({ field }) => field.name.includes('.')))
    return `{${commaSeparated(texts.map(({ field, newer }) => `${field.quotedName}:${newer}`))}}`;
  const nested = texts.reduce<Json>((whole, { field, newer, rooted }) => {
    const value = JSON.parse(newer) as Json;
    return merged(whole, rooted ? value : nestedUnder(field.name.split('.'), value));
  }, bare());
  return JSON.stringify(nested);
}

/** The texts in the places of their numbers. */
function inShape(shape: Shape, texts: readonly string[]): string {
  if (typeof shape === 'number') return texts[shape] as string;
  if (Array.isArray(shape)) return `[${commaSeparated(shape.map((inner) => inShape(inner, texts)))}]`;
  const members = Object.entries(shape).map(([key, inner]) => `${JSON.stringify(key)}:${inShape(inner, texts)}`);
  return `{${commaSeparated(members)}}`;
}

/** An object without inherited members: a visitor chooses the names of its own. */
const bare = () => Object.create(null) as JsonObject;

function nestedUnder(steps: readonly string[], value: Json): Json {
  return steps.reduceRight<Json>((inner, step) => {
    const outer = bare();
    outer[step] = inner;
    return outer;
  }, value);
}

/** Combines the fields of the same objects. */
function merged(one: Json | undefined, other: Json | undefined): Json {
  if (other === undefined) return one as Json;
  if (Array.isArray(one) && Array.isArray(other)) {
    const [longer, shorter] = one.length < other.length ? [other, one] : [one, other];
    return longer.map((item, at) => (at < shorter.length ? merged(one[at], other[at]) : item));
  }
  if (!isObject(one) || !isObject(other)) return other;
  const both = bare();
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
    both[key] = merged(ownOf(one, key), ownOf(other, key));
  return both;
}

const ownOf = (object: JsonObject, key: string) => (Object.hasOwn(object, key) ? object[key] : undefined);
