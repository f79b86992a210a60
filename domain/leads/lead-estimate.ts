import { type CalculatorInput, calculate, type LoanPicture, settled } from '@/domain/finance/calculator.ts';
import { calculatorDisclaimer } from '@/domain/finance/calculator-disclaimer.ts';
import type { CalculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { comparisonRateWarning } from '@/domain/finance/comparison-warning.ts';
import { shownDisclaimer } from '@/domain/finance/disclaimer.ts';
import { finalPayment } from '@/domain/finance/final-payment.ts';
import { formatCents, formatPercent } from '@/domain/finance/money.ts';
import { claimText, enquireForFinance, repaymentUnits } from '@/domain/finance/repayment-claim.ts';
import { nounFor } from '@/domain/vocabulary/counted.ts';
import type { AnswerLine, LeadRecord } from './lead-record.ts';

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
  /** The text below the calculator's figures, with the comparison-rate warning; empty without a repayment. */
  note: string;
};

/**
 * The estimate of these settings for the input that a browser sends; null: as the calculator
 * starts. Computed here: no figure of a browser's is taken.
 */
export function leadEstimate(settings: CalculatorSettings, set: CalculatorInput | null): LeadEstimate {
  const input = set ? settled(set, settings.limits) : settings.start;
  const picture = calculate(input, settings.terms);
  const { claim, borrowedCents, totalCents } = picture;
  return {
    ...input,
    provider: settings.text.provider,
    repaymentCents: claim?.repaymentCents ?? null,
    comparisonRatePercent: claim?.comparisonRatePercent ?? null,
    borrowedCents,
    totalCents,
    untouched: set === null,
    note: claim ? noteOf(input, picture, settings) : '',
  };
}

/** What the calculator shows below the figures (FIN-08), in one text. */
function noteOf(input: CalculatorInput, picture: LoanPicture, settings: CalculatorSettings): string {
  const text = calculatorDisclaimer(input, picture, settings);
  const { whole, basis, warning } = shownDisclaimer(text, settings.terms.comparisonFrequency);
  return [whole, basis, warning].filter(Boolean).join(' ');
}

const labels = { made: 'Estimate that the shopper made', ofPage: 'Estimate on the page' };

/**
 * The same for staff to read, and for lead systems that have none of these fields. Without an
 * asterisk: the footnote of a page that shows it belongs to another loan.
 */
export function estimateLines(settings: CalculatorSettings, set: CalculatorInput | null): AnswerLine[] {
  const input = set ? settled(set, settings.limits) : settings.start;
  const { claim, payments } = calculate(input, settings.terms);
  const rates = claim ? `, ${claimText(claim).rate}, ${withoutAsterisk(claimText(claim).comparisonRate)}` : '';
  const figure = claim ? `${formatCents(claim.repaymentCents)} /${repaymentUnits[claim.frequency]}` : enquireForFinance;
  const final = claim ? finalPayment(input, payments) : formatCents(input.finalPaymentCents);
  const rest = [
    `price ${formatCents(input.priceCents)}`,
    `deposit ${formatCents(input.depositCents)}`,
    final === null ? 'no final payment' : `final payment ${final}`,
    `${input.termYears} ${nounFor(input.termYears, 'years')}`,
    ...(claim ? [] : [formatPercent(input.ratePercent)]),
  ];
  return [{ label: set ? labels.made : labels.ofPage, text: `${figure}${rates}; ${rest.join(', ')}` }];
}

const withoutAsterisk = (text: string): string => text.replaceAll('*', '');

/**
 * The lines of an enquiry for its shopper, and the note of their estimate; empty without an
 * estimate. An enquiry stored before estimates had notes gets the warning alone.
 */
export function linesForShopper({ lines, details }: Pick<LeadRecord, 'lines' | 'details'>): {
  lines: AnswerLine[];
  note: string;
} {
  const { estimate } = details;
  if (typeof estimate !== 'object' || estimate === null) return { lines, note: '' };
  const note = 'note' in estimate && typeof estimate.note === 'string' ? estimate.note : comparisonRateWarning;
  return { lines: lines.map(forShopper), note };
}

function forShopper(line: AnswerLine): AnswerLine {
  if (line.label !== labels.made && line.label !== labels.ofPage) return line;
  return { label: line.label === labels.made ? 'Your estimate' : line.label, text: withoutAsterisk(line.text) };
}
