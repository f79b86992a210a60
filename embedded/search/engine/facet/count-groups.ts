import type { CodedRows } from '../columns/coded-rows.ts';
import type { Matches } from '../search/matches.ts';
import { Counts } from './counts.ts';

/**
 * Counts in how many groups the values of a field occur. Matches are read group by group, so that
 * for each value only the last group is stored.
 */
export class GroupCounts {
  /** Rows of the matches, those of a group side by side, and the group of each, from 1. */
  private readonly rows: Uint32Array;
  private readonly groups: Uint32Array;

  /** `groupAt`: the group of each match, numbered from 0. */
  constructor({ rows, count }: Matches, groupAt: Uint32Array) {
    this.rows = new Uint32Array(count);
    this.groups = new Uint32Array(count);
    const next = startsOf(groupAt, count);
    for (let at = 0; at < count; at++) {
      const group = groupAt[at] as number;
      const place = next[group] as number;
      next[group] = place + 1;
      this.rows[place] = rows[at] as number;
      this.groups[place] = group + 1;
    }
  }

  /** How many groups hold each value. */
  of(coded: CodedRows): Counts {
    const last = new Uint32Array(coded.size);
    const tally = new Uint32Array(coded.size);
    this.each(coded, (code, group) => {
      if (code === 0 || last[code] === group) return;
      last[code] = group;
      tally[code] = (tally[code] as number) + 1;
    });
    const counts = new Counts().start(coded.size);
    for (let code = 1; code < coded.size; code++) if (tally[code]) counts.add(code, tally[code] as number);
    return counts;
  }

  /** How many groups hold a value that passes. */
  holding(coded: CodedRows, passes: (code: number) => boolean): number {
    let last = 0;
    let count = 0;
    this.each(coded, (code, group) => {
      if (code === 0 || last === group || !passes(code)) return;
      last = group;
      count++;
    });
    return count;
  }

  private each(coded: CodedRows, visit: (code: number, group: number) => void): void {
    const codes = coded.codes.data;
    for (let at = 0; at < this.rows.length; at++) {
      const row = this.rows[at] as number;
      const end = coded.end(row);
      for (let entry = coded.start(row); entry < end; entry++) visit(codes[entry] as number, this.groups[at] as number);
    }
  }
}

/** Where the matches of each group begin when they are put side by side. */
function startsOf(groupAt: Uint32Array, count: number): Uint32Array {
  const starts: number[] = [0];
  for (let at = 0; at < count; at++) {
    const after = (groupAt[at] as number) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let group = 1; group < starts.length; group++)
    starts[group] = (starts[group] ?? 0) + (starts[group - 1] as number);
  return Uint32Array.from(starts);
}
