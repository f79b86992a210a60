import type { SpannedAttribute } from './facet-rules.ts';
import type { SearchFacet } from './page-result.ts';

/** The line on which a range is chosen. */
export type RangeScale = { min: number; max: number; step: number };

/** Where the stock does not give it (SRCH-13). */
const usualMax = 100_000;
const thousands: ReadonlySet<SpannedAttribute> = new Set(['price', 'km']);

/**
 * From the stock's lowest to its highest value; price and kilometres in whole thousands, a step a hundredth of the range but no less than
 * a thousand there, and than one elsewhere (SRCH-13).
 */
export function rangeScale(attribute: SpannedAttribute, stats: SearchFacet['facetStats'] | undefined): RangeScale {
  const unit = thousands.has(attribute) ? 1_000 : 1;
  const highest = stats && stats.max > 0 ? stats.max : usualMax;
  const min = Math.floor(Math.max(0, stats?.min ?? 0) / unit) * unit;
  const max = Math.max(min + unit, Math.ceil(highest / unit) * unit);
  return { min, max, step: Math.max(unit, Math.round((max - min) / 100 / unit) * unit) };
}
