import { priceShownAboveCents } from '../price-display.ts';
import type { FacetAttribute } from './facet-rules.ts';

/** How many vehicles lie from `from` up to where the next bar begins. */
export type RangeBar = { from: number; count: number };

/**
 * Bars of one width from 0 on; the last takes everything above. Dollars and kilometres. Below
 * `least` a figure means that there is none.
 */
const scales: Partial<Record<FacetAttribute, { width: number; bars: number; least?: number }>> = {
  price: { width: 2_500, bars: 48, least: priceShownAboveCents / 100 },
  km: { width: 5_000, bars: 48 },
};

/**
 * The facet as it is requested: ranges of many values in bars (`price(b0:[0, 2500], …)`), all
 * others value by value.
 */
export function facetExpression(name: FacetAttribute): string {
  const scale = scales[name];
  if (!scale) return name;
  const bars = Array.from({ length: scale.bars }, (_, at) => {
    const end = at === scale.bars - 1 ? '' : String((at + 1) * scale.width);
    return `b${at}:[${at * scale.width || (scale.least ?? 0)}, ${end}]`;
  });
  return `${name}(${bars.join(', ')})`;
}

/** The bars of a counted range, lowest first, without the empty ones at either side. */
export function rangeBars(
  name: FacetAttribute,
  counts: readonly { value?: string; count: number }[] | undefined,
): RangeBar[] {
  const width = scales[name]?.width;
  const bars = (counts ?? []).flatMap(({ value = '', count }) => {
    const from = width === undefined ? Number(value) : Number(value.slice(1)) * width;
    return Number.isFinite(from) && count > 0 ? [{ from, count }] : [];
  });
  return bars.sort((one, other) => one.from - other.from);
}

/** The ends of a counted range. A price of 0 is a missing one: where there is such, the lowest bar is the lower end. */
export function rangeEnds(
  name: FacetAttribute,
  ends: { min: number; max: number } | null,
  [lowest]: readonly RangeBar[],
): { min: number; max: number } | null {
  const { least } = scales[name] ?? {};
  return ends && lowest && least !== undefined && ends.min <= least ? { ...ends, min: lowest.from } : ends;
}
