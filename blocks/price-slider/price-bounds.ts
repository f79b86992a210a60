import type { PriceScale } from '@/domain/stock/stock-search.ts';

/** Ends of the price slider, its step, and the smallest gap between the thumbs (FIN-14). Cents. */
export const priceBounds = { minCents: 500_000, maxCents: 25_000_000, stepCents: 50_000, gapCents: 100 } as const;

/**
 * Bars of $5,000 each over the whole slider, so that the bars between the thumbs are those in the
 * range.
 */
export const priceScale: PriceScale = { fromCents: 500_000, barCents: 500_000, bars: 49 };
