import type { FinanceSettings } from '@/domain/site/resolved-site.ts';
import { comparisonRatePercent } from './comparison-rate.ts';
import { type FinancedCar, ineligible } from './eligibility.ts';
import { repaymentCents } from './repayment.ts';

/**
 * A repayment that may be shown: it cannot be built without its rate and comparison rate, and whoever renders it must
 * refer to the page's comparison-rate warning (National Credit Code: a stated repayment needs the annual rate, a stated
 * rate needs the comparison rate and its warning). Made only by `weeklyClaim` in this folder.
 */
export type WeeklyClaim = {
  readonly weeklyCents: number;
  /** Percent a year, e.g. 8.5. */
  readonly ratePercent: number;
  readonly comparisonRatePercent: number;
  readonly termYears: number;
};

/** What a claim needs of a lender; a site's resolved finance settings fit. */
export type ClaimLender = Pick<
  FinanceSettings,
  'provider' | 'interestRatePercent' | 'establishmentFeeCents' | 'monthlyFeeCents' | 'termYears' | 'roundUp'
> &
  Partial<Pick<FinanceSettings, 'lenderKind' | 'excludedDealerships'>>;

/**
 * The weekly estimate of one car, or null where its lender says that none may be shown (FIN-02, CARD-07). `thisYear` is the calendar
 * year.
 */
export function carClaim(car: FinancedCar, lender: ClaimLender | null, thisYear: number): WeeklyClaim | null {
  if (!lender) return null;
  const claim = weeklyClaim(car.priceCents, lender);
  const record = {
    provider: lender.provider,
    kind: lender.lenderKind ?? 'manual',
    interestRatePercent: lender.interestRatePercent,
    comparisonRatePercent: claim?.comparisonRatePercent ?? lenderComparisonRate(lender),
    excludedDealerships: lender.excludedDealerships ?? [],
  };
  const weeklyCents = claim?.weeklyCents ?? null;
  const monthlyCents = weeklyCents === null ? null : Math.round((weeklyCents * 52) / 12);
  return ineligible(car, record, { weeklyCents, monthlyCents }, thisYear) === null ? claim : null;
}

/** A vehicle qualifies for an estimate above this price (FIN-02). */
export const financePriceThresholdCents = 50_000;

/**
 * The weekly estimate of a vehicle at this price, with no deposit and no final payment, the establishment fee borrowed and
 * the monthly fee spread over the weeks. `null` when nothing about finance may be said: no lender, no rate, or a price
 * of $500 or less (FIN-02).
 */
export function weeklyClaim(priceCents: number, lender: ClaimLender): WeeklyClaim | null {
  if (lender.provider === '' || lender.interestRatePercent <= 0 || lender.termYears <= 0) return null;
  if (priceCents <= financePriceThresholdCents) return null;
  return {
    weeklyCents: weeklyCents(priceCents, lender),
    ratePercent: lender.interestRatePercent,
    comparisonRatePercent: lenderComparisonRate(lender),
    termYears: lender.termYears,
  };
}

/** The comparison rate that stands beside this lender's weekly figures, in percent a year (FIN-09). */
export function lenderComparisonRate(lender: ClaimLender): number {
  const { establishmentFeeCents, monthlyFeeCents } = lender;
  const fees = { establishmentFeeCents, monthlyFeeCents, establishment: 'financed' } as const;
  return comparisonRatePercent(lender.interestRatePercent, fees, claimFrequency);
}

/** The claim states weekly repayments, so its rate and its comparison rate are those of a loan repaid weekly. */
const claimFrequency = 'weekly';

function weeklyCents(priceCents: number, lender: ClaimLender): number {
  const loan = {
    amountCents: priceCents,
    feesCents: lender.establishmentFeeCents,
    monthlyFeeCents: lender.monthlyFeeCents,
    ratePercent: lender.interestRatePercent,
    termYears: lender.termYears,
  };
  const rounding = lender.roundUp ? 'up-to-dollar' : 'nearest-cent';
  return repaymentCents(loan, claimFrequency, { frequency: 'actuarial', rounding });
}
