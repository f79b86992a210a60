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

/** Few matches against a large dictionary: sorts the codes instead of going through the dictionary. */
function countFew(coded: CodedRows, { rows, count }: Matches): Counts {
  const all: number[] = [];
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number;
    const end = coded.end(row);
    for (let entry = coded.start(row); entry < end; entry++) all.push(coded.codes.at(entry));
  }
  const sorted = Uint32Array.from(all).sort();
  const codes = new Uint32Array(sorted.length);
  const counts = new Uint32Array(sorted.length);
  let used = 0;
  for (const code of sorted) {
    if (code === 0) continue;
    if (used === 0 || codes[used - 1] !== code) codes[used++] = code;
    counts[used - 1] = (counts[used - 1] as number) + 1;
  }
  return { codes: codes.subarray(0, used), counts: counts.subarray(0, used) };
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
