import { z } from 'zod';
import { quoteTermYears, type YouxQuote } from '@/domain/finance/youx-claim.ts';
import type { SiteBusiness } from '@/domain/site/site-parts.ts';
import type { Integration } from '../integration.ts';

/** The request to youX, with the assumed score and fixed term of FIN-10. Price in dollars. */
export const youxRequest = z.object({
  selfAssessedCreditScore: z.literal('GREAT').default('GREAT'),
  purchasePrice: z.number().positive().max(10_000_000),
  loanTerm: z.literal(quoteTermYears).default(quoteTermYears),
  year: z.int().min(1900).max(2100),
  vin: z.string().trim().max(17).default(''),
  nvic: z.string().trim().max(10).default(''),
  whoIsHelping: z.literal('').default(''),
});
type YouxRequest = z.output<typeof youxRequest>;

/** The result of youX; rates in percent a year, the repayment in dollars a week. */
export const youxQuote = z.object({
  weeklyRepaymentAmount: z.number().positive(),
  advertisedRate: z.number().nonnegative(),
  comparisonRate: z.number().nonnegative(),
}) satisfies z.ZodType<YouxQuote>;

/** Finance quotes for one car (FIN-10). */
export type Quotes = Integration & {
  /** Rejects if there is no quote, for whatever reason. */
  quote(site: Pick<SiteBusiness, 'finance'>, request: YouxRequest, signal: AbortSignal): Promise<YouxQuote>;
};
