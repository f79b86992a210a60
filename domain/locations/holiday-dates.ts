import { type Hours, hoursLabel } from './opening-hours.ts';
import { dateKey, localMoment, momentOf } from './time-zone.ts';

/** One date with hours of its own, as shoppers read it: "Friday 25 December 2026", "Christmas Day", "Closed". */
export type HolidayDate = { date: string; day: string; occasion: string; hours: string };

/** The dates of a place that are not over by its own clock, soonest first, and until when that list holds (LOC-04). */
export function comingHolidays(hours: Hours, now: number): { dates: HolidayDate[]; untilMs: number | null } {
  const today = dateKey(localMoment(now, hours.timeZone));
  const dates = hours.holidayHours
    .filter(({ date }) => isDate(date) && date >= today)
    .sort((a, b) => a.date.localeCompare(b.date))
    .map((day) => ({ date: day.date, day: dayText(day.date), occasion: day.label, hours: hoursLabel(day) }));
  return { dates, untilMs: dates[0] ? endOf(dates[0].date, hours.timeZone) : null };
}

/** The midnight that ends a date by a place's clock, epoch milliseconds. */
function endOf(date: string, timeZone: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return momentOf({ year, month, day: day + 1, minutes: 0 }, timeZone);
}

const isDate = (date: string): boolean => /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date));

const longDate = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** A calendar day has no zone: it is read and written on one clock. */
const dayText = (date: string): string => new Date(date).toLocaleDateString('en-AU', longDate).replace(',', '');
