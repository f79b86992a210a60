import { quote } from './filter-expression.ts';

/**
 * What staff of a site want of its search. All of it goes into the questions of that site's own pages, inside the site's filter, and
 * nothing of it into the index, which all sites share: one site's wishes never reach another's results.
 */
export type Curation = {
  /** Words that a shopper may type, and the words of the stock that they stand for. */
  synonyms: readonly { words: string; means: string }[];
  /** Stock numbers that come first in the usual order, in this order, wherever they are among the results. */
  pinned: readonly string[];
  /** Stock numbers that no list shows; their own pages stay. */
  hidden: readonly string[];
  /** Cars that stand here for so many days come before the others in the usual order. */
  olderThanDays: number | null;
};

export const noCuration: Curation = { synonyms: [], pinned: [], hidden: [], olderThanDays: null };

export const most = { synonyms: 100, pinned: 20, hidden: 100 } as const;
export const stockNumberPattern = /^[\w./-]{1,40}$/;
const daySeconds = 86_400;

/** Several wishes as one, the earlier first; what cannot be a stock number or is too much is left out. */
export function oneCuration(wishes: readonly Partial<Curation>[]): Curation {
  const numbers = (lists: readonly (readonly string[])[], limit: number) =>
    [...new Set(lists.flat().map((number) => number.trim()))]
      .filter((number) => stockNumberPattern.test(number))
      .slice(0, limit);
  const days = wishes.flatMap(({ olderThanDays }) => (olderThanDays && olderThanDays >= 1 ? [olderThanDays] : []));
  return {
    synonyms: wishes
      .flatMap(({ synonyms = [] }) => synonyms)
      .filter(({ words, means }) => words.trim() !== '' && means.trim() !== '')
      .slice(0, most.synonyms),
    pinned: numbers(
      wishes.map(({ pinned = [] }) => pinned),
      most.pinned,
    ),
    hidden: numbers(
      wishes.map(({ hidden = [] }) => hidden),
      most.hidden,
    ),
    olderThanDays: days.length > 0 ? Math.min(...days) : null,
  };
}

/** The shopper's words with those that staff explained replaced; reading the result again changes nothing. */
export function withSynonyms(query: string, { synonyms }: Pick<Curation, 'synonyms'>): string {
  return synonyms.reduce((typed, { words, means }) => {
    if (phrase(means).test(typed)) return typed;
    return typed.replace(phrase(words), () => means.trim());
  }, query);
}

const phrase = (words: string): RegExp => {
  const parts = words
    .trim()
    .split(/\s+/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${parts.join(String.raw`\s+`)}(?![\p{L}\p{N}])`, 'iu');
};

/**
 * The usual order with what staff want before it, in Typesense's words: at most three keys. What fits the shopper's words best stays
 * before what has stood here long. `now` is epoch milliseconds; the day counts, so that an answer can be kept.
 */
export function curatedOrder(order: string, { pinned, olderThanDays }: Curation, now: number): string {
  const pins = pinned.map((number, at) => `(stocknum:=${quote(number)}):${pinned.length - at + 1}`);
  const old =
    olderThanDays === null ? [] : [`(created_at_timestamp:<${startOfDay(now) - olderThanDays * daySeconds}):1`];
  if (pins.length === 0 && old.length === 0) return order;
  const [first = '', ...rest] = order.split(',');
  if (!first.startsWith('_text_match'))
    return [`_eval([${[...pins, ...old].join(', ')}]):desc`, first, ...rest].slice(0, 3).join(',');
  const keys = [...(pins.length > 0 ? [`_eval([${pins.join(', ')}]):desc`] : []), first];
  return [...keys, ...(old.length > 0 ? [`_eval([${old.join(', ')}]):desc`] : []), ...rest].slice(0, 3).join(',');
}

const startOfDay = (now: number): number => Math.floor(now / 1000 / daySeconds) * daySeconds;

/** When an order that counts days changes by itself, epoch milliseconds; null for one that does not. */
export const curationUntil = ({ olderThanDays }: Curation, now: number): number | null =>
  olderThanDays === null ? null : (startOfDay(now) + daySeconds) * 1000;
