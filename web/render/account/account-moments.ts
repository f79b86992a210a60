import { usualTimeZone } from '@/domain/locations/usual-time-zone.ts';

type Part = 'time' | 'seconds' | 'day' | 'both';

const formats: Record<Part, Intl.DateTimeFormatOptions> = {
  time: { timeStyle: 'short' },
  seconds: { timeStyle: 'medium' },
  day: { day: 'numeric', month: 'short' },
  both: { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
};

const written = (part: Part, at: Date | number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { ...formats[part], timeZone: timeZone || usualTimeZone }).format(at);

/** "2:19 pm" in the dealer's time zone, optionally with seconds. */
export const time = (at: Date | number, timeZone: string, seconds = false): string =>
  written(seconds ? 'seconds' : 'time', at, timeZone);

/** "14 Nov". */
export const day = (at: Date | number, timeZone: string): string => written('day', at, timeZone);

/** "Tuesday 24 November at 7:42 pm". */
export const dayAndTime = (at: Date | number, timeZone: string): string => written('both', at, timeZone);
