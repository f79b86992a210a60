import type { PriceScale } from '@/domain/stock/stock-search.ts';

/** The ends of the price slider, its step, and how near its thumbs may come: a dollar (FIN-14). Cents. */
export const priceBounds = { minCents: 500_000, maxCents: 25_000_000, stepCents: 50_000, gapCents: 100 } as const;

/** What the bars are counted on: $2,500 each, or $5,000 where that would be too many to tell apart. */
export const priceScale: PriceScale = { fromCents: 500_000, barCents: 250_000, bars: 98 };
export const mostBars = 60;
