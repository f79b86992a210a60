import type { TextColumn } from '../columns/text-column.ts';
import { FieldSelection } from '../text/field-selection.ts';

/** A field of `query_by` with its settings. */
export type QueryField = { name: string; column: TextColumn; weight: number; typos: number; prefix: boolean };

/** How the words of a query are matched; names and defaults are the protocol's. */
export type TextOptions = {
  fields: QueryField[];
  minLengthOneTypo: number;
  minLengthTwoTypos: number;
  typoThreshold: number;
  dropThreshold: number;
  dropMode: 'right_to_left' | 'left_to_right' | 'both_sides';
  /** Of longer queries `both_sides` drops the last words only. */
  dropBothUpTo: number;
  maxCandidates: number;
  splitJoin: 'fallback' | 'always' | 'off';
  matchType: 'max_score' | 'max_weight' | 'sum_score';
  exactFirst: boolean;
  /** Whether a match in more fields counts for more. */
  manyFields: boolean;
  numericTypos: boolean;
  alphanumericTypos: boolean;
};

/** The fields of a query prepared for postings: bit i of a mask is `fields[i]`. */
export class QueryFields {
  readonly fields: readonly QueryField[];
  readonly selection: FieldSelection;
  readonly prefixMask: number;

  constructor(fields: readonly QueryField[]) {
    this.fields = fields;
    this.selection = new FieldSelection(fields.map((field) => field.column.field));
    this.prefixMask = this.maskOf((field) => field.prefix);
  }

  /** Fields that allow so many typos. */
  typoMask(edits: number): number {
    return this.maskOf((field) => field.typos >= edits);
  }

  get mostTypos(): number {
    return Math.max(0, ...this.fields.map((field) => field.typos));
  }

  private maskOf(wanted: (field: QueryField) => boolean): number {
    return this.fields.reduce((mask, field, at) => (wanted(field) ? mask | (1 << at) : mask), 0);
  }
}
