import type { Counts } from './counts.ts';
import type { FacetRange } from './parse-facet.ts';

/**
 * How many of what was counted lie in each range, in the order of the ranges; `values` are the
 * numbers of the codes.
 */
export function countRanges(
  ranges: readonly FacetRange[],
  values: ArrayLike<unknown>,
  found: Pick<Counts, 'codes' | 'counts' | 'length'>,
): number[] {
  const apart = withoutOverlaps(ranges);
  if (!apart) return ranges.map((range) => countWithin(range, values, found));
  const totals = countApart(apart, values, found);
  const places = new Map(apart.map((range, at) => [range, at]));
  return ranges.map((range) => totals[places.get(range) ?? -1] ?? 0);
}

export const lies = (value: number, { low, high }: FacetRange): boolean => value >= low && value < high;

/** In ascending order and without those that hold nothing; null where two hold the same number. */
function withoutOverlaps(ranges: readonly FacetRange[]): FacetRange[] | null {
  const ordered = ranges.filter(({ low, high }) => low < high).sort((one, other) => one.low - other.low);
  return ordered.every(({ low }, at) => at === 0 || low >= (ordered[at - 1] as FacetRange).high) ? ordered : null;
}

/**
 * Tens of thousands of different prices against dozens of bars: each is looked up in a few steps,
 * not compared with every bar.
 */
function countApart(
  ranges: readonly FacetRange[],
  values: ArrayLike<unknown>,
  { codes, counts, length }: Pick<Counts, 'codes' | 'counts' | 'length'>,
): Float64Array {
  const lows = Float64Array.from(ranges, ({ low }) => low);
  const highs = Float64Array.from(ranges, ({ high }) => high);
  const totals = new Float64Array(ranges.length);
  for (let at = 0; at < length; at++) {
    const value = values[codes[at] as number] as number;
    let from = 0;
    let to = lows.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((lows[middle] as number) <= value) from = middle + 1;
      else to = middle;
    }
    if (from > 0 && value < (highs[from - 1] as number))
      totals[from - 1] = (totals[from - 1] as number) + (counts[at] as number);
  }
  return totals;
}

function countWithin(
  range: FacetRange,
  values: ArrayLike<unknown>,
  { codes, counts, length }: Pick<Counts, 'codes' | 'counts' | 'length'>,
): number {
  let count = 0;
  for (let at = 0; at < length; at++)
    if (lies(values[codes[at] as number] as number, range)) count += counts[at] as number;
  return count;
}
