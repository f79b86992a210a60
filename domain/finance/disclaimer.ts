import { loanClaim } from './car-claim.ts';
import { comparisonRateBasis, comparisonRateWarning } from './comparison-warning.ts';
import { checkDisclaimer, type DisclaimerFigures, filledDisclaimer } from './disclaimer-text.ts';
import { type LenderTerms, policyOf } from './lender-terms.ts';
import type { Frequency, Loan } from './repayment.ts';
import { scheduleOf } from './schedule.ts';

/** How much of a disclaimer is shown before "Show More", characters (FIN-08). */
const shortDisclaimerLength = 197;

/** A disclaimer as it is shown: `short` is null when the whole of it fits. What the comparison rate is based on and its warning are always beside it, uncut. */
export type ShownDisclaimer = { whole: string; short: string | null; basis: string; warning: string };

/** Whose text it is; see LenderTerms. */
export type DisclaimerText = Pick<LenderTerms, 'provider' | 'disclaimer' | 'roundUp'>;

/** The warning as staff may have typed or pasted it: however it is broken into lines, and in whatever case. */
const typedWarning = new RegExp(
  comparisonRateWarning
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .split(' ')
    .join(String.raw`\s+`),
  'gi',
);

/**
 * A disclaimer cut at 197 characters (FIN-08), beside a comparison rate worked out for repayments at `frequency`. The comparison-rate warning is taken out of the text that is cut, wherever staff wrote
 * it, and is by itself: no click hides it (National Credit Code).
 */
export function shownDisclaimer(text: string, frequency: Frequency): ShownDisclaimer {
  const whole = text.replaceAll(typedWarning, ' ').replaceAll(/\s+/g, ' ').trim();
  const letters = [...whole];
  const cut = letters.slice(0, shortDisclaimerLength).join('').trimEnd();
  return {
    whole,
    short: letters.length > shortDisclaimerLength ? `${cut}…` : null,
    basis: comparisonRateBasis(frequency),
    warning: comparisonRateWarning,
  };
}

/**
 * The text below a figure: the lender's own with this loan's figures, else the platform's (FIN-08).
 * A text with an unknown placeholder is not shown, nor one where there are no figures; the studio
 * refuses to publish the first.
 */
export function financeDisclaimer(copy: DisclaimerText, figures: Omit<DisclaimerFigures, 'lender'> | null): string {
  const { provider: lender, disclaimer, roundUp } = copy;
  if (!figures || disclaimer.trim() === '' || checkDisclaimer(disclaimer) !== true)
    return defaultFinanceDisclaimer({ lender, roundUp });
  return filledDisclaimer(disclaimer, { ...figures, lender });
}

/** The figures of a loan on a lender's terms; null where nothing may be shown of it. */
export function disclaimerFigures(lender: LenderTerms, loan: Loan): Omit<DisclaimerFigures, 'lender'> | null {
  const claim = loanClaim(loan, lender, 'weekly');
  if (!claim) return null;
  const payments = scheduleOf(loan, 'weekly', policyOf(lender));
  return {
    claim,
    priceCents: loan.amountCents,
    depositCents: loan.depositCents ?? 0,
    finalPaymentCents: loan.balloonCents ?? 0,
    feesCents: loan.feesCents ?? 0,
    totalCents: payments.reduce((sum, { paymentCents }) => sum + paymentCents, 0),
  };
}

/** What is below a calculator where staff wrote nothing of their own. */
function defaultFinanceDisclaimer({ lender, roundUp }: { lender: string; roundUp: boolean }): string {
  const rounding = roundUp ? ', rounded up to the next dollar' : '';
  return (
    `Estimate only${rounding}, on the figures chosen here and the standing terms of ${lender}. It is not an offer of credit: ` +
    'lending criteria, terms and conditions apply, and other fees and charges may be payable.'
  );
}
