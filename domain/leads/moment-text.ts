import { usualTimeZone } from '@/domain/locations/usual-time-zone.ts';
/** By a clock of this time zone: "Monday 23 November 2026, 10:30 am". */
export function momentText(ms: number, timeZone: string): string {
  const clock = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-AU', { ...style, timeZone: timeZone || usualTimeZone }).format(ms);
  return `${clock({ dateStyle: 'full' }).replace(',', '')}, ${clock({ timeStyle: 'short' })}`;
}
