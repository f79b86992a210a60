import type { CharacterTable } from '../text/characters.ts';
import { type Word, wordsOf } from '../text/tokenise.ts';

export type Tags = { startTag: string; endTag: string };

/**
 * Wraps the beginning of each word for which `length` returns how many folded characters to mark (0
 * for none).
 */
export function markWords(
  text: string,
  characters: CharacterTable,
  tags: Tags,
  length: (word: Word) => number,
): string {
  const words = wordsOf(text, characters);
  return markRange(text, words, words.map(length), 0, text.length, tags);
}

/** As `markWords`, for the part of the text between two offsets; `lengths` by word. */
export function markRange(
  text: string,
  words: readonly Word[],
  lengths: readonly number[],
  from: number,
  to: number,
  { startTag, endTag }: Tags,
): string {
  let marked = '';
  let done = from;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const wanted = lengths[at] as number;
    if (wanted <= 0 || word.start < from || word.end > to) continue;
    const end = markEnd(word, wanted);
    marked += text.slice(done, word.start) + startTag + text.slice(word.start, end) + endTag;
    done = end;
  }
  return marked + text.slice(done, to);
}

/**
 * Where the mark ends. A partly marked word is cut by characters only where folding left their
 * number unchanged, else it is marked whole.
 */
export function markEnd({ text, start, end }: Word, wanted: number): number {
  return end - start === text.length ? start + Math.min(wanted, text.length) : end;
}
