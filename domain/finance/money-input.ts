import { typedAmount } from '@/domain/vocabulary/typed-amount.ts';

/**
 * The amount in what a person typed or pasted, integer cents: "$35,000", "35 000.50", "35k". Null
 * when there is no amount in it. Negative amounts are returned as they are; the calculator's limits
 * deal with them.
 */
export function centsFromInput(text: string): number | null {
  const number = typedAmount(text);
  return number === null ? null : Math.round(number * 100);
}
