/** How a number was changed: by the slider, by each letter that is typed, or typed and done. */
export type NumberChange = 'slid' | 'typing' | 'typed';

export type SliderFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value as people read it: "$66,990", "5", "8.50". */
  shown: string;
  /** What is behind the value in the box: "years", "% p.a.". */
  unit?: string;
  /** The ends of the slider as people read them. */
  ends: readonly [least: string, most: string];
  /** The number in typed words; null when there is none. */
  parse(text: string): number | null;
  onChange(value: number, how: NumberChange): void;
  help?: string | undefined;
  /** One sentence about a value that does not fit; it is in place of the help. */
  problem?: string | undefined;
};
