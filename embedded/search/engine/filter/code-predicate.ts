import type { CodedRows } from '../columns/coded-rows.ts';
import { RowSet } from '../memory/row-set.ts';
import type { Predicate } from './predicate.ts';

/** Rows with any of the codes, each of which is given once. */
export function codePredicate(coded: CodedRows, codes: readonly number[]): Predicate {
  const allowed = new Uint8Array(coded.size);
  for (const code of codes) allowed[code] = 1;
  const estimate = codes.reduce((sum, code) => sum + coded.live.at(code), 0);
  const test = coded.ends ? listTest(coded, allowed) : (row: number) => allowed[coded.codes.at(row)] === 1;
  const single = codes.length === 1 ? (codes[0] as number) : -1;
  return {
    estimate,
    test,
    narrow: (set) => {
      if (coded.ends) set.retain(test);
      else if (single >= 0) narrowToOne(set, coded.codes.data, single);
      else narrowToMarked(set, coded.codes.data, allowed, 1);
    },
    ...(!coded.ends && { exclude: (set: RowSet) => narrowToMarked(set, coded.codes.data, allowed, 0) }),
    collect: () => collect(coded, codes, estimate, test),
  };
}

function listTest(coded: CodedRows, allowed: Uint8Array): (row: number) => boolean {
  return (row) => {
    const end = coded.end(row);
    for (let at = coded.start(row); at < end; at++) if (allowed[coded.codes.at(at)] === 1) return true;
    return false;
  };
}

function narrowToOne(set: RowSet, codes: Uint32Array, code: number): void {
  const { rows, count } = set;
  let retained = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number;
    if (codes[row] === code) rows[retained++] = row;
  }
  set.count = retained;
}

function narrowToMarked(set: RowSet, codes: Uint32Array, marks: Uint8Array, mark: 0 | 1): void {
  const { rows, count } = set;
  let retained = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number;
    if (marks[codes[row] as number] === mark) rows[retained++] = row;
  }
  set.count = retained;
}

/** From the lists of rows by code; rows newer than the lists are looked at one by one. */
function collect(coded: CodedRows, codes: readonly number[], estimate: number, test: (row: number) => boolean): RowSet {
  const found = new RowSet(estimate);
  const overlapping = coded.ends !== null && codes.length > 1;
  let from = 0;
  if (!overlapping) {
    const { rowsOf, upTo } = coded.lookup();
    for (const code of codes) addRows(found, rowsOf(code));
    from = upTo;
  }
  for (let row = from; row < coded.rows; row++) if (test(row)) found.add(row);
  return found;
}

function addRows(found: RowSet, rows: Uint32Array): void {
  const total = found.count + rows.length;
  if (total > found.rows.length) {
    const grown = new Uint32Array(Math.max(total, found.rows.length * 2));
    grown.set(found.rows.subarray(0, found.count));
    found.rows = grown;
  }
  found.rows.set(rows, found.count);
  found.count = total;
}
