import type { HolidayHours, OpeningHours } from '@/domain/locations/site-location.ts';
import { dateKey, type LocalMoment, localMoment, momentOf } from './time-zone.ts';

export type Week = readonly OpeningHours[];

/** When a place is open: its week, the dates that differ from it, and the clock it goes by (an IANA name). */
export type Hours = { openingHours: Week; holidayHours: readonly HolidayHours[]; timeZone: string };

/** The hours of one day, set by the week or by a date; times as "08:30". */
export type DayHours = Pick<OpeningHours, 'status' | 'open' | 'close'>;

type OpenState = {
  open: boolean;
  /** When this state ends, epoch milliseconds; null when the week never changes it. */
  untilMs: number | null;
  /** "Open until 5:30 pm", "Opens 8:30 am", "Opens Monday 8:30 am" or "Closed". */
  label: string;
};

/** By number, 0 is Sunday. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const firstMonths = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'] as const;
export const monthNames = [...firstMonths, 'October', 'November', 'December'] as const;

/** "8:30 am – 5:30 pm", "6:00 pm – 2:00 am", "Open 24 hours", or "Closed" for a day without hours (LOC-04). */
export function hoursLabel(day: DayHours | undefined): string {
  const span = day && openMinutes(day);
  if (!day || !span) return 'Closed';
  if (span.to - span.from >= fullDay) return allDay;
  return `${twelveHour(day.open)} – ${closing(span.to)}`;
}

const fullDay = 1440;
const allDay = 'Open 24 hours';
const closing = (to: number): string => (to === fullDay ? 'midnight' : twelveHour(clockTime(to % fullDay)));

/**
 * When a day's opening starts and ends, minutes from its midnight; null where it is closed or its times cannot be read. A close at or before
 * the open is in the night after; 24:00 and a last minute of 23:59 are midnight; the same time twice is the whole day.
 */
export function openMinutes({ status, open, close }: DayHours): { from: number; to: number } | null {
  const [from, to] = [minutesOf(open), minutesOf(close)];
  if (status !== 'Open' || from === null || to === null || from >= fullDay) return null;
  const end = to === fullDay - 1 ? fullDay : to;
  return { from, to: end > from ? end : end + fullDay };
}

/** "17:30" → "5:30 pm"; what is not a time of day comes back as it is. */
export function twelveHour(time: string): string {
  const minutes = minutesOf(time);
  if (minutes === null) return time;
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** "10:30" of 630 minutes. */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

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
  const spans = joined(Array.from({ length: daysAhead + 2 }, (_, at) => spanOf(hours, today, at - 1)).flat());
  const current = spans.find(({ fromMs, toMs }) => fromMs <= now && now < toMs);
  if (current && current.toMs - now > (daysAhead - 1) * fullDay * 60_000)
    return { open: true, untilMs: null, label: allDay };
  if (current) return { open: true, untilMs: current.toMs, label: `Open until ${current.close}` };
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
  const span = day && openMinutes(day);
  if (!day || !span) return [];
  const fromMs = momentOf({ ...date, minutes: span.from }, hours.timeZone);
  const toMs = momentOf({ ...date, minutes: span.to }, hours.timeZone);
  return [{ fromMs, toMs, weekday, open: day.open, close: closing(span.to) }];
}

/** One opening that goes on over midnight, or over several, is one: it does not end at twelve. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    if (last && span.fromMs <= last.toMs) {
      if (span.toMs > last.toMs) whole[whole.length - 1] = { ...last, toMs: span.toMs, close: span.close };
    } else whole.push(span);
  }
  return whole;
}
