import { grouped } from '@/domain/vocabulary/grouped.ts';
import type { StockVehicle } from '../stock-vehicle.ts';
import type { Line } from './specifications.ts';

/** What a car is driven in a year, kilometres: the average of passenger vehicles (Australian Bureau of Statistics, Survey of Motor Vehicle Use, 2020). */
const usualKilometresPerYear = 11_100;

type Clock = { year: number };

/**
 * The analysis of a used vehicle from its data, line by line; what is missing is left out (VDP-21).
 */
export function carAnalysis({ card, details }: StockVehicle, { year }: Clock): Line[] {
  const age = Math.max(1, year - card.year);
  const perYear = card.odometerKm > 0 ? Math.round(card.odometerKm / age / 100) * 100 : 0;
  const average = details.market.stateAverageCents || details.market.nationalAverageCents;
  const apart = average > 0 && card.priceCents > 0 ? Math.round((card.priceCents - average) / 100) : 0;
  const lines: [string, string][] = [
    ['Age', `${age} ${age === 1 ? 'year' : 'years'}`],
    ['Kilometres a year', perYear > 0 ? `${grouped(perYear)}\u00a0km, ${kilometresText(perYear)}` : ''],
    ['Against the average price', apart === 0 ? '' : `$${grouped(Math.abs(apart))} ${apart < 0 ? 'below' : 'above'}`],
    ['Price since it was listed', reducedText(card.beforePriceCents, card.priceCents)],
    ['ANCAP safety rating', details.variant.ancapStars > 0 ? `${details.variant.ancapStars} of 5 stars` : ''],
  ];
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function kilometresText(perYear: number): string {
  const share = perYear / usualKilometresPerYear;
  if (share < 0.85) return 'less than most';
  return share > 1.15 ? 'more than most' : 'about the same as most';
}

function reducedText(before: number, now: number): string {
  if (now <= 0) return '';
  return before > now ? `Down by $${grouped(Math.round((before - now) / 100))}` : 'Unchanged';
}
