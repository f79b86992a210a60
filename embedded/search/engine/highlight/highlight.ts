import type { CharacterTable } from '../text/characters.ts';
import { type Word, wordsOf } from '../text/tokenise.ts';
import { markRange, type Tags } from './mark.ts';

export type HighlightOptions = Tags & {
  /** Words kept on each side of a match in a snippet. */
  affix: number;
  /** Texts of more words than this are cut to a snippet. */
  threshold: number;
};

export type Highlighted = { matched_tokens: string[]; snippet: string; value?: string };

/** How many leading characters of a word are highlighted; 0 for none. */
export type MarkLength = (word: Word) => number;

/** The marked snippet of a text, or null when no word of it is highlighted; `full`: with the whole marked text. */
export function highlightText(
  text: string,
  characters: CharacterTable,
  options: HighlightOptions,
  length: MarkLength,
  full: boolean,
): Highlighted | null {
  const words = wordsOf(text, characters);
  const matched = words.flatMap((word, at) => (length(word) > 0 ? [at] : []));
  if (matched.length === 0) return null;
  const tokens = matched.map((at) => {
    const word = words[at] as Word;
    const partly = word.end - word.start === word.text.length;
    return text.slice(word.start, partly ? Math.min(word.end, word.start + length(word)) : word.end);
  });
  const [from, to] =
    words.length <= options.threshold ? [0, text.length] : snippetRange(text, words, matched, options.affix);
  const snippet = markRange(text, words, from, to, options, length);
  const whole = full ? { value: markRange(text, words, 0, text.length, options, length) } : {};
  return { matched_tokens: [...new Set(tokens)], snippet, ...whole };
}

/** From `affix` words before the first match to `affix` words after the last one that still lies within reach. */
function snippetRange(
  text: string,
  words: readonly Word[],
  matched: readonly number[],
  affix: number,
): [number, number] {
  const first = matched[0] as number;
  const reach = first + affix * 2 + 1;
  const last = matched.findLast((at) => at <= reach) ?? first;
  const from = Math.max(0, first - affix);
  const to = Math.min(words.length - 1, last + affix);
  return [
    from === 0 ? 0 : (words[from] as Word).start,
    to === words.length - 1 ? text.length : (words[to] as Word).end,
  ];
}
