import { statedRepayment, type WeeklyClaim } from './repayment-claim.ts';

/** Every quote is for this term, years (FIN-07, FIN-10). */
export const quoteTermYears = 5;

/** The result of youX; rates in percent a year, the repayment in dollars a week. */
export type YouxQuote = { weeklyRepaymentAmount: number; advertisedRate: number; comparisonRate: number };

/** A quote is requested once, where the site's flag is on and the car has a price (FIN-10). */
export function needsYouxQuote(car: { priceCents: number; quoted: boolean }, flag: boolean): boolean {
  return flag && !car.quoted && car.priceCents > 0;
}

/** A quote as a repayment that may be shown; null for $25 a week or less, and if it is not a quote (FIN-05). */
export const claimOfQuote = (quote: Readonly<Partial<YouxQuote>>): WeeklyClaim | null =>
  statedRepayment({
    repaymentCents: Math.round(figure(quote.weeklyRepaymentAmount) * 100),
    frequency: 'weekly',
    ratePercent: figure(quote.advertisedRate),
    comparisonRatePercent: figure(quote.comparisonRate),
    termYears: quoteTermYears,
  });

/** What came over the wire is a number or nothing: null is not a rate of 0. */
const figure = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

/** The text beside a quote, which is made without a credit check (FIN-10). */
export const assumedScore = `Based on an excellent credit score, over ${quoteTermYears} years. We have not checked yours: your own rate may differ.`;
