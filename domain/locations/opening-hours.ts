import type { HolidayHours, OpeningHours } from '@/domain/site/resolved-site.ts';
import { dateKey, type LocalMoment, localMoment, momentOf } from './time-zone.ts';

export type Week = readonly OpeningHours[];

/** When a place is open: its week, the dates that differ from it, and the clock it goes by (an IANA name). */
export type Hours = { openingHours: Week; holidayHours: readonly HolidayHours[]; timeZone: string };

/** The hours of one day, whether the week or a date says them; times as "08:30". */
export type DayHours = Pick<OpeningHours, 'status' | 'open' | 'close'>;

export type OpenState = {
  open: boolean;
  /** When this state ends, epoch milliseconds; null when the week never changes it. */
  untilMs: number | null;
  /** "Open until 5:30 pm", "Opens 8:30 am", "Opens Monday 8:30 am" or "Closed". */
  label: string;
};

/** By number, 0 is Sunday. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** "8:30 am – 5:30 pm", or "Closed" for a day without hours (LOC-04). */
export function hoursLabel(day: DayHours | undefined): string {
  if (!day || !isOpenDay(day)) return 'Closed';
  return `${twelveHour(day.open)} – ${twelveHour(day.close)}`;
}

/** "17:30" → "5:30 pm"; what is not a time of day comes back as it is. */
export function twelveHour(time: string): string {
  const minutes = minutesOf(time);
  if (minutes === null) return time;
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Minutes from midnight of "08:30" (also "24:00"), or null. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return Number.isNaN(total) || Number(minutes) > 59 || total > 1440 ? null : total;
}

type Span = { fromMs: number; toMs: number; weekday: number; open: string; close: string };

/** How far ahead an opening is looked for: further than any Christmas break. */
const daysAhead = 21;

/** Whether a place is open at `now` (epoch milliseconds) by its own clock; the hours of a date go before those of the week (LOC-04). */
export function openState(hours: Hours, now: number): OpenState {
  const today = localMoment(now, hours.timeZone);
  const spans = Array.from({ length: daysAhead + 2 }, (_, at) => spanOf(hours, today, at - 1)).flat();
  const current = spans.find(({ fromMs, toMs }) => fromMs <= now && now < toMs);
  if (current) return { open: true, untilMs: current.toMs, label: `Open until ${twelveHour(current.close)}` };
  const next = spans.find(({ fromMs }) => fromMs > now);
  if (!next) return { open: false, untilMs: null, label: 'Closed' };
  return { open: false, untilMs: next.fromMs, label: opensLabel(next, today, hours.timeZone) };
}

/** The hours of a calendar day of the place: those of the date where it has its own, else those of its weekday. */
export function hoursOfDay(hours: Hours, date: string, weekday: number): DayHours | undefined {
  return (
    hours.holidayHours.find((holiday) => holiday.date === date) ??
    hours.openingHours.find((day) => day.weekday === weekday)
  );
}

function opensLabel(next: Span, today: LocalMoment, timeZone: string): string {
  const time = twelveHour(next.open);
  if (next.weekday === today.weekday && next.fromMs - today.ms < 24 * 3_600_000) return `Opens ${time}`;
  const { day, month, ms } = localMoment(next.fromMs, timeZone);
  if (ms - today.ms < 6 * 24 * 3_600_000) return `Opens ${weekdays[next.weekday]} ${time}`;
  return `Opens ${day}/${month}, ${time}`;
}

/** The opening of the day `offset` days from the local today; a close at or before the open runs into the next day. */
function spanOf(hours: Hours, today: LocalMoment, offset: number): Span[] {
  const date = { year: today.year, month: today.month, day: today.day + offset };
  const weekday = (((today.weekday + offset) % 7) + 7) % 7;
  const day = hoursOfDay(hours, dateKey(date), weekday);
  const [from, to] = day && isOpenDay(day) ? [minutesOf(day.open), minutesOf(day.close)] : [null, null];
  if (!day || from === null || to === null) return [];
  const fromMs = momentOf({ ...date, minutes: from }, hours.timeZone);
  const toMs = momentOf({ ...date, minutes: to > from ? to : to + 1440 }, hours.timeZone);
  return [{ fromMs, toMs, weekday, open: day.open, close: day.close }];
}

function isOpenDay({ status, open, close }: DayHours): boolean {
  return status === 'Open' && minutesOf(open) !== null && minutesOf(close) !== null;
}
