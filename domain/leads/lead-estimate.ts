import { type CalculatorInput, calculate, settled } from '@/domain/finance/calculator.ts';
import type { CalculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { formatCents, formatPercent } from '@/domain/finance/money.ts';
import { claimText, enquireForFinance, repaymentUnits } from '@/domain/finance/repayment-claim.ts';
import { nounFor } from '@/domain/vocabulary/counted.ts';
import type { AnswerLine } from './lead-record.ts';

/** The estimate that a finance enquiry carries (NAV-16): what the shopper had set, and what came of it. Cents, percent a year, years. */
type LeadEstimate = CalculatorInput & {
  provider: string;
  /** Null where the repayment is too small to be shown. */
  repaymentCents: number | null;
  comparisonRatePercent: number | null;
  borrowedCents: number;
  totalCents: number;
  /** The calculator was left as it starts. */
  untouched: boolean;
};

/**
 * The estimate of these settings for the input that a browser sends; null: as the calculator
 * starts. Computed here: no figure of a browser's is taken.
 */
export function leadEstimate(settings: CalculatorSettings, set: CalculatorInput | null): LeadEstimate {
  const input = set ? settled(set, settings.limits) : settings.start;
  const { claim, borrowedCents, totalCents } = calculate(input, settings.terms);
  return {
    ...input,
    provider: settings.text.provider,
    repaymentCents: claim?.repaymentCents ?? null,
    comparisonRatePercent: claim?.comparisonRatePercent ?? null,
    borrowedCents,
    totalCents,
    untouched: set === null,
  };
}

/** The same for staff to read, and for lead systems that have none of these fields. */
export function estimateLines(settings: CalculatorSettings, set: CalculatorInput | null): AnswerLine[] {
  const input = set ? settled(set, settings.limits) : settings.start;
  const { claim } = calculate(input, settings.terms);
  const rates = claim ? `, ${claimText(claim).rate}, ${claimText(claim).comparisonRate}` : '';
  const figure = claim ? `${formatCents(claim.repaymentCents)} /${repaymentUnits[claim.frequency]}` : enquireForFinance;
  const rest = [
    `price ${formatCents(input.priceCents)}`,
    `deposit ${formatCents(input.depositCents)}`,
    `final payment ${formatCents(input.finalPaymentCents)}`,
    `${input.termYears} ${nounFor(input.termYears, 'years')}`,
    ...(claim ? [] : [formatPercent(input.ratePercent)]),
  ];
  return [
    {
      label: set ? 'Estimate that the shopper made' : 'Estimate on the page',
      text: `${figure}${rates}; ${rest.join(', ')}`,
    },
  ];
}
