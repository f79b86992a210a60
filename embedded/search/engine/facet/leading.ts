import type { NumberColumn } from '../columns/number-column.ts';
import type { TextColumn } from '../columns/text-column.ts';
import type { ValueRanks } from '../columns/value-ranks.ts';
import { Counts } from './counts.ts';
import { FirstRanks } from './first-ranks.ts';
import { Smallest } from './smallest.ts';

const shown = new Counts();
const smallest = new Smallest();
const firstRanks = new FirstRanks();

/**
 * The `limit` most frequent values, by count, then by value. Valid until the next are requested.
 *
 * Most values of a number occur once or twice in a search, so that most that are shown share the lowest count shown: these are put in order
 * by their marks in a row of bits, only the few above them are sorted.
 */
export function leading(column: TextColumn | NumberColumn, found: Counts, limit: number): Counts {
  const wanted = Math.min(limit, found.length);
  shown.start(wanted);
  if (wanted === 0) return shown;
  const ranked = column.ranked();
  const min = lowestShown(found, wanted);
  addAbove(min, found, ranked, wanted);
  if (shown.length < wanted) addAlike(min, found, ranked, wanted);
  return shown;
}

/** Those with a greater count, by count, then by value: these two make one number to sort by. */
function addAbove(least: number, { codes, counts, length }: Counts, { ranks }: ValueRanks, wanted: number): void {
  smallest.start(wanted);
  for (let at = 0; at < length; at++) {
    const count = counts[at] as number;
    if (count > least) smallest.offer((ranks[codes[at] as number] as number) - count * ranks.length, at);
  }
  const places = smallest.ordered();
  for (let at = 0; at < smallest.size; at++) {
    const place = places[at] as number;
    shown.add(codes[place] as number, counts[place] as number);
  }
}

/** Those with just this count, by value. */
function addAlike(
  least: number,
  { codes, counts, length }: Counts,
  { ranks, sorted }: ValueRanks,
  wanted: number,
): void {
  firstRanks.start(sorted.length);
  for (let at = 0; at < length; at++) if (counts[at] === least) firstRanks.mark(ranks[codes[at] as number] as number);
  firstRanks.take(wanted - shown.length, (rank) => shown.add(sorted[rank] as number, least));
}

const distinguishes = 64;
const byCount = new Uint32Array(distinguishes);

/**
 * The count that the `wanted` most frequent values reach; 0 where all are wanted, and a little less
 * where it is too great to be distinguished.
 */
function lowestShown({ counts, length }: Counts, wanted: number): number {
  if (length <= wanted) return 0;
  byCount.fill(0);
  for (let at = 0; at < length; at++) {
    const slot = Math.min(counts[at] as number, distinguishes - 1);
    byCount[slot] = (byCount[slot] as number) + 1;
  }
  let least = distinguishes;
  for (let reaching = 0; reaching < wanted; ) reaching += byCount[--least] as number;
  return least === distinguishes - 1 ? least - 1 : least;
}
