/** How a waiting list for a car that is held works (PLUS-15). */
export const lineRules = {
  /** For so long the first in line alone can reserve the car once it is free, milliseconds. */
  preferenceMs: 30 * 60_000,
  /** People in one car's line. */
  maxInLine: 20,
} as const;

/** `offered`: they alone can reserve it until `preferredUntilMs`. */
export type LineState = 'waiting' | 'offered' | 'reserved' | 'left' | 'passed';

export type InLine = { phone: string; state: LineState; joinedAtMs: number; preferredUntilMs: number | null };

/** The one who alone can reserve a free car now; null where everybody can. */
export const preferred = <One extends InLine>(line: readonly One[], now: number): One | null =>
  line.find(({ state, preferredUntilMs }) => state === 'offered' && (preferredUntilMs ?? 0) > now) ?? null;

/** Whether a person may reserve a free car: no one else has the preference. */
export const mayReserve = (line: readonly InLine[], phone: string, now: number): boolean => {
  const first = preferred(line, now);
  return first === null || first.phone === phone;
};

/**
 * Who gets a free car's preference: the one who has waited the longest time, unless another has it.
 */
export function nextToOffer<One extends InLine>(line: readonly One[], now: number): One | null {
  if (preferred(line, now)) return null;
  const waiting = line.filter(({ state }) => state === 'waiting').sort((a, b) => a.joinedAtMs - b.joinedAtMs);
  return waiting[0] ?? null;
}

/** "1st", "2nd", "3rd", "11th". */
export function placeLabel(place: number): string {
  const teens = place % 100 >= 11 && place % 100 <= 13;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}
