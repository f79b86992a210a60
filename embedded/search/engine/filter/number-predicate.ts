import type { NumberColumn } from '../columns/number-column.ts';
import { badRequest } from '../failure.ts';
import { RowSet } from '../memory/row-set.ts';
import type { Field } from '../schema/field.ts';
import { codePredicate } from './code-predicate.ts';
import { negated, type Predicate, scanning } from './predicate.ts';
import { splitList } from './values.ts';

/** A closed interval; a single number is one with equal ends. */
type Interval = { low: number; high: number };

/** A term on a number or boolean field: comparisons, ranges `10..20`, single values and lists that mix all three. */
export function numberPredicate(
  rows: number,
  field: Field,
  column: NumberColumn,
  operator: string,
  value: string,
): Predicate {
  const list = value.startsWith('[') && value.endsWith(']');
  const parts = list ? splitList(value.slice(1, -1)) : [value];
  const intervals = parts.map((part) => readInterval(field, operator, part));
  if (intervals.length === 0) throw wrong(field, 'Filter value cannot be empty.');
  const positive = makePredicate(rows, column, merged(intervals));
  return operator.startsWith('!') ? negated(rows, positive) : positive;
}

/** In ascending order and without overlaps, so that a number is looked up in a long list in few steps. */
function merged(intervals: readonly Interval[]): Interval[] {
  const ordered = intervals.filter(({ low, high }) => low <= high).sort((one, other) => one.low - other.low);
  const apart: Interval[] = [];
  for (const { low, high } of ordered) {
    const last = apart.at(-1);
    if (last && low <= last.high) last.high = Math.max(last.high, high);
    else apart.push({ low, high });
  }
  return apart;
}

/** Whether one of the merged intervals holds the number: the last that begins at or before it. */
function holds(intervals: readonly Interval[], value: number): boolean {
  let from = 0;
  let to = intervals.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((intervals[middle] as Interval).low <= value) from = middle + 1;
    else to = middle;
  }
  return from > 0 && value <= (intervals[from - 1] as Interval).high;
}

function readInterval(field: Field, operator: string, part: string): Interval {
  const own = /^[<>]/.test(operator) ? null : /^(>=|<=|>|<|=)\s*(.*)$/s.exec(part);
  const sign = own?.[1] ?? operator;
  const text = (own?.[2] ?? part).trim();
  if (field.kind === 'bool') return point(readBoolean(field, sign, text));
  const range = /^(.+?)\.\.(.+)$/s.exec(text);
  if (range && (sign === '' || sign === '=' || sign.startsWith('!'))) {
    return { low: readNumber(field, range[1] as string), high: readNumber(field, range[2] as string) };
  }
  const number = readNumber(field, text);
  if (sign === '>=') return { low: number, high: Infinity };
  if (sign === '<=') return { low: -Infinity, high: number };
  if (sign === '>') return { low: after(number), high: Infinity };
  if (sign === '<') return { low: -Infinity, high: -after(-number) };
  return point(number);
}

const point = (value: number): Interval => ({ low: value, high: value });

/** The next larger double, so that strict comparisons become closed intervals. */
function after(value: number): number {
  if (value === 0) return Number.MIN_VALUE;
  const bits = new BigInt64Array(new Float64Array([value]).buffer);
  bits[0] = (bits[0] as bigint) + (value > 0 ? 1n : -1n);
  return new Float64Array(bits.buffer)[0] as number;
}

function readNumber(field: Field, text: string): number {
  const pattern = field.kind === 'float' ? /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i : /^[+-]?\d+$/;
  const trimmed = text.trim();
  const number = Number(trimmed);
  if (!pattern.test(trimmed) || !Number.isFinite(number)) {
    throw wrong(field, field.kind === 'float' ? 'Not a float.' : `Not an ${field.kind}.`);
  }
  if (field.kind === 'int32' && Math.abs(number) > 2_147_483_648) throw wrong(field, 'Not an int32.');
  return number;
}

function readBoolean(field: Field, sign: string, text: string): number {
  if (sign.startsWith('>') || sign.startsWith('<') || (text !== 'true' && text !== 'false')) {
    throw badRequest(`Value of filter field \`${field.name}\`: must be \`true\` or \`false\`.`);
  }
  return text === 'true' ? 1 : 0;
}

function wrong(field: Field, reason: string) {
  return badRequest(`Error with filter field \`${field.name}\`: ${reason}`);
}

function makePredicate(rows: number, column: NumberColumn, intervals: readonly Interval[]): Predicate {
  const { coded } = column;
  const points = intervals.every(({ low, high }) => low === high);
  if (coded && (points || column.values.length <= 1024)) {
    const codes = points ? pointCodes(column, intervals) : codesWithin(column, intervals);
    return codePredicate(coded, codes);
  }
  const [only] = intervals;
  if (intervals.length === 1 && only && !column.ends) return rangePredicate(rows, column.data.data, only);
  return scanning(rows, rows >> 1, anyTest(column, intervals));
}

function pointCodes(column: NumberColumn, points: readonly Interval[]): number[] {
  return [...new Set(points.flatMap(({ low }) => column.codeFor(low) ?? []))];
}

function codesWithin(column: NumberColumn, intervals: readonly Interval[]): number[] {
  return column.values.flatMap((value, code) => (code > 0 && holds(intervals, value) ? [code] : []));
}

/** Listing it reads every row, so its estimate puts it behind predicates that have a list of their rows. */
function rangePredicate(rows: number, data: Float64Array, { low, high }: Interval): Predicate {
  return {
    estimate: rows,
    test: (row) => (data[row] as number) >= low && (data[row] as number) <= high,
    narrow: (set) => narrowToRange(set, data, low, high),
    collect: () => collectRange(rows, data, low, high),
  };
}

function collectRange(total: number, data: Float64Array, low: number, high: number): RowSet {
  const set = new RowSet(total);
  const { rows } = set;
  let count = 0;
  for (let row = 0; row < total; row++) {
    const value = data[row] as number;
    if (value >= low && value <= high) rows[count++] = row;
  }
  set.count = count;
  return set;
}

function narrowToRange(set: RowSet, data: Float64Array, low: number, high: number): void {
  const { rows, count } = set;
  let retained = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number;
    const value = data[row] as number;
    if (value >= low && value <= high) rows[retained++] = row;
  }
  set.count = retained;
}

function anyTest(column: NumberColumn, intervals: readonly Interval[]): (row: number) => boolean {
  const data = column.data.data;
  return (row) => {
    const end = column.end(row);
    for (let at = column.start(row); at < end; at++) if (holds(intervals, data[at] as number)) return true;
    return false;
  };
}
