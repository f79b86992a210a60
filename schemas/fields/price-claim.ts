/** What a price may be, as Australian law and trade name it (PLUS-08). */
export const priceTypes = [
  { value: 'drive-away', title: 'Drive away' },
  { value: 'before-on-roads', title: 'Before on-road costs' },
  { value: 'excluding-government-charges', title: 'Excl. govt. charges' },
];

export type PriceClaim = {
  price?: number;
  priceType?: string;
  weeklyRepayment?: number;
  interestRatePercent?: number;
  comparisonRatePercent?: number;
  disclaimer?: string;
};

/** Says why a price may not be shown like this, or `true`: a price names its type (Australian Consumer Law, s 48). */
export function checkPriceType({ price, priceType }: PriceClaim): true | string {
  return price && !priceType ? 'Say what the price is: drive away, or before which costs.' : true;
}

/** Says what a stated repayment lacks, or `true`: rate, comparison rate and its warning stand beside it (National Credit Code, s 160). */
export function checkRepayment({
  weeklyRepayment,
  interestRatePercent,
  comparisonRatePercent,
  disclaimer,
}: PriceClaim) {
  if (!weeklyRepayment) return true;
  if (interestRatePercent === undefined) return 'A repayment needs its interest rate beside it.';
  if (comparisonRatePercent === undefined) return 'A repayment needs its comparison rate beside it.';
  if (comparisonRatePercent < interestRatePercent) return 'A comparison rate is never lower than the interest rate.';
  return /comparison rate/i.test(disclaimer ?? '') && /warning/i.test(disclaimer ?? '')
    ? true
    : 'A comparison rate needs its warning. Write it into the disclaimer: "WARNING: This comparison rate is true only for the examples given…".';
}
