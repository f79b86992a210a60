/** A scheduled document from the calendar's query. Times are ISO strings. */
export type Planned = {
  _id: string;
  _type: string;
  title: string | null;
  startsAt: string | null;
  expiresAt: string | null;
  /** Belongs to the template, and so to all its dealers' sites. */
  ofTemplate: boolean;
};

export type CalendarState = 'running' | 'planned' | 'unused' | 'over';

/** One line of the calendar; `from` and `to` are shares (0 to 1) of the time shown. */
export type CalendarRow = Planned & {
  state: CalendarState;
  from: number;
  to: number;
  /** Begins before, or ends after, the time shown. */
  opensBefore: boolean;
  endsAfter: boolean;
};

type CalendarSpan = { fromMs: number; toMs: number };

/** The shown time span: from the Monday of last week, moved by `shiftWeeks`, for `weeks` weeks. */
export function spanAround(now: number, shiftWeeks = 0, weeks = 8): CalendarSpan {
  const day = new Date(now);
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() - ((day.getDay() + 6) % 7) - 7 + shiftWeeks * 7);
  const fromMs = day.getTime();
  day.setDate(day.getDate() + weeks * 7);
  return { fromMs, toMs: day.getTime() };
}

/**
 * The documents shown within `span`: running ones first, then by start; last those that the site's
 * settings replace (CMS-01, CMS-03).
 */
export function calendarRows(
  planned: readonly Planned[],
  span: CalendarSpan,
  now: number,
  isUsed: (item: Planned) => boolean = () => true,
): CalendarRow[] {
  const order: CalendarState[] = ['running', 'planned', 'unused', 'over'];
  return planned
    .map((item) => rowOf(item, span, now))
    .map((row) => (row && row.state !== 'over' && !isUsed(row) ? { ...row, state: 'unused' as const } : row))
    .filter((row) => row !== null)
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || a.from - b.from || compare(a.title, b.title));
}

function rowOf(item: Planned, { fromMs, toMs }: CalendarSpan, now: number): CalendarRow | null {
  const starts = momentOf(item.startsAt) ?? Number.NEGATIVE_INFINITY;
  const ends = momentOf(item.expiresAt) ?? Number.POSITIVE_INFINITY;
  if (ends <= fromMs || starts >= toMs || ends <= starts) return null;
  const share = (moment: number) => Math.min(1, Math.max(0, (moment - fromMs) / (toMs - fromMs)));
  return {
    ...item,
    state: now >= ends ? 'over' : now < starts ? 'planned' : 'running',
    from: share(starts),
    to: share(ends),
    opensBefore: starts < fromMs,
    endsAfter: ends > toMs,
  };
}

/** The first day of each week within the span, with its place. */
export function weekMarks({ fromMs, toMs }: CalendarSpan): { at: number; label: string }[] {
  const marks = [];
  for (let day = new Date(fromMs); day.getTime() < toMs; day.setDate(day.getDate() + 7)) {
    const label = day.toLocaleDateString('en-AU', { day: 'numeric', month: 'short' });
    marks.push({ at: (day.getTime() - fromMs) / (toMs - fromMs), label });
  }
  return marks;
}

/**
 * "1 Oct, 9:00 am to 31 Oct" in the reader's format; also names a document that is always shown.
 */
export function windowText({ startsAt, expiresAt }: Pick<Planned, 'startsAt' | 'expiresAt'>): string {
  const [start, end] = [textOf(startsAt), textOf(expiresAt)];
  if (start && end) return `${start} to ${end}`;
  if (start) return `from ${start}`;
  return end ? `until ${end}` : 'always';
}

function textOf(iso: string | null): string {
  const moment = momentOf(iso);
  if (moment === null) return '';
  const date = new Date(moment);
  const midnight = date.getHours() + date.getMinutes() === 0;
  const time = midnight ? {} : ({ hour: 'numeric', minute: '2-digit' } as const);
  const year = date.getFullYear() === new Date().getFullYear() ? {} : ({ year: 'numeric' } as const);
  return date.toLocaleString('en-AU', { day: 'numeric', month: 'short', ...year, ...time });
}

function momentOf(iso: string | null): number | null {
  const moment = iso ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

const compare = (a: string | null, b: string | null) => (a ?? '').localeCompare(b ?? '');
