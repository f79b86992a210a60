import { type BoundsRow, type BoundsVariant, boundsVariants } from '@/domain/finance/bounds.ts';
import type { LenderKind } from '@/domain/finance/lender-kind.ts';
import { lenderRules } from '@/domain/finance/lender-rules.ts';
import { nounFor } from '@/domain/vocabulary/counted.ts';

/** The fields of lender terms that are checked against each other, as a form holds them. */
type Terms = { provider?: string; bounds?: string; depositPercent?: number };
type Context = { parent?: unknown };

/** Returns an error when the calculator does not accept a rate, or `true` (FIN-04). */
export function checkRateInBounds(rate: number | undefined, { parent }: Context): true | string {
  const own = boundsOf(parent as Terms | undefined)?.ratePercent;
  if (rate === undefined || !own || (rate >= own.min && rate <= own.max)) return true;
  return `The calculator of this lender takes ${own.min} to ${own.max}%: choose another under "What the calculator takes", or correct the rate.`;
}

/**
 * Returns an error when a term is longer than the calculator accepts, or not in whole or half
 * years; or `true` (FIN-04).
 */
export function checkTerm(years: number | undefined, { parent }: Context): true | string {
  if (years === undefined) return true;
  if (!Number.isInteger(years * 2)) return 'Use whole or half years.';
  const maxYears = boundsOf(parent as Terms | undefined)?.maxTermYears ?? 7;
  return years <= maxYears
    ? true
    : `The calculator of this lender takes up to ${maxYears} ${nounFor(maxYears, 'years')}.`;
}

/** Returns an error when nothing would be left to repay, or `true`. */
export function checkFinalPayment(percent: number | undefined, { parent }: Context): true | string {
  const deposit = (parent as Terms | undefined)?.depositPercent ?? 0;
  return deposit + (percent ?? 0) < 100 ? true : 'Deposit and final payment together must be less than the price.';
}

/** The bounds that a form names, else those of its provider's preset. */
function boundsOf(terms: Terms | undefined) {
  const preset = lenderRules[terms?.provider as LenderKind]?.preset?.bounds;
  const name = terms?.bounds ?? preset;
  if (!name || !Object.hasOwn(boundsVariants, name)) return undefined;
  const row: BoundsRow = boundsVariants[name as BoundsVariant];
  return row;
}
