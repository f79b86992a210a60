import { Uint8List } from '../memory/growable.ts';
import type { CodedRows } from './coded-rows.ts';

/** Fields that a row has room for. */
export const rowWidth = 32;
/** Codes that fit into a byte. */
export const maxCodes = 256;

/**
 * The codes of single-valued fields with few values, those of one row beside each other: to count
 * twenty fields over a few hundred scattered rows, memory is then read at a few hundred places
 * instead of twenty times as many. A field that gets more values is removed.
 */
export class PackedCodes {
  readonly codes = new Uint8List();
  private readonly fields: (CodedRows | null)[] = [];

  /** Adds a field, where there is room. Existing rows have no value in it. */
  add(coded: CodedRows): void {
    if (!coded.ends && this.fields.length < rowWidth) this.fields.push(coded);
  }

  /** Takes over the codes of the next row, which the fields hold already. */
  append(row: number): void {
    const start = row * rowWidth;
    this.codes.reserve(start + rowWidth);
    this.codes.length = start + rowWidth;
    for (let place = 0; place < this.fields.length; place++) {
      const code = this.fields[place]?.codes.at(row) ?? 0;
      if (code < maxCodes) this.codes.data[start + place] = code;
      else this.fields[place] = null;
    }
  }

  /** Where in a row a field's codes are; -1 for one that is not here. */
  placeOf(coded: CodedRows): number {
    return this.fields.indexOf(coded);
  }
}
