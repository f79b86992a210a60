/** How a shopper states what they can pay (FIN-13); money in integer cents. */
type Budget = { repaymentCents: number; depositCents: number; frequency: BudgetFrequency };
export type BudgetFrequency = 'weekly' | 'monthly';
/** A repayment as the shopper set it, cents. */
export type SetRepayment = { cents: number; frequency: BudgetFrequency };

/** Where the budget search starts (FIN-13), cents. */
export const usualRepaymentCents = { weekly: 20_000, monthly: 60_000 } as const;
export const usualDepositCents = 200_000;
/** Cars at this price or below are not part of it (FIN-13), cents. */
const budgetPriceAboveCents = 100_000;
/** The least price of the budget search as an address has it, whole dollars and included; in cents. */
export const budgetLowestCents = budgetPriceAboveCents + 100;
/** The highest price where the stock's own is not available (FIN-13), cents. */
export const fallbackHighestCents = 10_000_000;
const maxCents = 100_000_000;
const termYears = 5;
const perYear = { weekly: 52, monthly: 12 } as const;

/**
 * What the budget buys: repayment × 12 or 52 × 5 + deposit, in cents (FIN-13). It leaves interest
 * out, as the specification has it, so no rate may be shown beside it, only its disclaimer.
 * Repayment and deposit are held between 0 and $1,000,000; NaN is 0.
 */
export function budgetCents({ repaymentCents, depositCents, frequency }: Budget): number {
  return held(repaymentCents) * perYear[frequency] * termYears + held(depositCents);
}

/**
 * The repayment at a frequency, cents (FIN-13): what the shopper set, at another frequency the same
 * money a year in whole dollars; the usual one while they have set none.
 */
export function repaymentFor(set: SetRepayment | null, frequency: BudgetFrequency): number {
  if (!set) return usualRepaymentCents[frequency];
  if (set.frequency === frequency) return set.cents;
  return held(Math.round((set.cents * perYear[set.frequency]) / perYear[frequency] / 100) * 100);
}

/** An amount between 0 and $1,000,000; 0 for NaN (FIN-13). */
export const held = (cents: number): number =>
  Number.isNaN(cents) ? 0 : Math.min(maxCents, Math.max(0, Math.round(cents)));

/** The disclaimer below the figure (FIN-13). */
export const budgetDisclaimer =
  'Estimated budget based on a 5 year term. This is an indicative estimate only and does not account for interest rates, fees, or residual/balloon payments.';
