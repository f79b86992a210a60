import type { CodedRows } from '../columns/coded-rows.ts';
import type { Matches } from '../search/matches.ts';
import { Counts } from './counts.ts';

const found = new Counts();

/** Counts the values of a field among the matches (0, the missing value, left out). With all documents matching, the kept totals answer. */
export function countCodes(coded: CodedRows, matches: Matches): Counts {
  if (matches.complete) return occurring(coded.live.data, coded.size);
  const tally = coded.scratch();
  const entries = coded.ends ? coded.codes.length / Math.max(1, coded.rows) : 1;
  if (matches.count * entries * 2 < coded.size) return countFew(coded, matches, tally);
  if (coded.ends) countLists(coded.codes.data, coded.ends.data, matches, tally);
  else countSingles(coded.codes.data, matches.rows, matches.count, tally);
  return cleared(occurring(tally, coded.size), tally);
}

function countSingles(codes: Uint32Array, rows: Uint32Array, count: number, tally: Uint32Array): void {
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

function occurring(tally: Uint32Array, size: number): Counts {
  found.start(size);
  for (let code = 1; code < size; code++) {
    const count = tally[code] as number;
    if (count > 0) found.add(code, count);
  }
  return found;
}

/** Few matches against a large dictionary: remembers which codes came up instead of going through the dictionary. */
function countFew(coded: CodedRows, { rows, count }: Matches, tally: Uint32Array): Counts {
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
  return cleared(found, tally);
}

/** Leaves zeroes behind, for the next search. */
function cleared(counts: Counts, tally: Uint32Array): Counts {
  tally[0] = 0;
  for (let at = 0; at < counts.length; at++) tally[counts.codes[at] as number] = 0;
  return counts;
}
