import { hoursOfDay, minutesOf, weekdays } from '@/domain/locations/opening-hours.ts';
import { dateKey, localMoment } from '@/domain/locations/time-zone.ts';
import type { SiteLocation } from '@/domain/site/resolved-site.ts';
import type { BookableDay, BookablePlace } from './form.ts';

/** How far ahead shoppers book, days. Bookings start tomorrow: the list then changes at midnight alone. */
const daysAhead = 14;
/** Bookings are this far apart, and the last one starts this long before the doors close; minutes. */
export const bookingStep = 30;

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'];
const monthNames = [...months, 'November', 'December'];

/** The days on which a location takes bookings, by its own clock and holidays (FORM-07); `now` in epoch milliseconds. */
export function bookablePlace(location: SiteLocation, now: number): BookablePlace {
  const today = localMoment(now, location.timeZone);
  const days = Array.from({ length: daysAhead }, (_, at) => dayOf(location, today, at + 1)).flat();
  return { id: location.id, name: location.name, days };
}

function dayOf(location: SiteLocation, today: ReturnType<typeof localMoment>, ahead: number): BookableDay[] {
  const date = dateKey({ ...today, day: today.day + ahead });
  const weekday = (today.weekday + ahead) % 7;
  const hours = hoursOfDay(location, date, weekday);
  const [open, close] = [minutesOf(hours?.open ?? ''), minutesOf(hours?.close ?? '')];
  if (hours?.status !== 'Open' || open === null || close === null) return [];
  const from = Math.ceil(open / bookingStep) * bookingStep;
  const to = Math.floor((close > open ? close : 1440) / bookingStep) * bookingStep - bookingStep;
  if (to < from) return [];
  const [, month, day] = date.split('-').map(Number);
  return [{ date, label: `${weekdays[weekday]} ${day} ${monthNames[(month ?? 1) - 1]}`, from, to }];
}

/** "10:30" of 630 minutes. */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The starts of bookings between two of them, both included, as "10:30". */
export function bookingTimes({ from, to }: Pick<BookableDay, 'from' | 'to'>): string[] {
  const count = Math.max(0, Math.floor((to - from) / bookingStep) + 1);
  return Array.from({ length: count }, (_, at) => clockTime(from + at * bookingStep));
}

/** The days and the span of times at which any of these places takes bookings: what can be offered before a place is chosen. */
export function anyPlace(places: readonly BookablePlace[]): BookableDay[] {
  const days = new Map<string, BookableDay>();
  for (const day of places.flatMap((place) => place.days)) {
    const known = days.get(day.date) ?? day;
    days.set(day.date, { ...day, from: Math.min(known.from, day.from), to: Math.max(known.to, day.to) });
  }
  return [...days.values()].sort((one, other) => one.date.localeCompare(other.date));
}
