import { fullName } from '@/domain/leads/lead-record.ts';
import { bookingTitle } from '@/domain/locations/booking-kinds.ts';
import { dayAndHour, hour } from '@/domain/locations/clock-label.ts';
import { dateKey, localMoment } from '@/domain/locations/time-zone.ts';
import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import type { MissingPage } from '@/domain/routes/missing-path.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { StartFigure, StartReport, StartRow } from '@/domain/site/start-report.ts';
import { counted } from '@/domain/vocabulary/counted.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import type { BookingList } from '@/web/records/booking-desk.ts';
import type { LeadCounts, WaitingLead } from '@/web/records/lead-counts.ts';
import type { FigureSummary, Pair } from './figure-summary.ts';
import { changeText, halfText } from './figure-text.ts';
import { weekLabel } from './figure-weeks.ts';
import { listPath } from './filter.ts';
import { stuckReason } from './stuck-reason.ts';

type StartParts = {
  summary: FigureSummary;
  leads: LeadCounts;
  /** The new enquiry that is overdue for the longest time, and the oldest of the others. */
  oldest: { late: WaitingLead | null; new: WaitingLead | null };
  stuck: readonly HoldRecord[];
  /** Holds that end within a day, the next first. */
  ending: readonly HoldRecord[];
  bookings: BookingList['taken'];
  missing: readonly MissingPage[];
  /** Of the main location. */
  place: string;
  now: number;
};

/** What the studio's start page shows, of what the records gave. */
export function startReport(parts: StartParts): StartReport {
  const { summary, missing, place, now } = parts;
  const { weeks, terms } = summary;
  const { timeZone } = weeks;
  const nothing = terms.filter((term) => term.nothing > 0).toSorted((one, other) => other.nothing - one.nothing);
  return {
    day: new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
      .format(now)
      .replace(',', ''),
    time: hour(now, timeZone),
    place,
    waiting: waitingRows(parts).filter(({ count }) => count > 0),
    bookings: bookingsOfToday(parts),
    week: weekLabel(weeks.days),
    weekBefore: weekLabel(weeks.daysBefore),
    figures: figuresOf(summary),
    nothing: {
      count: nothing.length,
      text: nothing
        .slice(0, 3)
        .map((term) => `“${term.phrase}” ${counted(term.nothing, 'times')}`)
        .join(', '),
    },
    missing: {
      count: missing.length,
      text: missing
        .slice(0, 2)
        .map(({ path, count }) => `${path}, ${counted(count, 'times')}`)
        .join('; '),
    },
  };
}

function waitingRows({ summary, leads, oldest, stuck, ending, now }: StartParts): StartRow[] {
  const { timeZone } = summary.weeks;
  const when = (at: Date) => dayAndHour(at, timeZone);
  const whose = (lead: WaitingLead | null) =>
    lead ? [fullName(lead) || lead.category, lead.vehicle?.title, `since ${when(lead.receivedAt)}`] : [];
  const carOf = (hold: HoldRecord | undefined) => hold?.car.title ?? '';
  const [firstStuck] = stuck;
  const [firstEnding] = ending;
  const reservations = pathOfRoute('deskReservations');
  const rows: StartRow[] = [
    {
      kind: 'money',
      count: stuck.length,
      title: 'Payments to look at',
      href: reservations,
      text: firstStuck ? `${carOf(firstStuck)}. ${stuckReason(firstStuck, now)}` : '',
    },
    {
      kind: 'overdue',
      count: leads.late,
      title: 'Enquiries overdue',
      href: listPath({ late: true }),
      text: `Longest: ${whose(oldest.late).filter(Boolean).join(', ')}`,
    },
    {
      kind: 'new',
      count: leads.waiting,
      title: 'New enquiries',
      href: listPath({ state: 'new' }),
      text: whose(oldest.new).filter(Boolean).join(', '),
    },
    {
      kind: 'undelivered',
      count: leads.undelivered,
      title: 'Enquiries with a message that did not arrive',
      href: listPath({ undelivered: true }),
      text: 'Each shows what did not arrive, and sends it again.',
    },
    {
      kind: 'ending',
      count: ending.length,
      title: 'Reservations ending within a day',
      href: reservations,
      text: firstEnding ? `${carOf(firstEnding)}, until ${when(firstEnding.endsAt)}` : '',
    },
  ];
  return rows;
}

function bookingsOfToday({ bookings, now }: StartParts): StartReport['bookings'] {
  const isToday = (at: number, timeZone: string) =>
    dateKey(localMoment(at, timeZone)) === dateKey(localMoment(now, timeZone));
  return bookings
    .filter(({ booking: { fromMs, timeZone } }) => isToday(fromMs, timeZone))
    .map(({ booking, vehicle, ...whose }) => ({
      time: hour(booking.fromMs, booking.timeZone),
      name: fullName(whose) || whose.phone,
      text: [bookingTitle(booking.kind), vehicle?.title, booking.placeName].filter(Boolean).join(', '),
    }));
}

/** A week that nothing was counted in is not a week of zero visits: browsers that block scripts send none. */
function figuresOf({ visits, results, emptyResults, enquiries, half, reservations }: FigureSummary): StartFigure[] {
  const of = (title: string, pair: Pair): StartFigure => ({
    title,
    now: grouped(pair.now),
    before: `${grouped(pair.before)} the week before${pair.before === 0 ? '' : `, ${changeText(pair)}`}`,
  });
  const seen = (title: string, pair: Pair, by: Pair): StartFigure =>
    by.now + by.before === 0 ? { title, now: '–', before: 'None counted' } : of(title, pair);
  return [
    seen('Visits', visits, visits),
    of('Enquiries', enquiries),
    of('Reservations', reservations),
    seen('Searches that found nothing', emptyResults, results),
    {
      title: 'Half of enquiries taken up within',
      now: halfText(half.now),
      before: half.before === null ? 'None the week before' : `${halfText(half.before)} the week before`,
    },
  ];
}
