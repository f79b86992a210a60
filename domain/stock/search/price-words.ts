const amount = String.raw`\$?\s*(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s*(k\b|thousand\b)?`;
const atMost = new RegExp(String.raw`(?:^|\s)(?:under|below|less than|up to|max)\s+${amount}(?=\s|$)`, 'i');
const atLeast = new RegExp(String.raw`(?:^|\s)(?:over|above|more than)\s+${amount}(?=\s|$)`, 'i');

/** What is no price: "under 5" may be a number of anything. */
const leastDollars = 1000;

/** A query without its words about the price, and what they say, in whole dollars. */
export type PriceWords = { words: string; least: number | null; most: number | null };

/** Reads "ute under 40k", "suv over $20,000 under $35,000": such words stand in no vehicle, and a price in them is meant as a limit. */
export function priceWords(query: string): PriceWords {
  const most = dollarsIn(query, atMost);
  const least = dollarsIn(query, atLeast);
  const withoutMost = most === null ? query : query.replace(atMost, ' ');
  const without = least === null ? withoutMost : withoutMost.replace(atLeast, ' ');
  return { words: without.trim().replace(/\s+/g, ' '), least, most };
}

function dollarsIn(query: string, pattern: RegExp): number | null {
  const [, digits = '', thousands] = pattern.exec(query) ?? [];
  const dollars = Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1);
  return dollars >= leastDollars ? Math.round(dollars) : null;
}
