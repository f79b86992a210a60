import type { BoundsVariant } from './bounds.ts';
import type { LenderKind } from './lender-kind.ts';
import type { Frequency, FrequencyPolicy, Loan, RepaymentPolicy } from './repayment.ts';
import type { RoundingPolicy } from './rounding.ts';

/**
 * On what terms a site states repayments: its lender's record, with what the site's layers
 * override. Money in integer cents.
 */
export type LenderTerms = {
  /**
   * The lender's name; empty when the site's provider has no record: then no finance is shown
   * (FIN-02).
   */
  provider: string;
  /**
   * The provider of the site: whose rules decide which cars carry an estimate, and whose record is
   * used (FIN-02).
   */
  lenderKind: LenderKind;
  /** Slugs of dealerships whose cars carry none. */
  excludedDealerships: readonly string[];
  /** Percent a year. */
  interestRatePercent: number;
  /**
   * Whether lender or site state that rate: the platform's own is where a calculator may start, and
   * is beside no vehicle (FIN-02, FIN-03).
   */
  hasRate: boolean;
  establishmentFeeCents: number;
  /** A government charge: financed, but left out of the comparison rate (National Credit Regulations, reg 71). */
  securityRegistrationFeeCents: number;
  /** The dealer's own fee for arranging the loan, financed. */
  agencyFeeCents: number;
  monthlyFeeCents: number;
  termYears: number;
  /** Of the price, where an estimate starts (FIN-03). */
  depositPercent: number;
  finalPaymentPercent: number;
  /** How often repayments are counted where the shopper has not chosen. */
  frequency: Frequency;
  frequencyPolicy: FrequencyPolicy;
  /** The lender's own rule of rounding … */
  rounding: RoundingPolicy;
  /** … and the site's: up to whole dollars (FIN-01). */
  roundUp: boolean;
  bounds: BoundsVariant;
  /** With placeholders, see disclaimer-text.ts; empty: the platform's own text (FIN-08). */
  disclaimer: string;
};

/** The defaults where neither lender nor site sets a value (FIN-03, FIN-06). */
export const usualTerms: LenderTerms = {
  provider: '',
  lenderKind: 'manual',
  excludedDealerships: [],
  interestRatePercent: 10,
  hasRate: true,
  establishmentFeeCents: 0,
  securityRegistrationFeeCents: 0,
  agencyFeeCents: 0,
  monthlyFeeCents: 0,
  termYears: 5,
  depositPercent: 0,
  finalPaymentPercent: 0,
  frequency: 'weekly',
  frequencyPolicy: 'actuarial',
  rounding: 'nearest-cent',
  roundUp: false,
  bounds: 'usual',
  disclaimer: '',
};

/**
 * Whether finance may be shown: there is a lender, it has a rate, which may be 0, and a term
 * (FIN-02).
 */
export const statesFinance = ({ provider, interestRatePercent, termYears }: LenderTerms): boolean =>
  provider !== '' && interestRatePercent >= 0 && termYears > 0;

/** How repayments are counted and rounded: the site's "rounded up" before the lender's own rule (FIN-01). */
export const policyOf = ({ frequencyPolicy, rounding, roundUp }: LenderTerms): RepaymentPolicy => ({
  frequency: frequencyPolicy,
  rounding: roundUp ? 'up-to-dollar' : rounding,
});

/** The loan that a car at this price would need: the lender's deposit, final payment and term, all one-off fees borrowed (FIN-03). */
export function loanAt(priceCents: number, terms: LenderTerms): Loan {
  return {
    amountCents: priceCents,
    depositCents: shareOf(priceCents, terms.depositPercent),
    balloonCents: shareOf(priceCents, terms.finalPaymentPercent),
    feesCents: oneOffFeesCents(terms),
    monthlyFeeCents: terms.monthlyFeeCents,
    ratePercent: terms.interestRatePercent,
    termYears: terms.termYears,
  };
}

/** Establishment, security registration and agency fee together: what is borrowed beside the price (FIN-06). Cents. */
const oneOffFeesCents = ({
  establishmentFeeCents,
  securityRegistrationFeeCents,
  agencyFeeCents,
}: LenderTerms): number => establishmentFeeCents + securityRegistrationFeeCents + agencyFeeCents;

/** A percentage of an amount to the cent. */
export const shareOf = (amountCents: number, percent: number): number => Math.round((amountCents * percent) / 100);
