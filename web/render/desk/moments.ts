import { usualTimeZone } from '@/domain/locations/usual-time-zone.ts';
/** "just now", "12 min ago", "3 h ago", "5 days ago". */
export function ago(thenMs: number, now: number): string {
  const minutes = Math.floor((now - thenMs) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 1_440) return `${Math.floor(minutes / 60)} h ago`;
  const days = Math.floor(minutes / 1_440);
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

const clock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-AU', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZone || usualTimeZone,
  });

/** "23 Nov 2026, 10:30 am" in the dealer's time zone. */
export const moment = (at: Date | number, timeZone: string): string => clock(timeZone).format(at);

/** "23 Nov 2026, 10:30 am – 2:00 pm"; with a second date if it differs. */
export const span = (from: Date, to: Date, timeZone: string): string => clock(timeZone).formatRange(from, to);
