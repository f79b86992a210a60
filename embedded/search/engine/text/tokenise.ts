import type { CharacterTable } from './characters.ts';

/** A word of a text: its folded form and where it is in the original, `end` exclusive, in UTF-16 units. */
export type Word = { text: string; start: number; end: number };

const maxWordLength = 100;

/** Splits a text into folded words. Words longer than 100 characters are cut there, as no one types them. */
export function tokenise(text: string, table: CharacterTable): string[] {
  const words: string[] = [];
  scan(text, table, (word) => words.push(word));
  return words;
}

/** As `tokenise`, with positions for highlighting. */
export function wordsOf(text: string, table: CharacterTable): Word[] {
  const words: Word[] = [];
  scan(text, table, (word, start, end) => words.push({ text: word, start, end }));
  return words;
}

function scan(text: string, table: CharacterTable, emit: (word: string, start: number, end: number) => void): void {
  let word = '';
  let start = 0;
  let end = 0;
  let copyFrom = -1;
  const flush = () => {
    if (word) emit(word.length > maxWordLength ? word.slice(0, maxWordLength) : word, start, end);
    word = '';
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const folded = table.asciiClass(code);
    if (folded === code && folded > 1) {
      if (copyFrom < 0) copyFrom = at;
      if (!word && copyFrom === at) start = at;
      continue;
    }
    if (copyFrom >= 0) {
      word += text.slice(copyFrom, at);
      end = at;
      copyFrom = -1;
    }
    if (folded === 0) flush();
    else if (folded > 1) {
      if (!word) start = at;
      word += String.fromCharCode(folded);
      end = at + 1;
    } else if (folded < 0) {
      const char = String.fromCodePoint(text.codePointAt(at) ?? code);
      const plain = table.fold(char);
      if (plain === ' ') flush();
      else if (plain) {
        if (!word) start = at;
        word += plain;
        end = at + char.length;
      }
      at += char.length - 1;
    }
  }
  if (copyFrom >= 0) {
    word += text.slice(copyFrom);
    end = text.length;
  }
  flush();
}
