import type { StockVehicle } from '../stock-vehicle.ts';

/**
 * The market source's result for a vehicle, by the specification's names; dollars, shares from 0 to
 * 1. Anything of it may be missing.
 */
export type GaugeResponse = {
  fill?: number | null;
  listing_price?: number | null;
  market_range_min?: number | null;
  market_range_max?: number | null;
  confidence?: number | null;
  description?: string | null;
  /** A sandbox replaces the source. */
  sandbox?: boolean;
};

export type GaugeBand = 'low' | 'middle' | 'high';
export type Gauge = {
  /** From 0.2 to 1. */
  fill: number;
  band: GaugeBand;
  /** Empty over the middle of the market: what costs more than most is called no deal. */
  verdict: 'Good Deal' | 'Great Deal' | '';
  /** Whole dollars. */
  price: number;
  min: number;
  max: number;
  /** Where the price lies between the two, from 0 to 1. */
  at: number;
  description: string;
};

/** VDP-12. */
const leastConfidence = 0.2;
const leastFill = 0.2;
const greatFrom = 0.65;
const bands = { middle: 0.3, high: 0.6 } as const;
const priceOverCents = 200_00;

/** Whether a vehicle has a gauge at all: in stock, not sold, not reserved, for more than $200 (VDP-12). */
export const hasGauge = ({ card, availability }: Pick<StockVehicle, 'card' | 'availability'>): boolean =>
  availability === 'in_stock' && !card.reserved && card.priceCents > priceOverCents;

/**
 * What the gauge shows; null where it is hidden: a figure is missing, the source is hardly sure
 * (0.2 or below), or the market ends below the listing price (VDP-12).
 */
export function gaugeOf(response: GaugeResponse | null): Gauge | null {
  const { fill, listing_price, market_range_min, market_range_max, confidence } = response ?? {};
  const figures = [fill, listing_price, market_range_min, market_range_max, confidence];
  if (!figures.every((figure) => typeof figure === 'number' && Number.isFinite(figure))) return null;
  const [share = 0, price = 0, min = 0, max = 0, sure = 0] = figures as number[];
  if (sure <= leastConfidence || max < price || max <= min) return null;
  const shown = Math.min(1, Math.max(leastFill, share));
  return {
    fill: shown,
    band: shown < bands.middle ? 'low' : shown < bands.high ? 'middle' : 'high',
    verdict: price > (min + max) / 2 ? '' : shown < greatFrom ? 'Good Deal' : 'Great Deal',
    price: Math.round(price),
    min: Math.round(min),
    max: Math.round(max),
    at: Math.min(1, Math.max(0, (price - min) / (max - min))),
    description: response?.description ?? '',
  };
}
