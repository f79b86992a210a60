import { ceiling, nearest, type Rational } from './rational.ts';

/** How an exact repayment becomes cents: the lender's own rule, or the site's "rounded up" (FIN-01). */
export const roundingPolicies = {
  'nearest-cent': { title: 'To the nearest cent', unitCents: 1, up: false },
  'up-to-cent': { title: 'Up to the next cent', unitCents: 1, up: true },
  'nearest-dollar': { title: 'To the nearest dollar', unitCents: 100, up: false },
  'up-to-dollar': { title: 'Up to the next dollar', unitCents: 100, up: true },
} as const;

export type RoundingPolicy = keyof typeof roundingPolicies;

/** Exact cents to integer cents by the named rule; a half goes away from zero. */
export function rounded({ top, bottom }: Rational, rule: RoundingPolicy): number {
  const { unitCents, up } = roundingPolicies[rule];
  const units = { top, bottom: bottom * BigInt(unitCents) };
  return Number(up ? ceiling(units) : nearest(units)) * unitCents;
}

/**
 * `rounded` for a double that is at most `error` cents off; null where the rule would round its two
 * ends differently, so that only the exact value decides. Repayments are not negative here.
 */
export function roundedNear(value: number, error: number, rule: RoundingPolicy): number | null {
  const { unitCents, up } = roundingPolicies[rule];
  const toUnits = (cents: number) => (up ? Math.ceil(cents / unitCents) : Math.floor(cents / unitCents + 0.5));
  const [low, high] = [toUnits(value - error), toUnits(value + error)];
  return low === high && value > error ? low * unitCents : null;
}
