import { usualTimeZone } from './usual-time-zone.ts';

function partsOf(at: Date | number, timeZone: string, style: Intl.DateTimeFormatOptions): Record<string, string> {
  const parts = new Intl.DateTimeFormat('en-AU', { ...style, timeZone: timeZone || usualTimeZone }).formatToParts(at);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** "5:30 pm" by the dealer's clock; a no-break space keeps it together. */
export function hour(at: Date | number, timeZone: string): string {
  const {
    hour: hours = '',
    minute = '',
    dayPeriod = '',
  } = partsOf(at, timeZone, { hour: 'numeric', minute: '2-digit' });
  return `${hours}:${minute}\u00a0${dayPeriod.toLowerCase().replaceAll(/[.\s\u00a0\u202f]/g, '')}`;
}

/** "Fri 27 Nov, 5:30 pm". */
export function dayAndHour(at: Date | number, timeZone: string): string {
  const { weekday, day, month } = partsOf(at, timeZone, { weekday: 'short', day: 'numeric', month: 'short' });
  return `${weekday}\u00a0${day}\u00a0${month}, ${hour(at, timeZone)}`;
}

/** "Friday 27 November, 5:30 pm". */
export function longDayAndHour(at: Date | number, timeZone: string): string {
  const { weekday, day, month } = partsOf(at, timeZone, { weekday: 'long', day: 'numeric', month: 'long' });
  return `${weekday}\u00a0${day}\u00a0${month}, ${hour(at, timeZone)}`;
}

/** "Wed 25 Nov 2026, 5:30 pm", for papers. */
export function dateAndHour(at: Date | number, timeZone: string): string {
  const style = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  const { weekday, day, month, year } = partsOf(at, timeZone, style);
  return `${weekday} ${day} ${month} ${year}, ${hour(at, timeZone).replace('\u00a0', ' ')}`;
}

/** "48 hours", "1 hour". */
export const hoursLabel = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;

/** "1 day 3 h left", "5 h 23 min left", "4 min left"; "over" once it is. */
export function timeLeft(ms: number): string {
  if (ms <= 0) return 'over';
  const minutes = Math.max(1, Math.floor(ms / 60_000));
  const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24, minutes % 60];
  const day = `${days} ${days === 1 ? 'day' : 'days'}`;
  if (days > 0) return hours > 0 ? `${day} ${hours}\u00a0h left` : `${day} left`;
  return hours > 0 ? `${hours}\u00a0h ${rest}\u00a0min left` : `${rest}\u00a0min left`;
}
