import { isRecord, type StoredDocument } from '../store/document.ts';
import type { DocumentSource } from './source.ts';

const words = new WeakMap<StoredDocument, readonly string[]>();
const WORD = /[\p{L}\p{N}]+/gu;

function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* texts(item);
  else if (isRecord(value)) for (const [key, inner] of Object.entries(value)) if (key !== '_rev') yield* texts(inner);
}

function tokens(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

function wordsOf(document: StoredDocument): readonly string[] {
  const cached = words.get(document);
  if (cached) return cached;
  const found = [...texts(document)].flatMap(tokens);
  words.set(document, found);
  return found;
}

interface Term {
  readonly words: readonly string[];
  readonly prefix: boolean;
  readonly negated: boolean;
}

/** Sanity's text::query syntax: words, `pre*`, `"an exact phrase"`, and `-` before any of them. */
function terms(query: string): Term[] {
  const found: Term[] = [];
  for (const match of query.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)) {
    const raw = match[2] ?? match[3] ?? '';
    const list = tokens(raw);
    if (list.length > 0) found.push({ words: list, prefix: raw.endsWith('*'), negated: match[1] === '-' });
  }
  return found;
}

function startsAt(all: readonly string[], start: number, term: Term): boolean {
  return term.words.every((word, offset) => {
    const candidate = all[start + offset];
    const last = offset === term.words.length - 1;
    return term.prefix && last ? candidate?.startsWith(word) : candidate === word;
  });
}

function contains(all: readonly string[], term: Term): boolean {
  return all.some((_, start) => startsAt(all, start, term));
}

/** Ids of the documents in which every wanted word, and no unwanted one, occurs in some text. */
export function textSearch(query: unknown, source: DocumentSource): string[] {
  if (typeof query !== 'string') return [];
  const wanted = terms(query);
  // The studio's lists search for a lone `*`: every document.
  if (wanted.length === 0 && query.trim() !== '*') return [];
  const matches = (document: StoredDocument) => {
    const all = wordsOf(document);
    return wanted.every((term) => contains(all, term) !== term.negated);
  };
  return source
    .all()
    .filter(matches)
    .map((document) => document._id);
}
