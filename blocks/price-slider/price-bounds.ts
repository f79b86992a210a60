import type { PriceScale } from '@/domain/stock/stock-search.ts';

/** The ends of the price slider, its step, and how near its thumbs may come: a dollar (FIN-14). Cents. */
export const priceBounds = { minCents: 500_000, maxCents: 25_000_000, stepCents: 50_000, gapCents: 100 } as const;

/** The bars are over the slider and are as wide as it: $5,000 each, so that those inside its thumbs are those that the thumbs are under. */
export const priceScale: PriceScale = { fromCents: 500_000, barCents: 500_000, bars: 49 };
