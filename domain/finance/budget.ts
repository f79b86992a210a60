/** How a shopper states what they can pay (FIN-13); money in integer cents. */
type Budget = { repaymentCents: number; depositCents: number; frequency: 'weekly' | 'monthly' };

/** Where the budget search starts (FIN-13), cents. */
export const usualRepaymentCents = { weekly: 20_000, monthly: 60_000 } as const;
export const usualDepositCents = 200_000;
/** Cars at this price or below are not part of it (FIN-13), cents. */
const budgetPriceAboveCents = 100_000;
/** The same as the least price of a search address, which is in whole dollars and counts it in: cents. */
export const budgetLowestCents = budgetPriceAboveCents + 100;
/** The highest price where the stock's own is not available (FIN-13), cents. */
export const fallbackHighestCents = 10_000_000;
const maxCents = 100_000_000;
const termYears = 5;

/**
 * What the budget buys: repayment × 12 or 52 × 5 + deposit, in cents (FIN-13). It leaves interest out, as the specification has it, so
 * no rate may be beside it, only its disclaimer. Repayment and deposit are held between 0 and $1,000,000; what is no number is 0.
 */
export function budgetCents({ repaymentCents, depositCents, frequency }: Budget): number {
  return held(repaymentCents) * (frequency === 'monthly' ? 12 : 52) * termYears + held(depositCents);
}

/** An amount between 0 and $1,000,000; 0 for what is no number (FIN-13). */
export const held = (cents: number): number =>
  Number.isNaN(cents) ? 0 : Math.min(maxCents, Math.max(0, Math.round(cents)));

/** The disclaimer that may be below the figure (FIN-13). */
export const budgetDisclaimer =
  'Estimated budget based on a 5 year term. This is an indicative estimate only and does not account for interest rates, fees, or residual/balloon payments.';
