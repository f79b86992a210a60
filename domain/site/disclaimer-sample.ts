import {
  disclaimerFigures,
  financeDisclaimer,
  type ShownDisclaimer,
  shownDisclaimer,
} from '@/domain/finance/disclaimer.ts';
import { checkDisclaimer } from '@/domain/finance/disclaimer-text.ts';
import { type LenderTerms, loanAt, statesFinance, usualTerms } from '@/domain/finance/lender-terms.ts';
import { formatCents } from '@/domain/finance/money.ts';
import { type LenderContent, lenderLayer, type TermsContent, termsOfContent } from '@/domain/site/lender-record.ts';

/** The car of every sample, cents. */
const samplePriceCents = 3_000_000;

/**
 * A disclaimer as shoppers would read it below one car, or what is wrong with it, as a text for
 * staff.
 */
export type DisclaimerSample = { title: string; shown: ShownDisclaimer | null; problem: string | null };

/**
 * The terms that a lender's document describes as it is being written, the usual ones where it is
 * empty (FIN-08).
 */
export const termsOfLenderDocument = (content: LenderContent): LenderTerms =>
  over(lenderLayer(content).settings.finance ?? {});

/** The terms of a site's own finance settings, over the usual ones: its lender's document is not looked at. */
export const termsOfSiteSettings = (content: TermsContent): LenderTerms =>
  over({ provider: 'Your lender', ...given(termsOfContent(content)) });

const given = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
const over = (values: object): LenderTerms => ({ ...usualTerms, ...given(values) });

/**
 * A disclaimer's text for a $30,000 car on these terms; an empty one is the provider's preset, or
 * the platform's own text (FIN-08).
 */
export function disclaimerSample(terms: LenderTerms, text: string): DisclaimerSample {
  const title = `As shoppers read it below a car for ${formatCents(samplePriceCents)}`;
  const problem = checkDisclaimer(text);
  if (problem !== true) return { title, shown: null, problem };
  if (!statesFinance(terms) || !terms.hasRate)
    return {
      title,
      shown: null,
      problem: 'Enter the name of the lender and its interest rate: then the sample has figures.',
    };
  const figures = disclaimerFigures(terms, loanAt(samplePriceCents, terms));
  const sampleTerms = { ...terms, disclaimer: text || terms.disclaimer };
  return { title, shown: shownDisclaimer(financeDisclaimer(sampleTerms, figures), terms.frequency), problem: null };
}
