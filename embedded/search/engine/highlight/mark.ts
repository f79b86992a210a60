import type { CharacterTable } from '../text/characters.ts';
import { type Word, wordsOf } from '../text/tokenise.ts';

export type Tags = { startTag: string; endTag: string };

/** Wraps the beginning of each word for which `length` answers how many folded characters to mark (0 for none). */
export function markWords(
  text: string,
  characters: CharacterTable,
  tags: Tags,
  length: (word: Word) => number,
): string {
  return markRange(text, wordsOf(text, characters), 0, text.length, tags, length);
}

/** As `markWords`, for the part of the text between two offsets. */
export function markRange(
  text: string,
  words: readonly Word[],
  from: number,
  to: number,
  { startTag, endTag }: Tags,
  length: (word: Word) => number,
): string {
  let marked = '';
  let done = from;
  for (const word of words) {
    if (word.start < from || word.end > to) continue;
    const wanted = length(word);
    if (wanted <= 0) continue;
    // A partly marked word is cut by characters only where folding kept their number, else it is marked whole.
    const end = word.end - word.start === word.text.length ? word.start + Math.min(wanted, word.text.length) : word.end;
    marked += text.slice(done, word.start) + startTag + text.slice(word.start, end) + endTag;
    done = end;
  }
  return marked + text.slice(done, to);
}
