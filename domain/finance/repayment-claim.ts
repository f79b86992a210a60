import { formatCents, formatPercent } from './money.ts';
import type { Frequency } from './repayment.ts';

/** The id of the page's one footnote with the comparison-rate warning, to which every repayment refers. */
export const financeWarningId = 'finance-warning';

declare const stated: unique symbol;

/**
 * A repayment that may be shown. It is had from this folder alone, and never without its rate, its comparison rate and the place of the
 * warning (National Credit Code: a stated repayment needs the annual rate, a stated rate needs the comparison rate and its warning).
 * Cents, percent a year, years.
 */
export type RepaymentClaim<F extends Frequency = Frequency> = {
  readonly [stated]: true;
  readonly repaymentCents: number;
  readonly frequency: F;
  readonly ratePercent: number;
  readonly comparisonRatePercent: number;
  readonly termYears: number;
  /** What renders the figure links or refers to this id. */
  readonly warningId: typeof financeWarningId;
};

export type WeeklyClaim = RepaymentClaim<'weekly'>;

/** All that a claim is made of; nothing of it may be left out. */
type ClaimParts<F extends Frequency> = Pick<
  RepaymentClaim<F>,
  'repaymentCents' | 'frequency' | 'ratePercent' | 'comparisonRatePercent' | 'termYears'
>;

/** Repayments of this much or less are not shown, cents (FIN-05). */
const smallestRepaymentCents = 2_500;

/** The text where a repayment is too small to be shown, or cannot be had (FIN-05). */
export const enquireForFinance = 'Enquire for Finance';

/** How a frequency is written behind a figure, and the year behind a total (FIN-05). */
export const repaymentUnits = { weekly: 'wk', fortnightly: 'fn', monthly: 'mo', yearly: 'yr' } as const;

/**
 * A claim from figures that were computed or read back from the index; null when one of them is
 * missing or no figure (a rate of 0 is one), when the repayment is $25 or less (FIN-05), or when
 * the comparison rate is below the rate. Rates have two places, as they are shown.
 */
export function statedRepayment<F extends Frequency>(parts: ClaimParts<F>): RepaymentClaim<F> | null {
  const { repaymentCents, frequency, termYears } = parts;
  const [ratePercent, comparisonRatePercent] = [twoPlaces(parts.ratePercent), twoPlaces(parts.comparisonRatePercent)];
  const figures = [repaymentCents, ratePercent, comparisonRatePercent, termYears];
  if (!figures.every((figure) => Number.isFinite(figure) && figure >= 0) || termYears === 0) return null;
  if (repaymentCents <= smallestRepaymentCents || comparisonRatePercent < ratePercent) return null;
  const claim = {
    repaymentCents,
    frequency,
    ratePercent,
    comparisonRatePercent,
    termYears,
    warningId: financeWarningId,
  };
  return claim as RepaymentClaim<F>;
}

/**
 * A claim as text: "$144 /wk*" with "8.50% p.a." and "9.09% p.a. comparison rate*"; the asterisk is
 * the page's warning (FIN-05).
 */
export function claimText(claim: RepaymentClaim) {
  return {
    figure: `${formatCents(claim.repaymentCents)} /${repaymentUnits[claim.frequency]}*`,
    rate: `${formatPercent(claim.ratePercent)} p.a.`,
    comparisonRate: `${formatPercent(claim.comparisonRatePercent)} p.a. comparison rate*`,
    warningHref: `#${claim.warningId}`,
  };
}

/** A weekly claim in one line, "$317 a week*, 8.50% p.a., comparison rate 9.06% p.a.*"; what shows it shows the warning too. */
export const weeklyText = (claim: WeeklyClaim): string =>
  `${formatCents(claim.repaymentCents)} a week*, ${formatPercent(claim.ratePercent)} p.a., comparison rate ${formatPercent(claim.comparisonRatePercent)} p.a.*`;

const twoPlaces = (percent: number): number => Math.round(percent * 100 + 1e-7) / 100;
