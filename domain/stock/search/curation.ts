import { oneOf } from './filter-expression.ts';

/**
 * What staff of a site want of its search. All of it goes into the queries of that site's own
 * pages, inside the site's filter, and nothing of it into the index, which all sites share: one
 * site's wishes never reach another's results.
 */
export type Curation = {
  /** Words that a shopper may type, and the words of the stock that they stand for. */
  synonyms: readonly { words: string; means: string }[];
  /** Stock numbers that come first in the usual order, in this order, wherever they are among the results. */
  pinned: readonly string[];
  /** Stock numbers that no list shows; their own pages stay. */
  hidden: readonly string[];
  /** Cars that have been in stock for at least so many days come before the others in the usual order. */
  olderThanDays: number | null;
  /**
   * The feed's ranks go before days in stock and, where there are words, among cars that fit them
   * about equally well.
   */
  rankedFirst: boolean;
};

export const noCuration: Curation = { synonyms: [], pinned: [], hidden: [], olderThanDays: null, rankedFirst: false };

export const maxCurated = { synonyms: 100, pinned: 20, hidden: 100 } as const;
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
      .slice(0, maxCurated.synonyms),
    pinned: numbers(
      wishes.map(({ pinned = [] }) => pinned),
      maxCurated.pinned,
    ),
    hidden: numbers(
      wishes.map(({ hidden = [] }) => hidden),
      maxCurated.hidden,
    ),
    olderThanDays: days.length > 0 ? Math.min(...days) : null,
    rankedFirst: wishes.some(({ rankedFirst }) => rankedFirst === true),
  };
}

/**
 * The shopper's terms with those that staff explained replaced; reading the result again changes
 * nothing.
 */
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

/** Cars that fit the terms about equally well: a tenth of those found. */
const fitting = '_text_match(buckets: 10):desc';
const maxKeys = 3;

/**
 * The usual order with what staff want before it, in Typesense's terms: at most three keys. What
 * fits the shopper's words best stays before what has been here long. `now` is epoch milliseconds;
 * the day counts, so that a result can be cached.
 */
export function curatedOrder(order: string, curation: Curation, now: number): string {
  const pins = pinnedClauses(curation);
  const old = oldClauses(curation, now);
  const [first = '', ...rest] = order.split(',');
  const hasWords = first.startsWith('_text_match');
  if (curation.rankedFirst)
    return keys([
      ...evalOf(pins),
      hasWords ? fitting : first,
      ...(hasWords ? rest.slice(0, 1) : []),
      ...evalOf(old),
      ...rest,
    ]);
  if (!hasWords) return keys([...evalOf([...pins, ...old]), first, ...rest]);
  return keys([...evalOf(pins), first, ...evalOf(old), ...rest]);
}

const keys = (wanted: readonly string[]): string => [...new Set(wanted)].slice(0, maxKeys).join(',');
const evalOf = (clauses: readonly string[]): string[] =>
  clauses.length > 0 ? [`_eval([${clauses.join(', ')}]):desc`] : [];
const pinnedClauses = ({ pinned }: Curation): string[] =>
  pinned.map((number, at) => `(${oneOf('stocknum', [number])}):${pinned.length - at + 1}`);
const oldClauses = ({ olderThanDays }: Curation, now: number): string[] =>
  olderThanDays === null ? [] : [`(created_at_timestamp:<${startOfDay(now) - olderThanDays * daySeconds}):1`];

const startOfDay = (now: number): number => Math.floor(now / 1000 / daySeconds) * daySeconds;

/** When an order that counts days changes by itself, epoch milliseconds; null for one that does not. */
export const curationUntil = ({ olderThanDays }: Curation, now: number): number | null =>
  olderThanDays === null ? null : (startOfDay(now) + daySeconds) * 1000;
