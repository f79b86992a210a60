import { z } from 'zod';
import { carClaim } from './car-claim.ts';
import type { LenderTerms } from './lender-terms.ts';
import { formatPercent } from './money.ts';
import { statedRepayment, type WeeklyClaim } from './repayment-claim.ts';

/** Every quote is for this term, years (FIN-07, FIN-10). */
const quoteTermYears = 5;

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
  advertisedRate: z.number().positive(),
  comparisonRate: z.number().positive(),
});
export type YouxQuote = z.output<typeof youxQuote>;

/** Whoever makes quotes; rejects when there is none. */
export type YouxProvider = (request: YouxRequest, signal: AbortSignal) => Promise<unknown>;

/** A quote is asked for once, where the site's flag is on and the car has a price (FIN-10). */
export function asksYoux(car: { priceCents: number; quoted: boolean }, flag: boolean): boolean {
  return flag && !car.quoted && car.priceCents > 0;
}

/** A quote as a repayment that may be shown; null for $25 a week or less (FIN-05). */
export const claimOfQuote = (quote: YouxQuote): WeeklyClaim | null =>
  statedRepayment({
    repaymentCents: Math.round(quote.weeklyRepaymentAmount * 100),
    frequency: 'weekly',
    ratePercent: quote.advertisedRate,
    comparisonRatePercent: quote.comparisonRate,
    termYears: quoteTermYears,
  });

/** What stands beside a quote: nobody was asked about their credit. */
export const assumedScore = (quote: YouxQuote): string =>
  `Based on a great credit score, over ${quoteTermYears} years at ${formatPercent(quote.advertisedRate)} p.a., ` +
  `${formatPercent(quote.comparisonRate)} p.a. comparison rate*. Your own rate may differ.`;

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
