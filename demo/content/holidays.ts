import type { HolidayHours } from '@/schemas/generated/content-types.ts';
import { keyed } from './demo-document.ts';

/** Who takes the day off: a showroom opens late or leaves early where a workshop stays shut. */
type HolidayKind = 'showroom' | 'workshop';

export type Hours = readonly [open: string, close: string] | null;
/** The hours of a day of the week, Sunday 0. */
type Week = (weekday: number) => Hours;
type Day = readonly [date: string, label: string, showroom: Hours];

/** A year has ten; one more, since a holiday ends in Australia before it ends in UTC. */
const entered = 11;

/**
 * The public holidays that follow a moment (epoch milliseconds), with the hours that places keep on
 * them: never beyond those of the day of the week.
 */
export function holidaysAfter(now: number, kind: HolidayKind, week: Week) {
  const today = new Date(now).toISOString().slice(0, 10);
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1].flatMap(daysOf).filter(([date]) => date >= today);
  return keyed(days.slice(0, entered).map((day) => holidayOf(day, kind, week)));
}

function holidayOf([date, label, showroom]: Day, kind: HolidayKind, week: Week): HolidayHours {
  const hours = kind === 'showroom' ? within(showroom, week(new Date(date).getUTCDay())) : null;
  return {
    _type: 'holidayHours',
    date,
    label,
    ...(hours ? { status: 'Open', open: hours[0], close: hours[1] } : { status: 'Closed' }),
  };
}

/** The part of a holiday's hours that lies within the usual ones. Times of 24 hours sort as text. */
function within(holiday: Hours, usual: Hours): Hours {
  if (!holiday || !usual) return null;
  const open = holiday[0] > usual[0] ? holiday[0] : usual[0];
  const close = holiday[1] < usual[1] ? holiday[1] : usual[1];
  return open < close ? [open, close] : null;
}

function daysOf(year: number): Day[] {
  const easter = easterSunday(year);
  return [
    [`${year}-01-01`, 'New Year’s Day', null],
    [`${year}-01-26`, 'Australia Day', ['10:00', '15:00']],
    [daysFrom(easter, -2), 'Good Friday', null],
    [daysFrom(easter, -1), 'Easter Saturday', ['09:00', '13:00']],
    [daysFrom(easter, 1), 'Easter Monday', ['10:00', '15:00']],
    [`${year}-04-25`, 'Anzac Day', ['13:00', '17:00']],
    [`${year}-12-24`, 'Christmas Eve', ['08:30', '13:00']],
    [`${year}-12-25`, 'Christmas Day', null],
    [`${year}-12-26`, 'Boxing Day', ['10:00', '16:00']],
    [`${year}-12-31`, 'New Year’s Eve', ['08:30', '13:00']],
  ];
}

const dayMs = 86_400_000;

const daysFrom = (ms: number, days: number): string => new Date(ms + days * dayMs).toISOString().slice(0, 10);

/** Midnight UTC of Easter Sunday (the Gregorian rule as Meeus, Jones and Butcher give it). */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + skipped + 15) % 30;
  const moon = epact - Math.floor((golden + 11 * epact) / 319);
  const weekday = (2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - (ofCentury % 4) - moon + 32) % 7;
  const month = Math.floor((moon + weekday + 90) / 25);
  const day = (moon + weekday + month + 19) % 32;
  return Date.UTC(year, month - 1, day);
}
