import { NumberColumn } from '../columns/number-column.ts';
import type { TextColumn } from '../columns/text-column.ts';
import { badRequest } from '../failure.ts';
import { markWords } from '../highlight/mark.ts';
import type { Index } from '../index.ts';
import { completions } from '../text/completions.ts';
import { similar } from '../text/similar.ts';
import { tokenise } from '../text/tokenise.ts';
import { Counts } from './counts.ts';

/** A search among the values of one facet. */
export type FacetQuery = { field: string; text: string; tokens: Set<number>[]; highlight(value: string): string };

type FacetQueryOptions = { typos: number; startTag: string; endTag: string };

/** Reads `facet_query` ("make: toy"): each word must begin or, within the typos, resemble a word of the value. */
export function parseFacetQuery(text: string, index: Index, options: FacetQueryOptions): FacetQuery | null {
  if (text.trim() === '') return null;
  const colon = text.indexOf(':');
  if (colon <= 0) throw badRequest('Facet query must be in the `facet_field: value` format.');
  const words = tokenise(text.slice(colon + 1), index.characters);
  const tokens = words.map((word) => tokensLike(index, word, options.typos));
  const lengths = new Map<number, number>();
  tokens.forEach((set, at) => {
    for (const token of set) lengths.set(token, (words[at] as string).length);
  });
  const highlight = (value: string) =>
    markWords(value, index.characters, options, (word) => {
      const length = lengths.get(index.text.vocabulary.find(word.text));
      return length === undefined ? 0 : Math.min(length, word.text.length);
    });
  return { field: text.slice(0, colon).trim(), text: text.slice(colon + 1).trim(), tokens, highlight };
}

function tokensLike(index: Index, word: string, typos: number): Set<number> {
  const { vocabulary, frequency } = index.text;
  const found = new Set(completions(vocabulary, word, 10_000, (token) => frequency.at(token)));
  const edits = Math.min(typos, word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0);
  if (found.size === 0 && edits > 0)
    similar(vocabulary, word, edits, false, { word: (token) => found.add(token), subtree: () => {} });
  return found;
}

/**
 * The values that match the query; without words in it, all. A number matches by the digits that it
 * begins with.
 */
export function valuesLike(
  column: TextColumn | NumberColumn,
  { codes, counts, length }: Counts,
  query: FacetQuery,
): Counts {
  const retained = new Counts().start(length);
  for (let at = 0; at < length; at++) {
    const code = codes[at] as number;
    const fits =
      column instanceof NumberColumn
        ? String(column.values[code]).startsWith(query.text)
        : query.tokens.every((set) => holds(column, code, set));
    if (fits) retained.add(code, counts[at] as number);
  }
  return retained;
}

function holds(column: TextColumn, sequence: number, tokens: Set<number>): boolean {
  for (let at = column.sequenceStart(sequence); at < column.sequenceEnd(sequence); at++) {
    if (tokens.has(column.words[at] as number)) return true;
  }
  return false;
}
