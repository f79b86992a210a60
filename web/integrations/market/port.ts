import { z } from 'zod';
import type { MarketValue, OwnCar } from '@/domain/leads/valuation.ts';
import type { GaugeResponse } from '@/domain/stock/vehicle-page/auto-gauge.ts';
import type { Integration } from '../integration.ts';

/** A request to the source; dollars, 0 and empty for missing values. */
export type MarketQuestion = {
  vin: string;
  nvic: string;
  year: number;
  make: string;
  model: string;
  badge: string;
  kilometres: number;
  state: string;
  price: number;
  /** The averages that came with the stock feed. */
  stateAverage: number;
  nationalAverage: number;
};

const figure = z.number().nullish();

/** The source's result (VDP-12); what it leaves out hides the gauge. */
export const gaugeResponse = z.object({
  fill: figure,
  listing_price: figure,
  market_range_min: figure,
  market_range_max: figure,
  confidence: figure,
  description: z.string().max(500).nullish(),
}) satisfies z.ZodType<GaugeResponse>;

/** The source's result for a shopper's own car (FORM-09); whole dollars and kilometres. */
export const marketValue = z
  .object({
    low: z.number().int().positive().max(10_000_000),
    high: z.number().int().positive().max(10_000_000),
    usualKilometres: z.number().int().nonnegative().max(1_000_000),
    source: z.string().max(200),
  })
  .refine(({ low, high }) => low <= high) satisfies z.ZodType<MarketValue>;

/**
 * Compares a price with the market (VDP-12), and returns what the trade pays for a car (FORM-09).
 */
export type Market = Integration & {
  /** Null for an unlisted vehicle. Rejects if the source does not respond. */
  gauge(question: MarketQuestion, signal: AbortSignal): Promise<GaugeResponse | null>;
  /** Null for an unlisted car. Rejects if the source does not respond. */
  value(car: OwnCar & { rego: string; regoState: string }, signal: AbortSignal): Promise<MarketValue | null>;
};
