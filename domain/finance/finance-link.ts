import { financePath } from '@/domain/routes/paths.ts';
import type { CalculatorInput } from './calculator.ts';
import type { FinanceSite } from './finance-site.ts';
import { periodsPerYear } from './repayment.ts';

/** What a finance link carries of a car; price in cents. */
export type FinanceLinkCar = {
  id: string;
  dealershipId: string;
  priceCents: number;
  carType: string;
  vin: string;
};

/** The figures that a shopper saw, for the page that a link leads to. */
type LinkedFigures = Partial<CalculatorInput> & Pick<CalculatorInput, 'priceCents'>;

/**
 * The target of a site's finance links: its finance button's own target, else its default finance
 * link, else /finance (NAV-16).
 */
export function financePageOf({ buttons, options }: Pick<FinanceSite, 'buttons' | 'options'>): string {
  const button = buttons.find(({ key }) => key === 'finance')?.href;
  return (button !== financePath && button) || options.financeLink || financePath;
}

/**
 * The link to the finance page, built from the car: preferredDealership, vehiclePriceBudget (whole
 * dollars), car_id, car_type and vin, ending in #finance-form (NAV-16), with the figures that the
 * shopper saw where they are not the car's own. Without a car and figures the page alone. `page` is
 * the site's own finance page; one outside the site, or a place on the same page, is left as it is.
 */
export function financeLink(page: string, car: FinanceLinkCar | null, figures: LinkedFigures | null = null): string {
  const goal = page || financePath;
  if ((!car && !figures) || !/^\/(?!\/)/.test(goal)) return goal;
  const { path, query } = partsOf(goal);
  if (car) {
    query.set('preferredDealership', car.dealershipId);
    query.set('vehiclePriceBudget', String(Math.round(car.priceCents / 100)));
    query.set('car_id', car.id);
    query.set('car_type', car.carType);
    if (car.vin) query.set('vin', car.vin);
  }
  if (figures) setFigures(query, figures);
  return `${path}?${query}#finance-form`;
}

/** A finance link with the figures that a shopper has set since it was written; any other link is left as it is. */
export function withFigures(href: string, figures: CalculatorInput): string {
  if (!href.startsWith('/') || !href.endsWith('#finance-form')) return href;
  return financeLink(href, null, figures);
}

function partsOf(goal: string): { path: string; query: URLSearchParams } {
  const [address = ''] = goal.split('#');
  const [path = '', query = ''] = address.split('?');
  return { path, query: new URLSearchParams(query) };
}

/** The parameters of figures: dollars, years, percent a year. */
function setFigures(query: URLSearchParams, figures: LinkedFigures): void {
  const { priceCents, depositCents, finalPaymentCents, termYears, ratePercent, frequency } = figures;
  query.set('vehiclePriceBudget', String(Math.round(priceCents / 100)));
  if (depositCents !== undefined) query.set('deposit', String(depositCents / 100));
  if (finalPaymentCents !== undefined) query.set('final_payment', String(finalPaymentCents / 100));
  if (termYears !== undefined) query.set('term', String(termYears));
  if (ratePercent !== undefined) query.set('rate', String(ratePercent));
  if (frequency !== undefined) query.set('frequency', frequency);
}

type FigureQuery = Readonly<
  Partial<Record<'vehiclePriceBudget' | 'deposit' | 'final_payment' | 'term' | 'rate' | 'frequency', string>>
>;

/**
 * The figures that a link names, each only where it is one: what is missing stays as the calculator
 * starts. The limits of the calculator are not applied here.
 */
export function figuresOfQuery(query: FigureQuery): Partial<CalculatorInput> {
  const dollars = (text: string | undefined) => numberOf(text, (value) => Math.round(value * 100));
  const frequency = Object.keys(periodsPerYear).find((one) => one === query.frequency);
  const figures = {
    depositCents: dollars(query.deposit),
    finalPaymentCents: dollars(query.final_payment),
    termYears: numberOf(query.term),
    ratePercent: numberOf(query.rate),
    frequency,
  };
  const set = Object.entries(figures).filter(([, value]) => value !== undefined);
  const priceCents = linkedPriceCents(query.vehiclePriceBudget);
  return { ...Object.fromEntries(set), ...(set.length > 0 && priceCents !== null && { priceCents }) };
}

const numberOf = (text: string | undefined, made = (value: number) => value): number | undefined =>
  text !== undefined && /^\d{1,7}(\.\d{1,2})?$/.test(text) ? made(Number(text)) : undefined;

/** The price that a finance link names in whole dollars, as cents; null where it names none that a car could have. */
export function linkedPriceCents(dollars: string | undefined): number | null {
  return dollars && /^[1-9]\d{0,6}$/.test(dollars) ? Number(dollars) * 100 : null;
}
