/**
 * The result of a text search on a results page: only that, and nothing that identifies the
 * shopper.
 */
export type SearchedWords = {
  phrase: string;
  /** Whether this text alone, without a filter beside it, found nothing. */
  foundNothing: boolean;
};

/** Longer text is not a search for a car. */
const maxTypedLength = 400;
const maxPhraseLength = 60;
const maxWordLength = 24;
const maxWords = 8;

/** Telephone numbers, cards and the like, however their digits are grouped. */
const longNumber = /\+?\d(?:[\s().-]*\d){6,}/g;
/** VINs and other marks of one thing. */
const mark = /(?=\S*\d)(?=\S*\p{L})[\p{L}\d]{11,}/u;
const notPlain = /[<>{}[\]\\|=;`~^]|:\/\/|www\./;

/**
 * A shopper's text as it may be counted: in small letters, single spaces, without mail addresses,
 * telephone numbers and marks of one car. Null if it is not a search phrase: markup, addresses of
 * pages, a long text, no letter or digit at all.
 */
export function searchPhrase(typed: string): string | null {
  if (typed.length > maxTypedLength) return null;
  const text = typed.normalize('NFKC').toLowerCase();
  if (notPlain.test(text)) return null;
  const words = text
    .replace(/\S*@\S*/g, ' ')
    .replaceAll(longNumber, ' ')
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => !mark.test(word));
  if (words.length > maxWords || words.some((word) => word.length > maxWordLength)) return null;
  const phrase = words.join(' ');
  return phrase.length <= maxPhraseLength && (phrase.match(/[\p{L}\d]/gu)?.length ?? 0) >= 2 ? phrase : null;
}
