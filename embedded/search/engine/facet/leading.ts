import { NumberColumn } from '../columns/number-column.ts';
import type { TextColumn } from '../columns/text-column.ts';
import { best } from '../sort/top.ts';
import { Counts } from './counts.ts';
import { Smallest } from './smallest.ts';

const mostRows = 2 ** 22;
const numberSpan = 2 ** 31;
const shown = new Counts();
const smallest = new Smallest();

/** The `limit` most frequent values, by count, then by value. Count and place in the order of values make one number to sort by. */
export function leading(column: TextColumn | NumberColumn, found: Counts, limit: number): Counts {
  const rows = column.coded?.rows ?? 0;
  const wanted = Math.min(limit, found.length);
  if (rows >= mostRows || (column instanceof NumberColumn && !column.whole)) return byComparison(column, found, wanted);
  if (wanted === 0) return shown.start(0);
  smallest.start(wanted);
  const least = leastShown(found, wanted);
  if (column instanceof NumberColumn) offerNumbers(column, found, least);
  else offerTexts(column, found, least);
  const { codes, counts } = found;
  const places = smallest.ordered();
  shown.start(wanted);
  for (let at = 0; at < wanted; at++) {
    const place = places[at] as number;
    shown.add(codes[place] as number, counts[place] as number);
  }
  return shown;
}

function offerTexts(column: TextColumn, { codes, counts, length }: Counts, least: number): void {
  const { sorted, ranks } = column.ranked();
  for (let at = 0; at < length; at++) {
    const count = counts[at] as number;
    if (count >= least) smallest.offer((ranks[codes[at] as number] as number) - count * sorted.length, at);
  }
}

function offerNumbers({ values }: NumberColumn, { codes, counts, length }: Counts, least: number): void {
  for (let at = 0; at < length; at++) {
    const count = counts[at] as number;
    if (count >= least) smallest.offer((values[codes[at] as number] as number) - count * numberSpan, at);
  }
}

const tellsApart = 64;
const byCount = new Uint32Array(tellsApart);

/** A count that the `wanted` most frequent values reach: mostly few do, so that few need to be put in order. */
function leastShown({ counts, length }: Counts, wanted: number): number {
  if (length <= wanted) return 0;
  byCount.fill(0);
  for (let at = 0; at < length; at++) {
    const slot = Math.min(counts[at] as number, tellsApart - 1);
    byCount[slot] = (byCount[slot] as number) + 1;
  }
  let least = tellsApart;
  for (let reaching = 0; reaching < wanted; ) reaching += byCount[--least] as number;
  return least;
}

function byComparison(column: TextColumn | NumberColumn, found: Counts, limit: number): Counts {
  const { codes, counts, length } = found;
  const valueAt = (at: number) => column.values[codes[at] as number] ?? '';
  const later = (one: number, other: number) => valueAt(one) > valueAt(other);
  return found.picked(best(length, { offset: 0, limit }, (at) => -(counts[at] as number), later));
}
