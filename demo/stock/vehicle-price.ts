import type { PriceType } from '@/domain/stock/card-values.ts';
import type { Chance } from './chance.ts';
import type { Lot } from './dealer-plans.ts';

type Sold = { carType: Lot['carType']; newDollars: number; ageYears: number; odometerKm: number; year: number };

export type MadePrice = {
  priceCents: number;
  beforePriceCents: number;
  priceType: PriceType;
  market: { stateAverageCents: number; nationalAverageCents: number };
};

const kmAYear = 13_500;

/**
 * A dealer's price: new near the list price, demonstrators a little under it, used ones by age and
 * kilometres.
 */
export function madePrice(sold: Sold, random: Chance): MadePrice {
  if (random.happens(0.015)) return { ...noPrice, priceType: 'price_on_application' };
  const dollars = dealerDollars(worth(sold, random));
  const reduced = random.happens(sold.carType === 'new' ? 0.1 : 0.2);
  const before = reduced ? dealerDollars(dollars + Math.max(500, dollars * random.between(0.02, 0.06))) : 0;
  return {
    priceCents: dollars * 100,
    beforePriceCents: before > dollars ? before * 100 : 0,
    priceType: priceTypeOf(sold.carType, random),
    market: sold.carType === 'new' ? noPrice.market : market(dollars, random),
  };
}

/** There is no price yet, or none is given. */
export const noPrice: MadePrice = {
  priceCents: 0,
  beforePriceCents: 0,
  priceType: 'price_on_application',
  market: { stateAverageCents: 0, nationalAverageCents: 0 },
};

function worth({ carType, newDollars, ageYears, odometerKm }: Sold, chance: Chance): number {
  if (carType === 'new') return newDollars * chance.between(0.97, 1.03);
  if (carType === 'demo') return newDollars * (0.955 - odometerKm / 120_000) * chance.between(0.98, 1.01);
  const listThen = newDollars * 0.985 ** ageYears;
  const byAge = 0.86 * 0.915 ** Math.max(0, ageYears - 1);
  const byUse = Math.min(1.1, Math.max(0.82, 1 - (odometerKm - ageYears * kmAYear) / 350_000));
  return listThen * byAge * byUse * chance.between(0.97, 1.03);
}

/** Dealers' prices are like $38,990, not for $39,124. */
function dealerDollars(dollars: number): number {
  const step = dollars < 20_000 ? 500 : 1000;
  return Math.max(2_990, Math.round(dollars / step) * step - 10);
}

function priceTypeOf(carType: Lot['carType'], chance: Chance): PriceType {
  if (carType === 'used') return chance.happens(0.65) ? 'drive_away_price' : 'excluding_government_charges_price';
  return chance.happens(0.8) ? 'drive_away_price' : 'estimated_drive_away_price';
}

/** Other dealers' price of the same car, about one time in four clearly more (CARD-06). */
function market(dollars: number, chance: Chance) {
  const average = () => Math.round(dollars * chance.between(0.94, 1.04)) * 100;
  return { stateAverageCents: average(), nationalAverageCents: average() };
}
