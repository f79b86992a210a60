import { Float64List, Uint32List } from '../memory/growable.ts';
import { CodedRows } from './coded-rows.ts';
import { ValueRanks } from './value-ranks.ts';

/**
 * A number or boolean field (booleans are 1 and 0). Missing numbers are NaN, which no range contains. Integers above 2^53 lose their last
 * digits, as they do in every JSON reader of the platform.
 */
export class NumberColumn {
  readonly data = new Float64List();
  /** For list fields: where each row's numbers end; null for single values. */
  readonly ends: Uint32List | null;
  readonly coded: CodedRows | null;
  /** Distinct numbers by code; [0] is the missing value. */
  readonly values: number[] = [Number.NaN];
  private readonly ranks = new ValueRanks();
  private readonly codeOf = new Map<number, number>();

  constructor(options: { list: boolean; keyed: boolean }) {
    this.ends = options.list ? new Uint32List() : null;
    this.coded = options.keyed ? new CodedRows(options.list) : null;
  }

  append(values: readonly number[]): void {
    if (this.ends) {
      for (const value of values) this.data.push(value);
      this.ends.push(this.data.length);
      this.coded?.appendMany(values.map((value) => this.code(value)));
      return;
    }
    const value = values[0];
    this.data.push(value ?? Number.NaN);
    this.coded?.appendOne(value === undefined ? 0 : this.code(value));
  }

  remove(row: number): void {
    this.coded?.remove(row);
  }

  start(row: number): number {
    if (!this.ends) return row;
    return row === 0 ? 0 : this.ends.at(row - 1);
  }

  end(row: number): number {
    return this.ends ? this.ends.at(row) : row + 1;
  }

  codeFor(value: number): number | undefined {
    return this.codeOf.get(value);
  }

  /** The place of each code in the order of its number. */
  ranked(): ValueRanks {
    this.ranks.update(this.values);
    return this.ranks;
  }

  get bytes(): number {
    const lists = this.data.bytes + (this.ends?.bytes ?? 0) + (this.coded?.bytes ?? 0) + this.ranks.bytes;
    return lists + this.values.length * 48;
  }

  private code(value: number): number {
    const cached = this.codeOf.get(value);
    if (cached !== undefined) return cached;
    const code = this.values.push(value) - 1;
    this.codeOf.set(value, code);
    return code;
  }
}
