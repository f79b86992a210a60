/** Types of a price in Australian law and trade (PLUS-08). */
export const priceTypes = [
  { value: 'drive-away', title: 'Drive away' },
  { value: 'excluding-government-charges', title: 'Excl. govt. charges' },
];

/** Fields of an offer, model or variant, from a form or the API. */
type PriceClaim = {
  price?: unknown;
  priceType?: unknown;
  weeklyRepayment?: unknown;
  interestRatePercent?: unknown;
  comparisonRatePercent?: unknown;
  disclaimer?: unknown;
};

/** Returns an error for a price without type, or `true` (Australian Consumer Law, s 48). */
export function checkPriceType({ price, priceType }: PriceClaim): true | string {
  return price && !priceTypes.some(({ value }) => value === priceType)
    ? 'Say what the price is: drive away, or without government charges.'
    : true;
}

/**
 * Returns what a repayment lacks, or `true`: it needs rate, comparison rate and warning (National
 * Credit Code, s 160).
 */
export function checkRepayment({
  weeklyRepayment,
  interestRatePercent,
  comparisonRatePercent,
  disclaimer,
}: PriceClaim): true | string {
  if (!weeklyRepayment) return true;
  if (typeof interestRatePercent !== 'number') return 'A repayment needs its interest rate beside it.';
  if (typeof comparisonRatePercent !== 'number') return 'A repayment needs its comparison rate beside it.';
  if (comparisonRatePercent < interestRatePercent) return 'A comparison rate is never lower than the interest rate.';
  const text = typeof disclaimer === 'string' ? disclaimer : '';
  return /comparison rate/i.test(text) && /warning/i.test(text)
    ? true
    : 'A comparison rate needs its warning. Write it into the disclaimer: "WARNING: This comparison rate is true only for the examples given…".';
}
