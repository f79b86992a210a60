import type { MarketValue, OwnCar } from './valuation.ts';

/** New prices of sample cars, dollars. Names in small letters. */
const newPrices: Readonly<Record<string, number>> = {
  'ford ranger': 62_000,
  'ford everest': 68_000,
  'ford puma': 33_000,
  'mazda cx-5': 44_000,
  'mazda cx-3': 32_000,
  'mazda 3': 34_000,
  'toyota corolla': 33_000,
  'toyota rav4': 46_000,
  'toyota hilux': 60_000,
  'hyundai i30': 31_000,
  'hyundai tucson': 42_000,
  'kia sportage': 43_000,
  'kia picanto': 20_000,
  'volkswagen golf': 40_000,
  'volkswagen tiguan': 50_000,
  'volkswagen amarok': 63_000,
  'suzuki swift': 26_000,
  'suzuki vitara': 32_000,
};

/** The share of a new price that is left after the first year. */
const firstYear = 0.82;
/** The share that is left after each further year. */
const laterYear = 0.89;
/** The share of what is left that the trade pays. */
const trade = 0.86;
const kilometresOfYear = 15_000;
/** Half the width of the range, as a share. */
const spread = 0.07;

/** Sample values for the deployment that has no source of its own; null for cars that it does not know. `thisYear` is the calendar year. */
export function sampleMarket({ make, model, year }: OwnCar, thisYear: number): MarketValue | null {
  const price = newPrices[`${make} ${model}`.trim().toLowerCase()];
  const age = thisYear - year;
  if (price === undefined || age < 0) return null;
  const left = age === 0 ? 0.92 : firstYear * laterYear ** (age - 1);
  const middle = price * left * trade;
  return {
    low: Math.round((middle * (1 - spread)) / 100) * 100,
    high: Math.round((middle * (1 + spread)) / 100) * 100,
    usualKilometres: Math.max(1, age) * kilometresOfYear,
    source: 'Sample values and usual depreciation, not a live market.',
  };
}
