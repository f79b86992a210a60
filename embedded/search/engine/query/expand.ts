import type { Index } from '../index.ts';
import { completions, frequentBelow } from '../text/completions.ts';
import { similar } from '../text/similar.ts';
import type { QueryFields, TextOptions } from './text-options.ts';

/** A word of the collection that may stand for a word of the query. `cost` is 2 per typo, and 1 for a mere beginning. */
export type Candidate = { token: number; edits: number; cost: number; mask: number };

/** A word of the query with its candidates, cheapest first, then most frequent; `length` in characters, for highlighting. */
export type Expansion = { word: string; prefix: boolean; candidates: Candidate[] };

/** The candidates are tried in order until enough of them have hits; more than this are never looked at. */
const mostTried = 256;

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
  const limit = Math.min(fields.mostTypos, allowedEdits(word, options));
  if (limit === 0) return exact;
  const known = new Set(exact.candidates.map((candidate) => candidate.token));
  const byEdits = collectSimilar(index, word, prefix && fields.prefixMask !== 0, limit, tried(options));
  byEdits.forEach((found, edits) => {
    for (const [token, whole] of found) {
      if (known.has(token)) continue;
      known.add(token);
      const mask = fields.typoMask(edits) & (whole ? -1 : fields.prefixMask);
      exact.candidates.push({ token, edits, cost: edits * 2 + (whole ? 0 : 1), mask });
    }
  });
  return exact;
}

function tried(options: TextOptions): number {
  return Math.max(mostTried, options.maxCandidates);
}

function allowedEdits(word: string, options: TextOptions): number {
  if (!options.numericTypos && /^\d+$/.test(word)) return 0;
  if (!options.alphanumericTypos && /\d/.test(word) && /\D/.test(word)) return 0;
  return word.length >= options.minLengthTwoTypos ? 2 : word.length >= options.minLengthOneTypo ? 1 : 0;
}

/** For each number of edits: token → whether the whole word (not only its beginning) is that close; most frequent first. */
function collectSimilar(
  index: Index,
  word: string,
  prefix: boolean,
  limit: number,
  most: number,
): Map<number, boolean>[] {
  const { vocabulary, frequency } = index.text;
  const words: number[][] = Array.from({ length: limit + 1 }, () => []);
  const subtrees: number[][] = Array.from({ length: limit + 1 }, () => []);
  similar(vocabulary, word, limit, prefix, {
    word: (token, edits) => frequency.at(token) > 0 && words[edits]?.push(token),
    subtree: (node, edits) => subtrees[edits]?.push(node),
  });
  return words.map((tokens, edits) => {
    const sorted = tokens.sort((one, other) => frequency.at(other) - frequency.at(one) || one - other);
    const below = frequentBelow(vocabulary, subtrees[edits] ?? [], most, (token) => frequency.at(token));
    return new Map([
      ...sorted.map((token) => [token, true] as const),
      ...below.filter((token) => !sorted.includes(token)).map((token) => [token, false] as const),
    ]);
  });
}
