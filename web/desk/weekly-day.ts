import { dateKey, type LocalTime, localMoment, momentOf } from '@/domain/locations/time-zone.ts';

const monday = 1;
const tuesday = 2;
/** Seven in the morning and in the evening, minutes from midnight: no mail of figures arrives at night. */
const morning = 7 * 60;
const evening = 19 * 60;

/** The Monday, "2026-11-23", whose mail goes now: on it, and on the day after where it could not go; null at other times. */
export function mondayOf(now: number, timeZone: string): string | null {
  const { weekday, minutes, day, ...local } = localMoment(now, timeZone);
  const isOpen = minutes >= morning && minutes < evening;
  if (!isOpen || (weekday !== monday && weekday !== tuesday)) return null;
  return dateKey({ ...local, day: day - (weekday - monday) });
}

/** The morning of that Monday: the week that ended the day before is its mail's, also when it is sent late. */
export const morningOf = (day: string, timeZone: string): number =>
  momentOf({ ...dateOf(day), minutes: morning }, timeZone);

/** Whether the last hours of that Monday's mail are over. */
export function isOver(day: string, timeZone: string, now: number): boolean {
  const date = dateOf(day);
  return now >= momentOf({ ...date, day: date.day + 1, minutes: evening }, timeZone);
}

function dateOf(key: string): Omit<LocalTime, 'minutes'> {
  const [year = 0, month = 0, day = 0] = key.split('-').map(Number);
  return { year, month, day };
}

const hourMs = 3_600_000;
/** Clocks are between twelve hours behind UTC and fourteen ahead: at some hours these show another day than UTC. */
const clocks = [-12 * hourMs, 0, 14 * hourMs];

/** Whether a mail may go anywhere: at other times no site is read for it. */
export const mayBeDue = (now: number): boolean =>
  clocks.map((offset) => new Date(now + offset).getUTCDay()).some((day) => day === monday || day === tuesday);
