import { type Hours, hoursOfDay, openMinutes } from '@/domain/locations/opening-hours.ts';
import { dateKey, localMoment, momentOf } from '@/domain/locations/time-zone.ts';
import type { CoolingOff } from './state-rules.ts';

/** How far to look ahead: further than any right runs, across the longest closure. */
const daysAhead = 60;
const fivePm = 17 * 60;

type Day = { year: number; month: number; day: number; closes: number };

/** The dealer's business days after the day of `ms` (epoch milliseconds): those on which the location is open. */
function businessDaysAfter(hours: Hours, ms: number): Day[] {
  const { year, month, day } = localMoment(ms, hours.timeZone);
  return Array.from({ length: daysAhead }, (_, at) => new Date(Date.UTC(year, month - 1, day + at + 1))).flatMap(
    (date) => {
      const local = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      const open = hoursOfDay(hours, dateKey(local), date.getUTCDay());
      const span = open && openMinutes(open);
      return span ? [{ ...local, closes: span.to }] : [];
    },
  );
}

/** When the right of a contract ends, epoch milliseconds; null where the dealer opens on no such day (PLUS-14). */
export function coolingOffEnd(
  right: Pick<CoolingOff, 'days' | 'ends' | 'daysWithoutForm'>,
  hours: Hours,
  contract: { atMs: number; formGiven: boolean },
): number | null {
  if (!contract.formGiven && right.daysWithoutForm !== null) {
    const { year, month, day } = localMoment(contract.atMs, hours.timeZone);
    return momentOf({ year, month, day: day + right.daysWithoutForm, minutes: 24 * 60 }, hours.timeZone);
  }
  const last = businessDaysAfter(hours, contract.atMs)[right.days - 1];
  if (!last) return null;
  const { closes, ...day } = last;
  return momentOf({ ...day, minutes: right.ends === 'five-pm' ? fivePm : closes }, hours.timeZone);
}
