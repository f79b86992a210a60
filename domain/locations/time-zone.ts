/** A moment as a clock on the wall shows it. `weekday` 0 is Sunday, `month` 1 is January. */
export type LocalMoment = { ms: number; year: number; month: number; day: number; weekday: number; minutes: number };

/** A date and minutes from its midnight; `day` and `minutes` may run over, as in `new Date(year, month, 32)`. */
export type LocalTime = { year: number; month: number; day: number; minutes: number };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const numeric = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const;
  const made = new Intl.DateTimeFormat('en-AU', { ...numeric, timeZone, hourCycle: 'h23', era: undefined });
  formats.set(timeZone, made);
  return made;
}

/** The wall clock of an IANA time zone at `ms` (epoch milliseconds). Throws a RangeError on an unknown zone. */
export function localMoment(ms: number, timeZone: string): LocalMoment {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return { ms, year, month, day, weekday, minutes: hour * 60 + minute };
}

/**
 * The moment (epoch milliseconds) at which the wall clock of a zone shows this time. A time that the clocks skip is taken
 * as if they had not yet moved; of a time that comes twice, the first.
 */
export function momentOf({ year, month, day, minutes }: LocalTime, timeZone: string): number {
  const asUtc = Date.UTC(year, month - 1, day, 0, minutes);
  const candidates = [offsetAt(asUtc - 86_400_000, timeZone), offsetAt(asUtc + 86_400_000, timeZone)].map(
    (offset) => asUtc - offset,
  );
  return candidates.find((moment) => moment + offsetAt(moment, timeZone) === asUtc) ?? (candidates[0] as number);
}

/** A calendar day as content writes it, "2026-12-25"; `day` may run over the end of its month. */
export function dateKey({ year, month, day }: Pick<LocalTime, 'year' | 'month' | 'day'>): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The next midnight of a zone's wall clock after `ms` (both epoch milliseconds). */
export function nextMidnight(ms: number, timeZone: string): number {
  const { year, month, day } = localMoment(ms, timeZone);
  return momentOf({ year, month, day: day + 1, minutes: 0 }, timeZone);
}

/** How far the wall clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(ms: number, timeZone: string): number {
  const local = localMoment(ms, timeZone);
  return Date.UTC(local.year, local.month - 1, local.day, 0, local.minutes) - Math.floor(ms / 60_000) * 60_000;
}
