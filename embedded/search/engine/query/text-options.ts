import type { TextColumn } from '../columns/text-column.ts';
import { FieldSelection } from '../text/field-selection.ts';

/** A field of `query_by` with its settings. */
export type QueryField = { name: string; column: TextColumn; weight: number; typos: number; prefix: boolean };

/** How the words of a query are matched; names and defaults are the protocol's. */
export type TextOptions = {
  fields: QueryFields;
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
  /** Whether what synonyms find ranks behind what the words find equally well. */
  demoteSynonyms: boolean;
  numericTypos: boolean;
  alphanumericTypos: boolean;
};

/** The fields of a query prepared for postings: bit i of a mask is `fields[i]`. */
export class QueryFields {
  readonly fields: readonly QueryField[];
  readonly selection: FieldSelection;
  readonly prefixMask: number;
  readonly maxTypos: number;
  /** By number of typos: the fields that allow as many. */
  readonly typoMasks: readonly number[];

  constructor(fields: readonly QueryField[]) {
    this.fields = fields;
    this.selection = new FieldSelection(fields.map((field) => field.column.field));
    this.prefixMask = this.maskOf((field) => field.prefix);
    this.maxTypos = Math.max(0, ...fields.map((field) => field.typos));
    this.typoMasks = Array.from({ length: this.maxTypos + 1 }, (_, edits) =>
      this.maskOf((field) => field.typos >= edits),
    );
  }

  private maskOf(wanted: (field: QueryField) => boolean): number {
    return this.fields.reduce((mask, field, at) => (wanted(field) ? mask | (1 << at) : mask), 0);
  }
}
