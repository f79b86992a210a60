import { z } from 'zod';
import type { GaugeAnswer } from '@/domain/stock/vehicle-page/auto-gauge.ts';
import type { Integration } from '../integration.ts';

/** What the source has to know of a vehicle; dollars, 0 and empty where nothing is known. */
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

/** What the source answers (VDP-12); what it leaves out hides the gauge. */
export const gaugeAnswer = z.object({
  fill: figure,
  listing_price: figure,
  market_range_min: figure,
  market_range_max: figure,
  confidence: figure,
  description: z.string().max(500).nullish(),
}) satisfies z.ZodType<GaugeAnswer>;

/** Where a price stands in the market (VDP-12). */
export type Market = Integration & {
  /** Null when the source knows nothing of such a vehicle. Rejects when it does not answer. */
  gauge(question: MarketQuestion, signal: AbortSignal): Promise<GaugeAnswer | null>;
};
