import type { SiteOptions } from '@/domain/switches/options.ts';

type ReviewDateMode = SiteOptions['reviewDates'];

/** A date as a card shows it, and the moment (epoch milliseconds) at which it reads differently; null when never. */
export type ShownDate = { text: string; until: number | null };

const dayMs = 86_400_000;
/** The Gregorian year on average, and its twelfth part. */
const yearMs = 365.2425 * dayMs;
const units = [
  { unit: 'year', ms: yearMs },
  { unit: 'month', ms: yearMs / 12 },
  { unit: 'week', ms: 7 * dayMs },
  { unit: 'day', ms: dayMs },
  { unit: 'hour', ms: 3_600_000 },
] as const;

/** When a review was written, in the site's way (LOC-08): "12/03/2026", "12 March 2026" or "2 weeks ago". */
export function reviewDate(writtenAtMs: number, mode: ReviewDateMode, now: number, timeZone: string): ShownDate {
  if (mode === 'time-ago') return timeAgo(writtenAtMs, now);
  const month = mode === 'date' ? '2-digit' : 'long';
  const day = mode === 'date' ? '2-digit' : 'numeric';
  const format = new Intl.DateTimeFormat('en-AU', { timeZone, day, month, year: 'numeric' });
  return { text: format.format(writtenAtMs), until: null };
}

const relativeTime = new Intl.RelativeTimeFormat('en-AU', { numeric: 'always' });

function timeAgo(writtenAtMs: number, now: number): ShownDate {
  const age = now - writtenAtMs;
  const at = units.findIndex(({ ms }) => age >= ms);
  const found = units[at];
  if (!found) return { text: 'Just now', until: writtenAtMs + 3_600_000 };
  const count = Math.floor(age / found.ms);
  const nextOfUnit = (count + 1) * found.ms;
  const larger = units[at - 1]?.ms ?? Number.POSITIVE_INFINITY;
  return {
    text: relativeTime.format(-count, found.unit),
    until: Math.ceil(writtenAtMs + Math.min(nextOfUnit, larger)),
  };
}
