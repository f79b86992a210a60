import type { CodedRows } from '../columns/coded-rows.ts';
import type { Matches } from '../search/matches.ts';
import { Counts } from './counts.ts';

const found = new Counts();

/**
 * Counts the values of a field among the matches (0, the missing value, left out). With all
 * documents matching, the stored totals are used.
 */
export function countCodes(coded: CodedRows, matches: Matches): Counts {
  if (matches.complete) return occurring(coded.live.data, 0, coded.size);
  const tally = coded.scratch();
  const entries = coded.ends ? coded.codes.length / Math.max(1, coded.rows) : 1;
  const few = matches.count * entries * 2 < coded.size;
  if (coded.ends && few) return countFewLists(coded, matches, tally);
  if (few) return countFewSingles(coded.codes.data, coded.size, matches, tally);
  if (coded.ends) countLists(coded.codes.data, coded.ends.data, matches, tally);
  else countSingles(coded.codes.data, matches, tally);
  const counts = occurring(tally, 0, coded.size);
  clear(tally, counts);
  return counts;
}

function countSingles(codes: Uint32Array, { rows, count }: Matches, tally: Uint32Array): void {
  for (let at = 0; at < count; at++) {
    const code = codes[rows[at] as number] as number;
    tally[code] = (tally[code] as number) + 1;
  }
}

function countLists(codes: Uint32Array, ends: Uint32Array, { rows, count }: Matches, tally: Uint32Array): void {
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number;
    const end = ends[row] as number;
    for (let entry = row === 0 ? 0 : (ends[row - 1] as number); entry < end; entry++) {
      const code = codes[entry] as number;
      tally[code] = (tally[code] as number) + 1;
    }
  }
}

/** The codes that a tally has counted, which begins at `from`. */
export function occurring(tally: Uint32Array, from: number, size: number): Counts {
  const { codes, counts } = found.start(size);
  let length = 0;
  for (let code = 1; code < size; code++) {
    const count = tally[from + code] as number;
    if (count === 0) continue;
    codes[length] = code;
    counts[length++] = count;
  }
  found.length = length;
  return found;
}

/** Few matches against a large dictionary: lists the codes that came up instead of reading the whole dictionary. */
function countFewSingles(codes: Uint32Array, size: number, { rows, count }: Matches, tally: Uint32Array): Counts {
  const { codes: foundCodes, counts } = found.start(size);
  let length = 0;
  for (let at = 0; at < count; at++) {
    const code = codes[rows[at] as number] as number;
    const before = tally[code] as number;
    if (before === 0 && code !== 0) foundCodes[length++] = code;
    tally[code] = before + 1;
  }
  for (let at = 0; at < length; at++) counts[at] = tally[foundCodes[at] as number] as number;
  found.length = length;
  clear(tally, found);
  return found;
}

function countFewLists(coded: CodedRows, { rows, count }: Matches, tally: Uint32Array): Counts {
  const codes = coded.codes.data;
  found.start(coded.size);
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number;
    const end = coded.end(row);
    for (let entry = coded.start(row); entry < end; entry++) {
      const code = codes[entry] as number;
      if (code === 0) continue;
      if (tally[code] === 0) found.add(code, 0);
      tally[code] = (tally[code] as number) + 1;
    }
  }
  for (let at = 0; at < found.length; at++) found.counts[at] = tally[found.codes[at] as number] as number;
  clear(tally, found);
  return found;
}

/** Leaves zeroes behind, for the next search. */
function clear(tally: Uint32Array, { codes, length }: Counts): void {
  tally[0] = 0;
  for (let at = 0; at < length; at++) tally[codes[at] as number] = 0;
}
