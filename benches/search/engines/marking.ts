import type { searched } from '../questions/question.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';
import { edits } from './edits.ts';
import type { Marks } from './engine.ts';

const wordPattern = /[\p{L}\p{N}]+/gu;

/** The searched fields in which words were found, those words marked: what a results page shows, as an application would make it. */
export function marksOf(
  vehicle: Vehicle,
  fields: readonly (typeof searched)[number][],
  isFound: (word: string) => boolean,
): Marks {
  const marks: Marks = {};
  for (const field of fields) {
    const value = vehicle[field];
    const marked = Array.isArray(value) ? value.map((one) => markedText(one, isFound)) : markedText(value, isFound);
    if (String(marked) !== String(value)) marks[field] = marked;
  }
  return marks;
}

function markedText(text: string, isFound: (word: string) => boolean): string {
  return text.replace(wordPattern, (word) => (isFound(word.toLowerCase()) ? `<mark>${word}</mark>` : word));
}

/**
 * For engines that do not report which words they found: those that begin with or, within the
 * typos, resemble a word of the query.
 */
export function resembling(query: string): (word: string) => boolean {
  const requested = query.toLowerCase().match(wordPattern) ?? [];
  const cached = new Map<string, boolean>();
  return (word) => {
    const found = cached.get(word) ?? requested.some((one) => word.startsWith(one) || isNear(one, word));
    cached.set(word, found);
    return found;
  };
}

function isNear(requested: string, word: string): boolean {
  const limit = allowedTypos(requested);
  return Math.abs(requested.length - word.length) <= limit && edits(requested, word) <= limit;
}

/** As Typesense allows them. */
export const allowedTypos = (term: string): number => (term.length >= 7 ? 2 : term.length >= 4 ? 1 : 0);
