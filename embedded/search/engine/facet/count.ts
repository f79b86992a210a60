import type { CodedRows } from '../columns/coded-rows.ts';
import type { Matches } from '../search/matches.ts';

/** Codes that occur among the matches (0, the missing value, left out) and, at the same places, how often. */
export type Counts = { codes: Uint32Array; counts: Uint32Array };

/** Counts the values of a field. With all documents matching, the kept totals answer without a scan. */
export function countCodes(coded: CodedRows, matches: Matches): Counts {
  if (matches.complete) return occurring(coded.live.data, coded.size);
  const entries = coded.ends ? coded.codes.length / Math.max(1, coded.rows) : 1;
  if (matches.count * entries * 2 < coded.size) return countFew(coded, matches);
  const counts = new Uint32Array(coded.size);
  if (coded.ends) countLists(coded, matches, counts);
  else countSingles(coded.codes.data, matches.rows, matches.count, counts);
  return occurring(counts, coded.size);
}

function countSingles(codes: Uint32Array, rows: Uint32Array, count: number, counts: Uint32Array): void {
  for (let at = 0; at < count; at++) {
    const code = codes[rows[at] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

function countLists(coded: CodedRows, { rows, count }: Matches, counts: Uint32Array): void {
  const codes = coded.codes.data;
  const ends = coded.ends?.data ?? new Uint32Array(0);
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number;
    const end = ends[row] as number;
    for (let entry = row === 0 ? 0 : (ends[row - 1] as number); entry < end; entry++) {
      const code = codes[entry] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  }
}

/** Few matches against a large dictionary: remembers which codes came up instead of going through the dictionary. */
function countFew(coded: CodedRows, matches: Matches): Counts {
  const tally = coded.scratch();
  const met = coded.ends ? meetLists(coded, matches, tally) : meetSingles(coded.codes.data, matches, tally);
  const counts = new Uint32Array(met.length);
  for (let at = 0; at < met.length; at++) {
    const code = met[at] as number;
    counts[at] = tally[code] as number;
    tally[code] = 0;
  }
  return { codes: met, counts };
}

function meetSingles(codes: Uint32Array, { rows, count }: Matches, tally: Uint32Array): Uint32Array {
  const met = new Uint32Array(count);
  let used = 0;
  for (let at = 0; at < count; at++) {
    const code = codes[rows[at] as number] as number;
    if (code === 0) continue;
    if (tally[code] === 0) met[used++] = code;
    tally[code] = (tally[code] as number) + 1;
  }
  return met.subarray(0, used);
}

function meetLists(coded: CodedRows, { rows, count }: Matches, tally: Uint32Array): Uint32Array {
  const codes = coded.codes.data;
  const met: number[] = [];
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number;
    const end = coded.end(row);
    for (let entry = coded.start(row); entry < end; entry++) {
      const code = codes[entry] as number;
      if (code === 0) continue;
      if (tally[code] === 0) met.push(code);
      tally[code] = (tally[code] as number) + 1;
    }
  }
  return Uint32Array.from(met);
}

function occurring(counts: Uint32Array, size: number): Counts {
  const codes = new Uint32Array(size);
  const present = new Uint32Array(size);
  let used = 0;
  for (let code = 1; code < size; code++) {
    const count = counts[code] as number;
    if (count === 0) continue;
    codes[used] = code;
    present[used++] = count;
  }
  return { codes: codes.subarray(0, used), counts: present.subarray(0, used) };
}
