import { type BookingKind, type BookingRule, bookingRule } from '@/domain/locations/booking-kinds.ts';
import {
  clockTime,
  hoursOfDay,
  minutesOf,
  monthNames,
  openMinutes,
  weekdays,
} from '@/domain/locations/opening-hours.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { dateKey, type LocalMoment, localMoment, momentOf } from '@/domain/locations/time-zone.ts';
import type { BookableDay, BookablePlace } from './form.ts';

/** How far ahead shoppers book, days. Bookings start tomorrow: the list then changes at midnight and with each booking alone. */
export const daysAhead = 14;
/** Bookings start at quarters of an hour. */
const quarter = 15;

/**
 * Time of a location that is not free, epoch milliseconds: a booking takes one place of its kind, a time that staff blocked takes all
 * places of the kind, or of every kind.
 */
export type BusyTime = {
  location: string;
  kind: BookingKind | 'every';
  blocked: boolean;
  fromMs: number;
  toMs: number;
};

/** The days on which a location takes bookings of a kind, by its own clock, its holidays and what is taken (FORM-07); `now` in epoch milliseconds. */
export function bookablePlace(
  location: SiteLocation,
  kind: BookingKind,
  now: number,
  busy: readonly BusyTime[] = [],
): BookablePlace {
  const rule = bookingRule(location, kind);
  const today = localMoment(now, location.timeZone);
  const here = busy.filter((one) => one.location === location.id && (one.kind === kind || one.kind === 'every'));
  const days = Array.from({ length: daysAhead }, (_, at) => dayOf(location, rule, today, at + 1, here)).flat();
  return { id: location.id, name: location.name, days };
}

function dayOf(
  location: SiteLocation,
  rule: BookingRule,
  today: LocalMoment,
  ahead: number,
  busy: readonly BusyTime[],
): BookableDay[] {
  const date = dateKey({ ...today, day: today.day + ahead });
  const hours = hoursOfDay(location, date, (today.weekday + ahead) % 7);
  const span = hours && openMinutes(hours);
  if (!span || rule.places === 0) return [];
  const step = rule.minutes;
  const from = Math.ceil(span.from / quarter) * quarter;
  // What is open after midnight is not a time for a test drive or a service.
  const to = from + Math.floor((Math.min(span.to, 1440) - from) / step - 1) * step;
  if (to < from) return [];
  const day = { date, label: dayLabel(date), from, to, step };
  const taken = allTimes(day).filter((minutes) => !isFree(slotOf(date, minutes, rule, location.timeZone), rule, busy));
  return taken.length === allTimes(day).length ? [] : [{ ...day, taken }];
}

/** "Tuesday 24 November" */
export function dayLabel(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return `${weekdays[weekday]} ${day} ${monthNames[month - 1]}`;
}

type Slot = { fromMs: number; toMs: number; skipped: boolean };

function slotOf(date: string, minutes: number, { minutes: length }: BookingRule, timeZone: string): Slot {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const fromMs = momentOf({ year, month, day, minutes }, timeZone);
  // An hour that the clocks skip is none that can be booked.
  const skipped = localMoment(fromMs, timeZone).minutes !== minutes;
  return { fromMs, toMs: fromMs + length * 60_000, skipped };
}

/** When a booking of a location starts and ends, epoch milliseconds, of "2026-11-24T10:30" by its own clock. */
export function bookingSpan(location: SiteLocation, kind: BookingKind, slot: string): { fromMs: number; toMs: number } {
  const [date = '', time = ''] = slot.split('T');
  const { fromMs, toMs } = slotOf(date, minutesOf(time) ?? 0, bookingRule(location, kind), location.timeZone);
  return { fromMs, toMs };
}

function isFree({ fromMs, toMs, skipped }: Slot, { places }: BookingRule, busy: readonly BusyTime[]): boolean {
  const then = busy.filter((one) => one.fromMs < toMs && one.toMs > fromMs);
  return !skipped && then.length < places && !then.some(({ blocked }) => blocked);
}

const allTimes = ({ from, to, step }: Pick<BookableDay, 'from' | 'to' | 'step'>): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, at) => from + at * step);

/** The free starts of a day, as "10:30". */
export const bookingTimes = (day: BookableDay): string[] =>
  allTimes(day)
    .filter((minutes) => !day.taken.includes(minutes))
    .map(clockTime);

/** A day on which several places can be booked, with the starts of any of them. */
export type OpenDay = { date: string; label: string; times: string[] };

/** The days and times at which any of these places takes bookings: what can be offered before a place is chosen. */
export function anyPlace(places: readonly BookablePlace[]): OpenDay[] {
  const days = new Map<string, OpenDay>();
  for (const day of places.flatMap((place) => place.days)) {
    const times = [...(days.get(day.date)?.times ?? []), ...bookingTimes(day)];
    days.set(day.date, { date: day.date, label: day.label, times: [...new Set(times)].sort() });
  }
  return [...days.values()].sort((one, other) => one.date.localeCompare(other.date));
}
