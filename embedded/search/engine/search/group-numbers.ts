import type { CodedRows } from '../columns/coded-rows.ts';
import type { Matches } from './matches.ts';

/**
 * The group of each match, numbered from 0 as they come up: matches with the same value of one
 * field are split by the next. Without `joinMissing`, a match without a value is a group of its
 * own.
 */
export function groupNumbers(columns: readonly CodedRows[], matches: Matches, joinMissing: boolean): Uint32Array {
  const { rows, count } = matches;
  const groups = new Uint32Array(count);
  let found = 1;
  for (const coded of columns) {
    const { codeOf, maxCodes } = coded.ends ? listCodes(coded, count) : singleCodes(coded);
    const pairs = new PairNumbers(found, maxCodes + (joinMissing ? 0 : count));
    for (let at = 0; at < count; at++) {
      const code = codeOf(rows[at] as number);
      groups[at] = pairs.of(groups[at] as number, code === 0 && !joinMissing ? maxCodes + at : code);
    }
    found = pairs.size;
  }
  return groups;
}

/** A row's code, 0 for no value, below `maxCodes`. */
type RowCodes = { codeOf(row: number): number; maxCodes: number };

function singleCodes(coded: CodedRows): RowCodes {
  const codes = coded.codes.data;
  return { codeOf: (row) => codes[row] as number, maxCodes: coded.size };
}

/** Lists of the same values in the same order have the same code. */
function listCodes(coded: CodedRows, count: number): RowCodes {
  const seen = new Map<string, number>([['', 0]]);
  const codeOf = (row: number) => {
    let key = '';
    for (let at = coded.start(row); at < coded.end(row); at++) key += `${coded.codes.at(at)},`;
    const code = seen.get(key) ?? seen.size;
    if (code === seen.size) seen.set(key, code);
    return code;
  };
  return { codeOf, maxCodes: count + 1 };
}

const largestTable = 1 << 21;

/** Numbers pairs of a group and a code from 0, as they come up. */
class PairNumbers {
  size = 0;
  private readonly codes: number;
  /** Pair → its number plus one; where the pairs would be too many for a table, `numbers` holds those that come up. */
  private readonly table: Uint32Array | null;
  private readonly numbers = new Map<number, number>();

  constructor(groups: number, codes: number) {
    this.codes = codes;
    this.table = groups * codes <= largestTable ? new Uint32Array(groups * codes) : null;
  }

  of(group: number, code: number): number {
    const pair = group * this.codes + code;
    const existing = this.table ? this.table[pair] : this.numbers.get(pair);
    if (existing) return existing - 1;
    this.size++;
    if (this.table) this.table[pair] = this.size;
    else this.numbers.set(pair, this.size);
    return this.size - 1;
  }
}
