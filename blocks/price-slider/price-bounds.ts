/** The ends of the price slider, its step, and how near its thumbs may come: a dollar (FIN-14). Cents. */
export const priceBounds = { minCents: 500_000, maxCents: 25_000_000, stepCents: 50_000, gapCents: 100 } as const;

/** The bars behind the slider stand on its own line: $5,000 each, from end to end. */
export const priceScale = { fromCents: 500_000, barCents: 500_000, bars: 49 } as const;
