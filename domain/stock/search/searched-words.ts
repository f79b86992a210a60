/**
 * The text for the index. Where it is the name of a model no word may be left out
 * (`drop_tokens_threshold`) or split in two.
 */
type SearchedWords = { q: string; drop_tokens_threshold?: 0; split_join_tokens?: 'off' };

/**
 * Names of models in two plain words, of which either may be in other vehicles: "Land" is one typo
 * from "Lane Assist".
 */
const namesOfTwoWords: ReadonlySet<string> = new Set([
  'cooper clubman',
  'corolla cross',
  'discovery sport',
  'eclipse cross',
  'grand cherokee',
  'grand vitara',
  'grand starex',
  'land cruiser',
  'land rover',
  'range rover',
  'santa cruz',
  'yaris cross',
]);

/**
 * The text of a search in the index's terms. The name of a model in several parts ("cx-5", "ioniq 5",
 * "c class") becomes one phrase, which is found whole or not at all: every vehicle with 5 seats would
 * be an IONIQ 5. Where a word is a figure or as short as one, none is left out for the same reason.
 */
export function searchedWords(words: string): SearchedWords {
  const all = words.split(/\s+/).filter(Boolean);
  const mayDrop = all.every((word) => word.split(/[-/]/).every((part) => part.length > 2 && !/\d/.test(part)));
  const maySplit = !all.some((word) => /^\p{L}+\d+$/u.test(word));
  return {
    q: words.includes('"') ? words : inPhrases(all).join(' '),
    ...(!mayDrop && { drop_tokens_threshold: 0 }),
    ...(!maySplit && { split_join_tokens: 'off' }),
  };
}

function inPhrases(words: readonly string[]): string[] {
  const phrases: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = words.slice(at, at + 2);
    const isPair = isNameOfTwo(word, next, at === 0) && !isUnit(words[at + 2] ?? '');
    const isName = isPair || isHyphenated(word);
    phrases.push(isName ? `"${isPair ? `${word} ${next}` : word}"` : word);
    if (isPair) at += 1;
  }
  return phrases;
}

/** "ioniq 5", "model y", "land cruiser"; "c class" only where it comes first, since "c" may end the name before it. */
function isNameOfTwo(word: string, next: string, isFirst: boolean): boolean {
  if (next === '' || !/^\p{L}/u.test(word)) return false;
  if (namesOfTwoWords.has(`${word} ${next}`.toLowerCase())) return true;
  return /^\d{1,3}$/.test(next) || isLetter(next) || (isFirst && isLetter(word));
}

/** A letter that is no word of its own, as "a" and "I" are. */
const isLetter = (word: string): boolean => /^[b-hj-z]$/i.test(word);

/** What a figure before it counts: "polo 5 door". */
const isUnit = (word: string): boolean => /^(?:seat|door|wheel|cyl|speed|lit)/i.test(word);

/** "cx-5", "c-class", "land-cruiser"; "tow-bar" is two words. */
function isHyphenated(word: string): boolean {
  const parts = word.split('-');
  if (parts.length < 2 || !/^\p{L}/u.test(word) || !parts.every((part) => /^[\p{L}\p{N}]+$/u.test(part))) return false;
  return parts.some((part) => part.length < 3 || /\d/.test(part)) || namesOfTwoWords.has(parts.join(' ').toLowerCase());
}
