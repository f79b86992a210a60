import type { LenderKind } from './lender-kind.ts';
import type { LenderTerms } from './lender-terms.ts';

/**
 * A lender's conditions on a car before an estimate may be shown. An absent one sets no condition
 * (FIN-02).
 */
type LenderRule = {
  /** The model year must be newer than this year minus so many. */
  newerThanYears?: number;
  /** The price must be above it, cents. */
  priceAboveCents?: number;
  /** The figure that the calculation must have given. */
  needs?: 'weekly payment' | 'monthly payment';
  /** Which lines its card shows: with `zero-final-payment` deposit, term and a final payment of $0 (FIN-07). */
  card?: 'zero-final-payment';
  /** The calculator offers no other frequency (FIN-04). */
  frequencyFixed?: true;
  /** The values of its record where staff leave them empty (FIN-04, FIN-06). */
  preset?: Partial<LenderTerms>;
};

/** A disclaimer with the range of one lender's comparison rates (FIN-08); staff may write another. */
const rangeDisclaimer =
  'Comparison rates of {lender} range from 8.38% to 19.42% p.a., by borrower and vehicle; here the interest rate is {rate} and the ' +
  'comparison rate {comparison rate}. Estimate only, not an offer of credit: lending criteria, terms and conditions apply, and other ' +
  'fees and charges may be payable.';

const above500 = { priceAboveCents: 50_000 } as const;

/** One row for each provider of the specification: its rules are data, and nowhere else in the code (FIN-02). */
export const lenderRules: Readonly<Record<LenderKind, LenderRule>> = {
  manual: { ...above500, needs: 'weekly payment' },
  taurus: {
    ...above500,
    newerThanYears: 12,
    preset: { establishmentFeeCents: 1_300_00, bounds: 'high-rates', disclaimer: rangeDisclaimer },
  },
  '360-finance': { preset: { bounds: 'mid-rates' } },
  ausloans: { preset: { bounds: 'wide-rates', rounding: 'nearest-dollar' } },
  angle: {
    ...above500,
    needs: 'weekly payment',
    card: 'zero-final-payment',
    preset: { establishmentFeeCents: 1_360_50, depositPercent: 10 },
  },
  powertorque: {
    ...above500,
    needs: 'weekly payment',
    preset: { frequencyPolicy: 'from-weekly', bounds: 'short-term' },
  },
  'nissan-finance': {
    ...above500,
    needs: 'monthly payment',
    frequencyFixed: true,
    preset: { frequency: 'monthly', frequencyPolicy: 'from-monthly', termYears: 6 },
  },
};
