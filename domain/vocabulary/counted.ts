import { grouped } from './grouped.ts';

/**
 * One of what a plural names: cars → car, enquiries → enquiry, hatches → hatch, matches → match;
 * people → people, which no rule covers.
 */
const singular = (plural: string): string =>
  plural
    .replace(/ies$/i, 'y')
    .replace(/(ch|sh|x|ss|z)es$/i, '$1')
    .replace(/([^s])s$/i, '$1');

/** The noun that is beside a count: (1, "cars") → "car", (0, "cars") → "cars". */
export const nounFor = (count: number, plural: string): string => (count === 1 ? singular(plural) : plural);

/** A whole number and what it counts: "1 car", "1,204 cars". */
export const counted = (count: number, plural: string): string => `${grouped(count)} ${nounFor(count, plural)}`;
