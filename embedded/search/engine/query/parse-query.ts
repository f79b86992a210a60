import type { CharacterTable } from '../text/characters.ts';
import { tokenise } from '../text/tokenise.ts';

/** A `q` taken apart. `wildcard`: everything matches (before exclusions). */
export type Query = { wildcard: boolean; words: string[]; phrases: string[][]; excluded: string[][] };

/** A query has no more words than this, in the search and for rules. */
export const maxWords = 24;
const maxPhrases = 12;

/** Whether a `q` requests everything: `*`, or nothing at all. */
export const isWildcard = (q: string) => ['', '*'].includes(q.trim());

/**
 * Reads `q`: words, "phrases", -excluded, -"excluded phrases", or a wildcard. A phrase, of one word
 * too, matches without typos and beginnings. Words beyond the 24th are left out, and phrases beyond
 * the 12th.
 */
export function parseQuery(q: string, characters: CharacterTable): Query {
  const query: Query = { wildcard: false, words: [], phrases: [], excluded: [] };
  if (isWildcard(q)) return { ...query, wildcard: true };
  for (const [, minus, phrase, word] of tokensOf(q)) {
    const words = tokenise(phrase ?? word ?? '', characters);
    if (words.length === 0) continue;
    if (minus) query.excluded.push(words);
    else if (phrase !== undefined) query.phrases.push(words);
    else query.words.push(...words);
  }
  query.words.length = Math.min(query.words.length, maxWords);
  query.phrases.length = Math.min(query.phrases.length, maxPhrases);
  query.excluded.length = Math.min(query.excluded.length, maxWords);
  query.wildcard = query.words.length === 0 && query.phrases.length === 0 && query.excluded.length > 0;
  return query;
}

/** Matches: [whole, minus, phrase, word]. */
export function tokensOf(q: string): Iterable<RegExpMatchArray> {
  return q.matchAll(/(?<=^|\s)(-(?=\S))?(?:"([^"]*)"|(\S+))/g);
}
