import type { Index } from '../index.ts';
import { completions, frequentBelow } from '../text/completions.ts';
import { similar } from '../text/similar.ts';
import type { QueryFields, TextOptions } from './text-options.ts';

/** A word of the collection that may match a word of the query. `cost` is 2 per typo, and 1 for a mere beginning. */
export type Candidate = { token: number; edits: number; cost: number; mask: number };

/** A word of the query with its candidates, cheapest first, then most frequent; `length` in characters, for highlighting. */
export type Expansion = { word: string; prefix: boolean; candidates: Candidate[] };

/** The candidates are tried in order until enough of them have hits; more than this are never looked at. */
const maxTried = 256;

/** The word itself and, for a prefix, its most frequent completions. */
export function expandExactly(
  index: Index,
  word: string,
  prefix: boolean,
  fields: QueryFields,
  options: TextOptions,
): Expansion {
  const { vocabulary } = index.text;
  const everyField = -1;
  const token = vocabulary.find(word);
  const candidates: Candidate[] = [];
  if (token >= 0 && index.text.frequency.at(token) > 0) candidates.push({ token, edits: 0, cost: 0, mask: everyField });
  if (prefix && fields.prefixMask !== 0) {
    for (const other of completions(vocabulary, word, tried(options), (one) => index.text.frequency.at(one))) {
      if (other !== token) candidates.push({ token: other, edits: 0, cost: 1, mask: fields.prefixMask });
    }
  }
  return { word, prefix, candidates };
}

/** As `expandExactly`, plus the words within the allowed typos. */
export function expandWithTypos(
  index: Index,
  word: string,
  prefix: boolean,
  fields: QueryFields,
  options: TextOptions,
): Expansion {
  const exact = expandExactly(index, word, prefix, fields, options);
  const limit = Math.min(fields.maxTypos, allowedEdits(word, options));
  if (limit === 0) return exact;
  const seen = new Set(exact.candidates.map((candidate) => candidate.token));
  const add = (token: number, edits: number, whole: boolean) => {
    if (seen.has(token)) return;
    seen.add(token);
    const mask = (fields.typoMasks[edits] ?? 0) & (whole ? -1 : fields.prefixMask);
    exact.candidates.push({ token, edits, cost: edits * 2 + (whole ? 0 : 1), mask });
  };
  eachSimilar(index, word, { prefix: prefix && fields.prefixMask !== 0, limit, max: tried(options) }, add);
  return exact;
}

function tried(options: TextOptions): number {
  return Math.max(maxTried, options.maxCandidates);
}

function allowedEdits(word: string, options: TextOptions): number {
  if (!options.numericTypos && /^\d+$/.test(word)) return 0;
  if (!options.alphanumericTypos && /\d/.test(word) && /\D/.test(word)) return 0;
  return word.length >= options.minLengthTwoTypos ? 2 : word.length >= options.minLengthOneTypo ? 1 : 0;
}

type Likeness = { prefix: boolean; limit: number; max: number };

/** Calls back with the words that are so close to one, fewest edits first: those of which the whole is, then those of which the beginning is (some of them again); most frequent first. */
function eachSimilar(
  { text: { vocabulary, frequency } }: Index,
  word: string,
  { prefix, limit, max }: Likeness,
  visit: (token: number, edits: number, whole: boolean) => void,
): void {
  const words: number[][] = Array.from({ length: limit + 1 }, () => []);
  const subtrees: number[][] = Array.from({ length: limit + 1 }, () => []);
  similar(vocabulary, word, limit, prefix, {
    word: (token, edits) => frequency.at(token) > 0 && words[edits]?.push(token),
    subtree: (node, edits) => subtrees[edits]?.push(node),
  });
  const often = (token: number) => frequency.at(token);
  words.forEach((tokens, edits) => {
    tokens.sort((one, other) => often(other) - often(one) || one - other);
    for (const token of tokens) visit(token, edits, true);
    for (const token of frequentBelow(vocabulary, subtrees[edits] ?? [], max, often)) visit(token, edits, false);
  });
}
