import { underMarketFromCents } from '../under-market.ts';
import type { BestRule, Figure } from './best-figure.ts';
import { type Comparable, forSale, priceOf } from './compared-car.ts';

type RowRule = BestRule & {
  /** Null where the vehicle does not state it. */
  figure(car: Comparable): number | null;
  /** Whether the figures of these vehicles mean the same. */
  comparable?(cars: readonly Comparable[]): boolean;
};

const stated = (figure: number): number | null => (figure > 0 ? figure : null);

/** "2024-03" → 202403, "2027-08-14" → 20270814; null if it is not a date. */
const dated = (date: string): number | null =>
  /^\d{4}(-\d{2}){1,2}$/.test(date) ? Number(date.replaceAll('-', '')) : null;

/** The figure before its unit in what makers write, "500 Nm at 1,750 rpm"; null where it has another unit or none. */
function before(unit: 'kw' | 'nm', text: string): number | null {
  const [, figure = '', written = ''] = /^(\d{1,4}(?:\.\d{1,3})?) ?([a-z]{2})\b/.exec(text.trim().toLowerCase()) ?? [];
  return written === unit ? stated(Number(figure)) : null;
}

const rules: Partial<Record<string, RowRule>> = {
  Price: {
    best: 'least',
    reason: 'Lowest price',
    figure: (car) => {
      const price = priceOf(car);
      return price.kind === 'price' ? price.priceCents : null;
    },
    // Drive away is more than a price to which charges come.
    comparable: ([first, ...rest]) => {
      const type = first?.vehicle.card.priceType;
      return type !== 'price_on_application' && rest.every(({ vehicle }) => vehicle.card.priceType === type);
    },
  },
  'Against the market': {
    best: 'most',
    reason: 'Furthest under',
    figure: ({ vehicle: { card } }) => (card.underMarketCents < underMarketFromCents ? null : card.underMarketCents),
  },
  Kilometres: { best: 'least', reason: 'Fewest kilometres', figure: ({ vehicle }) => stated(vehicle.card.odometerKm) },
  Year: { best: 'most', reason: 'Newest', figure: ({ vehicle }) => stated(vehicle.card.year) },
  Compliance: {
    best: 'most',
    reason: 'Latest',
    figure: ({ vehicle }) => dated(vehicle.details.complianceDate.slice(0, 7)),
  },
  'Rego Expiry': { best: 'most', reason: 'Longest left', figure: ({ rego }) => dated(rego.until ?? '') },
  'Engine power': {
    best: 'most',
    reason: 'Most power',
    figure: ({ vehicle }) => before('kw', vehicle.details.variant.power),
  },
  Torque: {
    best: 'most',
    reason: 'Most torque',
    figure: ({ vehicle }) => before('nm', vehicle.details.variant.torque),
  },
  'Fuel consumption': {
    best: 'least',
    reason: 'Least fuel',
    figure: ({ vehicle }) => stated(vehicle.details.variant.fuelConsumptionLitresPer100Km),
    // A plug-in is tested on half electricity, and a litre of LPG is another litre.
    comparable: (cars) => !cars.some(({ vehicle }) => /plug|phev|electric|lpg/i.test(vehicle.card.fuel)),
  },
  'Towing Capacity': {
    best: 'most',
    reason: 'Tows the most',
    figure: ({ vehicle }) => stated(vehicle.details.variant.towingCapacityBrakedKg),
  },
  'ANCAP safety rating': {
    best: 'most',
    reason: 'Most stars',
    figure: ({ vehicle }) => stated(vehicle.details.variant.ancapStars),
  },
};

/** The rule of a row and what each vehicle has for it; null where no rule is fair. Vehicles that cannot be bought take no part. */
export function ruledFigures(label: string, cars: readonly Comparable[]): { rule: BestRule; figures: Figure[] } | null {
  const rule = rules[label];
  if (!rule || rule.comparable?.(cars.filter(forSale)) === false) return null;
  return { rule, figures: cars.map((car) => (forSale(car) ? rule.figure(car) : undefined)) };
}
