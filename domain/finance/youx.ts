import { z } from 'zod';
import { carClaim } from './car-claim.ts';
import type { LenderTerms } from './lender-terms.ts';
import { quoteTermYears, type YouxQuote } from './youx-claim.ts';

/** What is asked of youX; the score is assumed and the term fixed, as the specification has them (FIN-10). Price in dollars. */
export const youxRequest = z.object({
  selfAssessedCreditScore: z.literal('GREAT').default('GREAT'),
  purchasePrice: z.number().positive().max(10_000_000),
  loanTerm: z.literal(quoteTermYears).default(quoteTermYears),
  year: z.int().min(1900).max(2100),
  vin: z.string().trim().max(17).default(''),
  nvic: z.string().trim().max(10).default(''),
  whoIsHelping: z.literal('').default(''),
});
export type YouxRequest = z.output<typeof youxRequest>;

/** What youX answers; rates in percent a year, the repayment in dollars a week. */
export const youxQuote = z.object({
  weeklyRepaymentAmount: z.number().positive(),
  advertisedRate: z.number().nonnegative(),
  comparisonRate: z.number().nonnegative(),
}) satisfies z.ZodType<YouxQuote>;

/** Whoever makes quotes; rejects when there is none. */
export type YouxProvider = (request: YouxRequest, signal: AbortSignal) => Promise<unknown>;

/** A provider without an account: the quote that the site's own lender would give. Rejects where it gives none. */
export function sandboxYoux(lender: LenderTerms, thisYear: number): YouxProvider {
  return async ({ purchasePrice, year }) => {
    const car = { make: '', year, priceCents: Math.round(purchasePrice * 100), status: 'in_stock', dealershipSlug: '' };
    const claim = carClaim(car, { ...lender, termYears: quoteTermYears }, thisYear);
    if (!claim) throw new Error('The lender of the site quotes nothing for this car.');
    return {
      weeklyRepaymentAmount: claim.repaymentCents / 100,
      advertisedRate: claim.ratePercent,
      comparisonRate: claim.comparisonRatePercent,
    };
  };
}
