/** How a waiting list for a car that is held works (PLUS-15). */
export const lineRules = {
  /** For so long the first in line alone can reserve the car once it is free, milliseconds. */
  preferenceMs: 30 * 60_000,
  /** People in one car's line. */
  maxInLine: 20,
} as const;

/** `offered`: they alone can reserve it until `preferredUntilMs`. */
export type LineState = 'waiting' | 'offered' | 'reserved' | 'left' | 'passed';

/** "1st", "2nd", "3rd", "11th". */
export function placeLabel(place: number): string {
  const teens = place % 100 >= 11 && place % 100 <= 13;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}
