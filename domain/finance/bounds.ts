import { keysOf } from '@/domain/vocabulary/typed-keys.ts';

/** The minimum, the maximum and the step of a field. */
type Range = { min: number; max: number; step: number };

/**
 * The bounds of a variant of the calculator; what it leaves out is the site's option (FIN-04).
 * Dollars, percent, years.
 */
export type BoundsRow = {
  title: string;
  lowestPriceDollars?: number;
  maxTermYears?: number;
  ratePercent?: { min: number; max: number };
};

/**
 * The bounds of the specification by name: a lender has one of them, and nothing in the code
 * depends on which lender it is (FIN-04).
 */
export const boundsVariants = {
  usual: { title: 'As the site has them: usually 0.5 to 15%, from $1,000, up to 7 years' },
  'mid-rates': { title: '7.5 to 14.5%', ratePercent: { min: 7.5, max: 14.5 } },
  'wide-rates': { title: '4 to 20%', ratePercent: { min: 4, max: 20 } },
  'high-rates': {
    title: '9.95 to 19.95%, from $5,000',
    lowestPriceDollars: 5_000,
    ratePercent: { min: 9.95, max: 19.95 },
  },
  'short-term': { title: 'Up to 5 years', maxTermYears: 5 },
} as const satisfies Record<string, BoundsRow>;

export type BoundsVariant = keyof typeof boundsVariants;
export const boundsNames = keysOf(boundsVariants);

/** The ends and steps of every field (FIN-04); money in integer cents. */
export type CalculatorLimits = {
  priceCents: Range;
  depositCents: Range;
  finalPaymentCents: Range;
  termYears: Range;
  ratePercent: Range;
};

/** A site's own bounds, for every lender that sets none. */
type SiteBounds = {
  financeLowestPriceDollars: number;
  financeHighestPriceDollars: number;
  financeLongestTermYears: number;
  financeLowestRatePercent: number;
  financeHighestRatePercent: number;
};

const maxDepositCents = 25_000_000;
/** "The maximum may be 100000, or 1.05 × the price above that" (FIN-04). */
const fromPrice = { plainCents: 10_000_000, factor: 1.05 } as const;

/**
 * The limits of a calculator: rates are the lender's where it has its own, the lowest price is the
 * higher and the maximum term the shorter of lender's and site's (FIN-04). With `priceCents` the
 * maximum price follows the price of the car.
 */
export function calculatorLimits(
  variant: BoundsVariant,
  site: SiteBounds,
  priceCents: number | null,
): CalculatorLimits {
  const own: BoundsRow = boundsVariants[variant];
  const maxCount = priceCents === null ? site.financeHighestPriceDollars * 100 : largestLoanCents(priceCents);
  const rates = own.ratePercent ?? { min: site.financeLowestRatePercent, max: site.financeHighestRatePercent };
  return {
    priceCents: {
      min: Math.max(own.lowestPriceDollars ?? 0, site.financeLowestPriceDollars) * 100,
      max: maxCount,
      step: 50_000,
    },
    depositCents: { min: 0, max: maxDepositCents, step: 50 },
    finalPaymentCents: { min: 0, max: maxDepositCents, step: 50 },
    termYears: { min: 1, max: Math.min(own.maxTermYears ?? 7, site.financeLongestTermYears), step: 0.5 },
    ratePercent: { ...rates, step: 0.5 },
  };
}

const largestLoanCents = (priceCents: number): number =>
  priceCents > fromPrice.plainCents ? Math.round(priceCents * fromPrice.factor) : fromPrice.plainCents;

/** A value between the ends, both included; NaN is the lower end (FIN-04). */
export const clamped = (value: number, { min, max }: Range): number =>
  Number.isNaN(value) ? min : Math.min(max, Math.max(min, value));

/** The nearest step between the ends. */
export const stepped = (value: number, range: Range): number =>
  Math.min(range.max, Math.max(range.min, Math.round(clamped(value, range) / range.step) * range.step));

/** "Cannot be less than {min} or more than {max}", at or beyond either bound of the price; null in between (FIN-04). */
export function priceProblem(priceCents: number, { min, max }: Range, shown: (cents: number) => string): string | null {
  return priceCents <= min || priceCents >= max ? `Cannot be less than ${shown(min)} or more than ${shown(max)}` : null;
}
