type Band = { step: number; top: number };

/** Bands of the facet `price_range`, dollars: tens of thousands up to 100,000, then open. */
export const priceBand: Band = { step: 10_000, top: 100_000 };
/** Bands of the facet `weekly_price_range`, dollars a week: fifties up to 500, then open. */
export const weeklyBand: Band = { step: 50, top: 500 };

/** The band that holds an amount, as `min:max` with the maximum left out of the top band (SRCH-02: a range is `min:max`); lower bound inclusive. */
export function bandOf(dollars: number, { step, top }: Band): string {
  if (dollars >= top) return `${top}:`;
  const from = Math.floor(dollars / step) * step;
  return `${from}:${from + step}`;
}
