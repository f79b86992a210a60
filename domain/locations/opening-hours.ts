import type { OpeningHours } from '@/domain/site/resolved-site.ts';
import { type LocalMoment, localMoment, momentOf } from './time-zone.ts';

export type Week = readonly OpeningHours[];

export type OpenState = {
  open: boolean;
  /** When this state ends, epoch milliseconds; null when the week never changes it. */
  untilMs: number | null;
  /** "Open until 5:30 pm", "Opens 8:30 am", "Opens Monday 8:30 am" or "Closed". */
  label: string;
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** "8:30 am – 5:30 pm", or "Closed" for a day without hours (LOC-04). */
export function hoursLabel(day: Pick<OpeningHours, 'status' | 'open' | 'close'> | undefined): string {
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

/** Whether a location is open at `now` (epoch milliseconds) by the clock of its own time zone (an IANA name). */
export function openState(week: Week, timeZone: string, now: number): OpenState {
  const today = localMoment(now, timeZone);
  const spans = [-1, 0, 1, 2, 3, 4, 5, 6, 7].flatMap((offset) => spanOf(week, timeZone, today, offset));
  const current = spans.find(({ fromMs, toMs }) => fromMs <= now && now < toMs);
  if (current) return { open: true, untilMs: current.toMs, label: `Open until ${twelveHour(current.close)}` };
  const next = spans.find(({ fromMs }) => fromMs > now);
  if (!next) return { open: false, untilMs: null, label: 'Closed' };
  return { open: false, untilMs: next.fromMs, label: opensLabel(next, today) };
}

function opensLabel(next: Span, today: LocalMoment): string {
  const sameDay = next.weekday === today.weekday && next.fromMs - today.ms < 24 * 3_600_000;
  return `Opens ${sameDay ? '' : `${weekdays[next.weekday]} `}${twelveHour(next.open)}`;
}

/** The opening of the day `offset` days from the local today; a close at or before the open runs into the next day. */
function spanOf(week: Week, timeZone: string, today: LocalMoment, offset: number): Span[] {
  const weekday = (today.weekday + offset + 7) % 7;
  const day = week.find((it) => it.weekday === weekday);
  const [from, to] = day && isOpenDay(day) ? [minutesOf(day.open), minutesOf(day.close)] : [null, null];
  if (!day || from === null || to === null) return [];
  const date = { year: today.year, month: today.month, day: today.day + offset };
  const fromMs = momentOf({ ...date, minutes: from }, timeZone);
  const toMs = momentOf({ ...date, minutes: to > from ? to : to + 1440 }, timeZone);
  return [{ fromMs, toMs, weekday, open: day.open, close: day.close }];
}

function isOpenDay({ status, open, close }: Pick<OpeningHours, 'status' | 'open' | 'close'>): boolean {
  return status === 'Open' && minutesOf(open) !== null && minutesOf(close) !== null;
}
