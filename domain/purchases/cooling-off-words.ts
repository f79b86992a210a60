import { formatCents } from '@/domain/finance/money.ts';
import { type Hours, monthNames, weekdays } from '@/domain/locations/opening-hours.ts';
import { localMoment } from '@/domain/locations/time-zone.ts';
import type { CarType } from '@/domain/stock/card-values.ts';
import { coolingOffEnd } from './business-days.ts';
import { coolingOffOf, maxRetained } from './state-rules.ts';

type Contract = {
  state: string;
  carType: CarType;
  priceCents: number;
  /** The dealer arranges the credit. */
  linkedCredit: boolean;
  dealer: string;
  /** The hours of the place that sells it; null where they are not given. */
  hours: Hours | null;
  now: number;
};

const stateNames: Readonly<Record<string, string>> = {
  VIC: 'Victoria',
  QLD: 'Queensland',
  SA: 'South Australia',
  NSW: 'New South Wales',
};

/**
 * The state law's right to end a contract for this car, were it signed today (PLUS-14); null where
 * there is no such right, or none is listed: then the page states nothing.
 */
export function coolingOffText(
  contract: Contract,
): { title: string; text: string; last: string; bounds: string } | null {
  const { carType, priceCents, linkedCredit, dealer, hours, now } = contract;
  const state = contract.state.toUpperCase();
  const right = coolingOffOf({ state, carType, linkedCredit, company: false, commercial: false });
  const name = stateNames[state];
  if (!right || !name) return null;
  const car = carType === 'new' ? 'a new car' : 'a used car';
  const days = `${right.days} ${right.ends === 'close' && right.days > 1 ? 'clear ' : ''}business ${right.days === 1 ? 'day' : 'days'}`;
  const max = formatCents(maxRetained(right, priceCents), { withCents: true });
  const end = hours && coolingOffEnd(right, hours, { atMs: now, formGiven: true });
  return {
    title: `Cooling-off in ${name}`,
    text:
      `After you sign a contract for ${car}${right.linkedCreditOnly ? ` with finance that ${dealer} arranges` : ''} you have ` +
      `${days} to end it in writing. ${dealer} may keep ${max} at most and returns the rest of what you paid${refundedBy(right.refundDays)}.`,
    last: end && hours ? dayOf(end, hours.timeZone) : '',
    bounds: right.consumersOnly
      ? 'The right ends when you take the car, and does not cover companies or commercial vehicles.'
      : '',
  };
}

/** " by the end of the next clear business day"; empty where the state names no day. */
const refundedBy = (days: number | null): string => {
  if (days === null) return '';
  return days === 1 ? ' by the end of the next clear business day' : ` within ${days} clear business days`;
};

/** "Wednesday 2 December" */
function dayOf(at: number, timeZone: string): string {
  const { weekday, day, month } = localMoment(at, timeZone);
  return `${weekdays[weekday]} ${day} ${monthNames[month - 1]}`;
}
