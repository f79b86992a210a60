import type { RangeAttribute } from '@/domain/vocabulary/search-attributes.ts';
import { writtenNumber } from '@/domain/vocabulary/written-number.ts';
import { currency, unit } from '../price-words.ts';
import type { NumberRange } from '../search-state.ts';

/**
 * What the figures of a query mean, and the words that are left of it. `weekly` is the maximum a
 * week, whole dollars.
 */
type NumberWords = {
  words: string;
  ranges: { [A in RangeAttribute]?: NumberRange };
  weekly: number | null;
  seats: string | null;
};

/** "Low km" as dealers advertise it. */
const lowKilometres = 50_000;
/** "Under 40km" is a slip for something else: no vehicle is chosen by so few. */
const leastKilometres = 1_000;
/** What is not a price: "under 5" may be a number of anything. */
const leastDollars = 1_000;
/** How far "around 25k" reaches to either side, as a share. */
const around = 0.15;

const number = String.raw`(\d{1,3}(?:[,. ]\d{3})+(?!\d)|\d+(?:\.\d+)?)`;
const thousand = String.raw`\s*(k|thousand|grand)?(?!\w)`;
const dollars = String.raw`(${currency})?\s*${number}${thousand}${unit}`;
const below = String.raw`(?:under|below|less\s+than|up\s+to|max(?:imum)?|at\s+most|no\s+more\s+than|<)`;
const above = String.raw`(?:over|above|more\s+than|at\s+least|min(?:imum)?|>)`;
const kilometre = String.raw`(?:kms?|k['’]s|kilomet(?:re|er)s?)\b`;
const week = String.raw`(?:(?:a|per|each)\s+week|/\s*(?:wk|week)|p\.?w\.?|weekly)(?!\w)`;
const year = String.raw`((?:19[5-9]|20[0-4])\d)`;
const to = String.raw`\s*(?:-|–|to|and)\s*`;
const seatCounts: Readonly<Record<string, string>> = {
  two: '2',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
};

type Reading = { pattern: RegExp; read(groups: readonly string[], so: NumberWords): boolean };

/** In this order: what names its unit before what is a price by its size. */
const readings: readonly Reading[] = [
  {
    pattern: within(String.raw`${below}?\s*\$?\s*${number}\s*(?:dollars\s*)?${week}`),
    read: ([amount = ''], so) => {
      so.weekly = plain(amount);
      return true;
    },
  },
  {
    pattern: within(String.raw`low(?:est)?\s+(?:${kilometre}|mileage)`),
    read: (_, so) => put(so, 'km', null, lowKilometres),
  },
  {
    pattern: within(String.raw`${below}\s+${number}\s*(k|thousand)?\s*${kilometre}`),
    read: ([amount = '', k = ''], so) => {
      const limit = amountOf(amount, k);
      return limit >= leastKilometres && put(so, 'km', null, limit);
    },
  },
  {
    pattern: within(String.raw`(\d|two|four|five|six|seven|eight)[\s-]*(?:seats?|seaters?)`),
    read: ([count = ''], so) => {
      so.seats = seatCounts[count.toLowerCase()] ?? count;
      return true;
    },
  },
  {
    pattern: within(String.raw`(?:between\s+|from\s+)?${year}${to}${year}`),
    read: ([from = '', until = ''], so) => put(so, 'year', plain(from), plain(until)),
  },
  {
    pattern: within(String.raw`${year}\s*(?:\+|(?:and|or)\s+(?:newer|later|up|onwards?)|onwards?|plus\b)`),
    read: ([from = ''], so) => put(so, 'year', plain(from), null),
  },
  {
    pattern: within(String.raw`(since|from|after|newer\s+than)\s+${year}(?![\d,])`),
    read: ([word = '', from = ''], so) => put(so, 'year', plain(from) + (/^(?:after|newer)/i.test(word) ? 1 : 0), null),
  },
  {
    pattern: within(String.raw`(before|until|older\s+than|pre)[\s-]+${year}(?![\d,])`),
    read: ([word = '', until = ''], so) => put(so, 'year', null, plain(until) - (/^until/i.test(word) ? 0 : 1)),
  },
  {
    pattern: within(String.raw`(?:between\s+|from\s+)?${dollars}${to}${dollars}`),
    read: ([signFrom = '', from = '', kFrom = '', signTo = '', until = '', kTo = ''], so) => {
      // "20-30k", "$20-30k": the unit of the second is that of both.
      const low = amountOf(from, kFrom || (plain(from) < leastDollars ? kTo : ''));
      const isPrice = Boolean(signFrom || signTo || kFrom || kTo) || low >= 5_000;
      return isPrice && putPrice(so, low, amountOf(until, kTo));
    },
  },
  {
    pattern: within(String.raw`(?:around|about|roughly|circa|approx(?:imately)?)\s+${dollars}`),
    read: ([_sign = '', amount = '', k = ''], so) => {
      const middle = amountOf(amount, k);
      return putPrice(so, Math.round(middle * (1 - around)), Math.round(middle * (1 + around)));
    },
  },
  {
    pattern: within(String.raw`${below}\s*${dollars}`),
    read: ([_, amount = '', k = ''], so) => maxCount(so, amount, k),
  },
  {
    pattern: within(String.raw`${above}\s*${dollars}`),
    read: ([_, amount = '', k = ''], so) => putPrice(so, amountOf(amount, k), so.ranges.price?.max ?? null),
  },
  {
    pattern: within(String.raw`${dollars}\s*(?:max(?:imum)?|or\s+(?:less|under)|budget)`),
    read: ([_, amount = '', k = ''], so) => maxCount(so, amount, k),
  },
  {
    pattern: within(String.raw`(?:budget(?:\s+of)?\s+${currency}?|${currency})\s*${number}${thousand}${unit}`),
    read: ([amount = '', k = ''], so) => maxCount(so, amount, k),
  },
  {
    pattern: within(String.raw`${number}${thousand}\s*(?:dollars|bucks|aud)${unit}`),
    read: ([amount = '', k = ''], so) => maxCount(so, amount, k),
  },
];

/** Reads limits out of figures: "under 40k", "$20-30k", "2019+", "low km", "under 80,000 km", "$150 a week", "7 seater". */
export function numberWords(query: string): NumberWords {
  // One space where many were typed: the patterns allow any number of them in several places, and would try every way to share them out.
  const so: NumberWords = { words: query.trim().replace(/\s+/g, ' '), ranges: {}, weekly: null, seats: null };
  for (const { pattern, read } of readings) {
    const match = pattern.exec(so.words);
    if (match && read(match.slice(1), so)) so.words = so.words.replace(pattern, ' ');
  }
  return { ...so, words: so.words.trim().replace(/\s+/g, ' ') };
}

function within(pattern: string): RegExp {
  return new RegExp(String.raw`(?<=^|[\s,])${pattern}(?=$|[\s,.])`, 'i');
}

const plain = (digits: string): number => writtenNumber(digits) ?? 0;
const amountOf = (digits: string, thousands: string): number => Math.round(plain(digits) * (thousands ? 1_000 : 1));

function put(so: NumberWords, attribute: RangeAttribute, min: number | null, max: number | null): boolean {
  if (min !== null && max !== null && min > max) return false;
  so.ranges[attribute] = { min, max };
  return true;
}

const maxCount = (so: NumberWords, digits: string, thousands: string): boolean =>
  putPrice(so, so.ranges.price?.min ?? null, amountOf(digits, thousands));

function putPrice(so: NumberWords, min: number | null, max: number | null): boolean {
  return [min, max].every((end) => end === null || end >= leastDollars) && put(so, 'price', min, max);
}
