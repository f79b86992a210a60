type Common = {
  key: string;
  title: string;
  help: string;
  group: string;
  /** No page needs it: it is in the office settings (schemas/documents/site-office.ts), which the site's own staff and the server read. */
  staffOnly?: true;
};
type Choices = readonly { value: string; title: string }[];

/** One row of the declared table of choices that are more than on or off: what a site may set, within which bounds (CFG-01). */
export type SiteOption = Common &
  (
    | { kind: 'text'; default: string }
    /** Whole numbers, unless `decimals` sets how many places there may be. */
    | { kind: 'number'; default: number; min: number; max: number; decimals?: number }
    | { kind: 'choice'; default: string; choices: Choices }
    /** With `choices` a list takes these alone, with `within` whole numbers between the two. */
    | { kind: 'list'; default: readonly string[]; choices?: Choices; within?: readonly [min: number, max: number] }
  );

/** Returns which entry of a list is not a whole number between the bounds, or `true`. */
export function checkNumbers(entries: readonly string[] | undefined, [least, highest]: readonly [number, number]) {
  const wrong = (entries ?? []).find(
    (entry) => !/^\d+$/.test(entry) || Number(entry) < least || Number(entry) > highest,
  );
  return wrong === undefined ? true : `"${wrong}" does not fit: use whole numbers from ${least} to ${highest}.`;
}
