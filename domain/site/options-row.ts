type Common = { key: string; title: string; help: string; group: string };
type Choices = readonly { value: string; title: string }[];

/** One row of the declared table of choices that are more than on or off: what a site may set, within which bounds (CFG-01). */
export type SiteOption = Common &
  (
    | { kind: 'text'; default: string }
    /** Whole numbers, unless `decimals` says how many places there may be. */
    | { kind: 'number'; default: number; min: number; max: number; decimals?: number }
    | { kind: 'choice'; default: string; choices: Choices }
    /** With `choices` a list takes these alone. */
    | { kind: 'list'; default: readonly string[]; choices?: Choices }
  );
