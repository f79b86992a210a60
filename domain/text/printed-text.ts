import { latinText } from './latin-text.ts';

/** Blocks of letters in the wide face of papers (`npm run fonts`): Latin with every mark, Greek, Cyrillic, and their punctuation. */
export const wideBlocks: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b9, 0x2bf],
  [0x300, 0x36f],
  [0x370, 0x3e1],
  [0x3f0, 0x3ff],
  [0x400, 0x4ff],
  [0x1e00, 0x1fff],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20a0, 0x20bf],
];

const hasWide = (character: string): boolean => {
  const point = character.codePointAt(0) ?? 0;
  return !/\p{Cn}/u.test(character) && wideBlocks.some(([from, to]) => point >= from && point <= to);
};

const spaced = (text: string): string => text.normalize('NFC').replaceAll(/[\u00a0\u2007\u202f\s]+/g, ' ');
/** A letter, digit or mark above or below one that the usual face writes as another, or not at all. */
const needsWide = (character: string): boolean =>
  /[\p{L}\p{N}\p{M}]/u.test(character) && latinText(character) !== character;

/** Replaces letters that no face has, so that a reader sees that something is missing. */
const notPrintable = '[not printable]';

const isLost = (character: string): boolean =>
  /[\p{L}\p{N}]/u.test(character) && !hasWide(character) && latinText(character) === '';

/** A text as papers print it; `wide` where the usual face would change a letter of it. Signs that no face has go, letters leave a note. */
export function printedText(text: string): { text: string; wide: boolean } {
  const characters = Array.from(spaced(text));
  const wide = characters.some((character) => needsWide(character) && hasWide(character));
  const write = (character: string) => (wide && hasWide(character) ? character : latinText(character));
  const written = characters.map((character) => (isLost(character) ? '\u0000' : write(character))).join('');
  return { text: written.replaceAll(/\0[\0 ]*\0|\0/g, notPrintable), wide };
}

/** Whether no letter and no digit of a text goes. */
export const isPrintedText = (text: string): boolean => !Array.from(spaced(text)).some(isLost);
