/**
 * How a number was changed: by the slider, by a letter (`typing`), or by leaving the field
 * (`typed`).
 */
export type NumberChange = 'slid' | 'typing' | 'typed';

export type SliderFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value as people read it: "$66,990", "5", "8.50". */
  shown: string;
  /** Unit after the value in the field: "years", "% p.a.". */
  unit?: string;
  /** The ends of the slider as people read them. */
  ends: readonly [least: string, most: string];
  /** Parses typed text; null if it has no number. */
  parse(text: string): number | null;
  onChange(value: number, how: NumberChange): void;
  help?: string | undefined;
  /** Describes an invalid value; shown in place of the help. */
  problem?: string | undefined;
};
