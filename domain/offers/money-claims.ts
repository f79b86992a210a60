import { approvalsIn } from './approval-words.ts';
import { namesPriceType, pricesIn } from './price-words.ts';
import { namesAnnualRate, namesComparisonRate, ratesIn, warnsOfComparison } from './rate-words.ts';
import { repaymentsIn } from './repayment-words.ts';

/**
 * What free text may claim about money only with something else beside them, by what is missing: a
 * repayment lacks its comparison rate, or its annual rate, or either lacks the warning; and what
 * may not be claimed at all (PLUS-08; National Credit Code s 160, Australian Consumer Law s 48).
 */
export type MoneyClaim = 'approval' | 'repayment' | 'annual-rate' | 'rate' | 'warning' | 'price';

/** `index` is where the figure is in the plain text. */
type FoundClaim = { claim: MoneyClaim; index: number };

/** Nothing is claimed without a digit except by these words; most texts need no further look. */
const mayClaim = /\d|interest|guarantee|approved|refused|declined|knocked/i;

/**
 * What `own` claims and nothing in `all`, which is read together with it, makes whole. Both are
 * plain text.
 */
export function claimsIn(own: string, all: string): FoundClaim[] {
  if (!mayClaim.test(own)) return [];
  return [
    ...found('approval', approvalsIn(own)),
    ...creditClaims(own, all),
    ...(namesPriceType(all) ? [] : found('price', pricesIn(own))),
  ];
}

function creditClaims(own: string, all: string): FoundClaim[] {
  const [repayments, rates] = [repaymentsIn(own), ratesIn(own)];
  if (repayments.length + rates.length === 0) return [];
  if (!namesComparisonRate(all)) return [...found('repayment', repayments), ...found('rate', rates)];
  if (repayments.length > 0 && !namesAnnualRate(all)) return found('annual-rate', repayments);
  return warnsOfComparison(all) ? [] : found('warning', [...repayments, ...rates]);
}

const found = (claim: MoneyClaim, indexes: readonly number[]): FoundClaim[] =>
  indexes.map((index) => ({ claim, index }));
