import { localMoment, momentOf } from '@/domain/locations/time-zone.ts';

const nine = 9 * 60;
const minuteMs = 60_000;

/** Moments that staff often want to look at, in the site's own time zone: label and epoch milliseconds. */
export function quickMoments(now: number, timeZone: string): { label: string; ms: number }[] {
  const { year, month, day, weekday } = localMoment(now, timeZone);
  const at = (days: number) => momentOf({ year, month, day: day + days, minutes: nine }, timeZone);
  return [
    { label: 'Tomorrow', ms: at(1) },
    { label: 'Next Monday', ms: at((8 - weekday) % 7 || 7) },
    { label: 'In four weeks', ms: at(28) },
    { label: 'Start of next month', ms: momentOf({ year, month: month + 1, day: 1, minutes: nine }, timeZone) },
  ];
}

/** A moment as a date-and-time field writes it, on the wall clock of the zone: "2026-11-30T09:00". */
export function wallTime(ms: number, timeZone: string): string {
  const { year, month, day, minutes } = localMoment(ms, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The moment that a date-and-time field names on the wall clock of the zone; null when it names none. */
export function momentOfWallTime(text: string, timeZone: string): number | null {
  const [, year, month, day, hours, minutes] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text)?.map(Number) ?? [];
  if (!year || !month || !day || hours === undefined || minutes === undefined) return null;
  const ms = momentOf({ year, month, day, minutes: hours * 60 + minutes }, timeZone);
  return ms - (ms % minuteMs);
}

/** "Mon 30 Nov 2026, 9:00 am", on the wall clock of the zone. */
export function momentText(ms: number, timeZone: string): string {
  const date = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  return new Date(ms).toLocaleString('en-AU', { ...date, hour: 'numeric', minute: '2-digit', timeZone });
}
