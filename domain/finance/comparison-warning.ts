import { lenderComparisonRate } from './car-claim.ts';
import { statutoryExample } from './comparison-rate.ts';
import type { LenderTerms } from './lender-terms.ts';
import { formatCents, formatPercent } from './money.ts';
import type { Frequency } from './repayment.ts';

/**
 * The text that goes with every stated comparison rate (National Credit Code, and National Credit
 * Regulations, Schedule 1).
 */
export const comparisonRateWarning =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. ' +
  'Different terms, fees or other loan amounts might result in a different comparison rate.';

const example = `a secured loan of ${formatCents(statutoryExample.amountCents)} over ${statutoryExample.termYears} years`;

/** The example that a comparison rate is computed for, with the frequency of the lender's record (FIN-08). */
export const comparisonRateBasis = (frequency: Frequency): string =>
  `The comparison rate is based on ${example}, repaid ${frequency}.`;

/**
 * The page's one footnote for its weekly figures: what they assume, the rate with its comparison rate, and the warning,
 * which is never cut. Weekly figures refer to it with an asterisk.
 */
export function weeklyFootnote(lender: LenderTerms): string {
  return (
    `*Weekly figures are estimates over ${articleOf(lender.termYears)} ${lender.termYears} year term with ${partOf(lender.depositPercent, 'deposit')} and ` +
    `${partOf(lender.finalPaymentPercent, 'final payment')}, at ${formatPercent(lender.interestRatePercent)} p.a. The comparison ` +
    `rate of ${formatPercent(lenderComparisonRate(lender))} p.a. is based on ${example}, repaid ${lender.frequency}. ${comparisonRateWarning}`
  );
}

/**
 * The same on a site that lists several dealerships' vehicles: each figure has its own lender's
 * terms, and its rates beside it.
 */
export function severalLendersFootnote(): string {
  return (
    '*Weekly figures are estimates on the terms of the dealership that sells the vehicle, over its lender’s usual term, deposit and final ' +
    `payment; interest rate and comparison rate stand beside each figure. Comparison rates are based on ${example}, repaid as often as that lender’s loans are. ${comparisonRateWarning}`
  );
}

const partOf = (percent: number, what: string): string =>
  percent > 0 ? `${articleOf(percent)} ${percent}% ${what}` : `no ${what}`;

/** "an 8%", "an 11.5%", "an 18%", "an 80%"; "a 10%", "a 180%". */
const articleOf = (number: number): 'a' | 'an' => (/^(8|1[18](?!\d))/.test(String(number)) ? 'an' : 'a');
