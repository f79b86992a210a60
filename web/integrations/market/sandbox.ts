import { sampleMarket } from '@/domain/leads/sample-market.ts';
import type { Market } from './port.ts';

/**
 * The spread of the market to either side of its average, as a share; the middle is the average
 * that cards use.
 */
const spread = 0.085;

/**
 * The average from the stock feed with a usual spread, and sample prices of common cars with usual
 * depreciation. Results name it as a sandbox.
 */
export function open(): Market {
  return {
    kind: 'sandbox',
    gauge: async ({ price, state, stateAverage, nationalAverage }) => {
      const average = stateAverage || nationalAverage;
      if (average <= 0) return null;
      const away = Math.max(1, Math.round((average * spread) / 100)) * 100;
      const [min, max] = [Math.round(average) - away, Math.round(average) + away];
      return {
        fill: Math.min(1, Math.max(0, (max - price) / (max - min))),
        listing_price: price,
        market_range_min: min,
        market_range_max: max,
        confidence: stateAverage > 0 ? 0.7 : 0.4,
        description: `Sample figures: the average that came with the stock feed${stateAverage > 0 && state ? ` for ${state.toUpperCase()}` : ''}, not a live market.`,
      };
    },
    value: async (car) => sampleMarket(car, new Date().getFullYear()),
  };
}
