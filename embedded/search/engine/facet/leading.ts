import { NumberColumn } from '../columns/number-column.ts';
import type { TextColumn } from '../columns/text-column.ts';
import { best } from '../sort/top.ts';
import { Counts } from './counts.ts';
import { bringSmallest } from './smallest.ts';

const mostCount = 2 ** 22;
const numberSpan = 2 ** 31;
const shown = new Counts();
let all = new Float64Array(256);
let keys = new Float64Array(256);
let places = new Uint32Array(256);

/** The `limit` most frequent values, by count, then by value. Count and place in the order of values make one number to sort by. */
export function leading(column: TextColumn | NumberColumn, found: Counts, limit: number): Counts {
  let most = 0;
  for (let at = 0; at < found.length; at++) if ((found.counts[at] as number) > most) most = found.counts[at] as number;
  if (most >= mostCount) return byComparison(column, found, limit);
  if (!(column instanceof NumberColumn)) {
    const { sorted, ranks } = column.ranked();
    makeRoom(found.length);
    const { codes, counts, length } = found;
    for (let at = 0; at < length; at++) {
      all[at] = (most - (counts[at] as number)) * sorted.length + (ranks[codes[at] as number] as number);
    }
    return pick(found, limit);
  }
  if (!column.whole) return byComparison(column, found, limit);
  makeRoom(found.length);
  const { codes, counts, length } = found;
  const { values } = column;
  for (let at = 0; at < length; at++) {
    all[at] = (most - (counts[at] as number)) * numberSpan + (values[codes[at] as number] as number);
  }
  return pick(found, limit);
}

/** Once there are twice as many as wanted, the greater half goes and whatever is beyond the rest is passed over. */
function pick({ codes, counts, length }: Counts, limit: number): Counts {
  const wanted = Math.min(limit, length);
  const room = wanted * 2;
  let kept = 0;
  let bound = Infinity;
  for (let at = 0; at < length; at++) {
    const key = all[at] as number;
    if (key > bound) continue;
    keys[kept] = key;
    places[kept++] = at;
    if (kept < room) continue;
    bringSmallest(keys, places, kept, wanted);
    kept = wanted;
    bound = keys[wanted - 1] as number;
  }
  bringSmallest(keys, places, kept, wanted);
  shown.start(wanted);
  for (let at = 0; at < wanted; at++) {
    const place = places[at] as number;
    shown.add(codes[place] as number, counts[place] as number);
  }
  return shown;
}

function makeRoom(size: number): void {
  if (keys.length >= size) return;
  all = new Float64Array(size);
  keys = new Float64Array(size);
  places = new Uint32Array(size);
}

function byComparison(column: TextColumn | NumberColumn, found: Counts, limit: number): Counts {
  const { codes, counts, length } = found;
  const valueAt = (at: number) => column.values[codes[at] as number] ?? '';
  const later = (one: number, other: number) => valueAt(one) > valueAt(other);
  return found.picked(best(length, { offset: 0, limit }, (at) => -(counts[at] as number), later));
}
