import { type BoundsRow, boundsVariants } from '@/domain/finance/bounds.ts';
import { lenderRules } from '@/domain/finance/lender-rules.ts';
import { nounFor } from '@/domain/vocabulary/counted.ts';
import { isKeyOf } from '@/domain/vocabulary/typed-keys.ts';

/** Fields of lender terms that are validated together. */
type Terms = { provider?: string; bounds?: string; depositPercent?: number };
type Context = { parent?: unknown };
const termsIn = ({ parent }: Context) => parent as Terms | undefined;

/** Returns an error when the calculator does not accept a rate, or `true` (FIN-04). */
export function checkRateInBounds(rate: number | undefined, context: Context): true | string {
  const own = boundsOf(termsIn(context))?.ratePercent;
  if (rate === undefined || !own || (rate >= own.min && rate <= own.max)) return true;
  return `The calculator of this lender takes ${own.min} to ${own.max}%: choose another under "What the calculator takes", or correct the rate.`;
}

/**
 * Returns an error when a term is longer than the calculator accepts, or not in whole or half
 * years; or `true` (FIN-04).
 */
export function checkTerm(years: number | undefined, context: Context): true | string {
  if (years === undefined) return true;
  if (!Number.isInteger(years * 2)) return 'Use whole or half years.';
  const maxYears = boundsOf(termsIn(context))?.maxTermYears ?? 7;
  return years <= maxYears
    ? true
    : `The calculator of this lender takes up to ${maxYears} ${nounFor(maxYears, 'years')}.`;
}

/** Returns an error if nothing is left to repay, or `true`. */
export function checkFinalPayment(percent: number | undefined, context: Context): true | string {
  const deposit = termsIn(context)?.depositPercent ?? 0;
  return deposit + (percent ?? 0) < 100 ? true : 'Deposit and final payment together must be less than the price.';
}

/** The chosen bounds, else those of the provider's preset. */
function boundsOf(terms: Terms | undefined) {
  const { provider = '', bounds } = terms ?? {};
  const preset = isKeyOf(lenderRules, provider) ? lenderRules[provider].preset?.bounds : undefined;
  const name = bounds ?? preset ?? '';
  if (!isKeyOf(boundsVariants, name)) return undefined;
  const row: BoundsRow = boundsVariants[name];
  return row;
}
