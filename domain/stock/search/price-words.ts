import { writtenNumber } from '@/domain/vocabulary/written-number.ts';

/** A currency before or after an amount, and what dealers add to a price: "$30,000", "30k dollars drive away". */
export const currency = String.raw`(?:au?\$|\$|aud(?![a-z]))`;
export const unit = String.raw`(?:\s*(?:dollars|bucks|aud)(?!\w))?(?:\s+drive[\s-]?away(?!\w))?`;
const amount = String.raw`${currency}?\s*(\d{1,3}(?:[,. ]\d{3})+(?!\d)|\d+(?:\.\d+)?)\s*(k\b|thousand\b)?${unit}`;
const upTo = new RegExp(String.raw`(?:^|\s)(?:under|below|less than|up to|max)\s+${amount}(?=\s|$)`, 'i');
const atLeast = new RegExp(String.raw`(?:^|\s)(?:over|above|more than)\s+${amount}(?=\s|$)`, 'i');

/** What is not a price: "under 5" may be a number of anything. */
const leastDollars = 1000;

/** A query without its words about the price, and what they mean, in whole dollars. */
type PriceWords = { words: string; min: number | null; max: number | null };

/**
 * Reads "ute under 40k", "suv over $20,000 under $35,000": such words are in no vehicle, and a
 * price in them is meant as a limit.
 */
export function priceWords(typed: string): PriceWords {
  // One space where many were typed, as in number-words.ts.
  const query = typed.trim().replace(/\s+/g, ' ');
  const max = dollarsIn(query, upTo);
  const min = dollarsIn(query, atLeast);
  const withoutMax = max === null ? query : query.replace(upTo, ' ');
  const without = min === null ? withoutMax : withoutMax.replace(atLeast, ' ');
  return { words: without.trim().replace(/\s+/g, ' '), min, max };
}

function dollarsIn(query: string, pattern: RegExp): number | null {
  const [, digits = '', thousands] = pattern.exec(query) ?? [];
  const dollars = (writtenNumber(digits) ?? 0) * (thousands ? 1000 : 1);
  return dollars >= leastDollars ? Math.round(dollars) : null;
}
