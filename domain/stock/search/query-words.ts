import { priceWords } from './price-words.ts';

/**
 * A query without the words that no vehicle has, and what those words mean. Dollars are whole.
 */
type QueryWords = { words: string; min: number | null; max: number | null; order: WordedOrder | null };

/**
 * The order that words name: "cheap ute", "suv low km". An order that was chosen goes before it.
 */
type WordedOrder = 'price_ascending' | 'price_descending' | 'km_ascending' | 'latest';

const noun = String.raw`(?:\s+(?:cars?|vehicles?))?`;
const worded: readonly (readonly [RegExp, WordedOrder])[] = [
  [pattern(String.raw`(?:cheap(?:est)?|lowest\s+priced?)${noun}`), 'price_ascending'],
  [pattern(String.raw`(?:most\s+expensive|dearest|highest\s+priced?)${noun}`), 'price_descending'],
  [pattern(String.raw`(?:just\s+arrived|(?:new|latest)\s+arrivals?)${noun}`), 'latest'],
  [pattern(String.raw`low(?:est)?\s+(?:kms?|k['’]?s|kilomet(?:re|er)s?|mileage)${noun}`), 'km_ascending'],
];

/**
 * Reads limits of price and wishes for an order out of a shopper's words: "cheap automatic ute
 * under 40k" looks for "automatic ute".
 */
export function queryWords(query: string): QueryWords {
  const { words, min, max } = priceWords(query);
  const requested = worded.filter(([pattern]) => pattern.test(words));
  const without = requested.reduce((rest, [pattern]) => rest.replace(pattern, ' '), words);
  return { words: without.trim().replace(/\s+/g, ' '), min, max, order: requested[0]?.[1] ?? null };
}

function pattern(words: string): RegExp {
  return new RegExp(String.raw`(?<=^|\s)${words}(?=\s|$)`, 'i');
}
