import { dateKey, localMoment, momentOf } from '@/domain/locations/time-zone.ts';

/** Two weeks of whole days by the dealer's clock, up to the end of yesterday. */
export type FigureWeeks = {
  timeZone: string;
  /** The seven days of the week that ended yesterday, and the seven before them: "2026-11-19". */
  days: readonly string[];
  daysBefore: readonly string[];
  /** When each of the 14 days begins, the oldest first, and last when today does; epoch milliseconds. */
  starts: readonly number[];
};

const length = 7;

export function figureWeeks(now: number, timeZone: string): FigureWeeks {
  const { year, month, day } = localMoment(now, timeZone);
  const back = Array.from({ length: 2 * length + 1 }, (_, at) => ({ year, month, day: day - 2 * length + at }));
  const keys = back.map(dateKey);
  return {
    timeZone,
    daysBefore: keys.slice(0, length),
    days: keys.slice(length, 2 * length),
    starts: back.map((date) => momentOf({ ...date, minutes: 0 }, timeZone)),
  };
}

const dayFormat = new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-AU', { month: 'short', timeZone: 'UTC' });

/** "Thu 19". */
export const dayLabel = (day: string): string => dayFormat.format(Date.parse(day)).replace(',', '');

/** "19 to 25 Nov", "28 Nov to 4 Dec". */
export function weekLabel(days: readonly string[]): string {
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''].map((day) => ({
    day: Number(day.slice(8)),
    month: monthFormat.format(Date.parse(day)),
  }));
  if (!first || !last) return '';
  return `${first.day}${first.month === last.month ? '' : ` ${first.month}`} to ${last.day} ${last.month}`;
}
