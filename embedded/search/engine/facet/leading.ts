import { NumberColumn } from '../columns/number-column.ts';
import type { TextColumn } from '../columns/text-column.ts';
import { best } from '../sort/top.ts';
import { Counts } from './counts.ts';
import { bringSmallest } from './smallest.ts';

const mostCount = 2 ** 22;
const numberSpan = 2 ** 31;
const shown = new Counts();
let keys = new Float64Array(256);

/** The `limit` most frequent values, by count, then by value. Count and place in the order of values make one number to sort by. */
export function leading(column: TextColumn | NumberColumn, found: Counts, limit: number): Counts {
  let most = 0;
  for (let at = 0; at < found.length; at++) if ((found.counts[at] as number) > most) most = found.counts[at] as number;
  if (most >= mostCount) return byComparison(column, found, limit);
  if (!(column instanceof NumberColumn)) {
    const { sorted, ranks } = column.ranked();
    fillKeys(found, most, ranks, sorted.length);
    return decode(bringSmallest(keys, found.length, limit), most, sorted.length, (rank) => sorted[rank] as number);
  }
  if (!column.whole) return byComparison(column, found, limit);
  fillKeys(found, most, column.values, numberSpan);
  return decode(bringSmallest(keys, found.length, limit), most, numberSpan, (value) => column.codeFor(value) ?? 0);
}

function fillKeys({ codes, counts, length }: Counts, most: number, places: ArrayLike<number>, span: number): void {
  if (keys.length < length) keys = new Float64Array(length + (length >> 2));
  for (let at = 0; at < length; at++) {
    keys[at] = (most - (counts[at] as number)) * span + (places[codes[at] as number] as number);
  }
}

function decode(length: number, most: number, span: number, codeAt: (place: number) => number): Counts {
  shown.start(length);
  for (let at = 0; at < length; at++) {
    const key = keys[at] as number;
    const behind = Math.floor(key / span);
    shown.add(codeAt(key - behind * span), most - behind);
  }
  return shown;
}

function byComparison(column: TextColumn | NumberColumn, found: Counts, limit: number): Counts {
  const { codes, counts, length } = found;
  const valueAt = (at: number) => column.values[codes[at] as number] ?? '';
  const later = (one: number, other: number) => valueAt(one) > valueAt(other);
  return found.picked(best(length, limit, (at) => -(counts[at] as number), later));
}
