import { entriesOf } from '@/domain/vocabulary/typed-keys.ts';
import { plainLine } from '@/domain/vocabulary/written-number.ts';

/**
 * Phrases of plain words (`plainWords`) by what they mean, and phrases without a meaning for it.
 */
type WordTable<Meaning extends string> = {
  meanings: Readonly<Record<Meaning, readonly string[]>>;
  /** Words for doors, cabs and sizes, which change nothing. */
  beside: readonly string[];
};

const maxWords = 6;

/** Phrases out of a list with commas. */
export const phrases = (list: string): string[] => list.split(',').map((phrase) => phrase.trim());

/** Small letters and figures, one space between: "C/Chas" is "c chas", "Coupé" "coupe". */
export const plainWords = (text: string): string =>
  plainLine(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Makes a reader of a table: the meanings of a text, each once, or undefined when one of its words
 * is in no phrase of the table. Longer phrases go first, so that "sport utility" is no "utility".
 */
export function wordReader<Meaning extends string>({ meanings, beside }: WordTable<Meaning>) {
  const phrases = new Map<string, Meaning | null>(beside.map((phrase) => [phrase, null]));
  for (const [meaning, all] of entriesOf<Meaning, readonly string[]>(meanings)) {
    for (const phrase of all) phrases.set(phrase, meaning);
  }
  return (text: string): Meaning[] | undefined => {
    const words = plainWords(text).split(' ');
    const found = new Set<Meaning>();
    for (let at = 0; at < words.length; ) {
      const length = longPhraseAt(words, at, phrases);
      if (length === 0) return undefined;
      const meaning = phrases.get(words.slice(at, at + length).join(' '));
      if (meaning) found.add(meaning);
      at += length;
    }
    return [...found];
  };
}

/** How many words from `at` on are one phrase; a figure alone ("4", "5d", "10sp") always is one. */
function longPhraseAt(words: readonly string[], at: number, phrases: ReadonlyMap<string, unknown>): number {
  for (let length = Math.min(maxWords, words.length - at); length > 0; length--) {
    if (phrases.has(words.slice(at, at + length).join(' '))) return length;
  }
  return /^\d{1,2}(?:d|dr|door|doors|s|st|seat|seats|seater|sp|spd|speed|cyl)?$/.test(words[at] ?? '') ? 1 : 0;
}

/** The one meaning of a text; undefined when it has none, several, or words that are not in the table. */
export function oneMeaning<Meaning>(found: readonly Meaning[] | undefined): Meaning | undefined {
  return found?.length === 1 ? found[0] : undefined;
}
