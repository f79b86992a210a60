import type { Generation } from './catalogue/catalogue-model.ts';
import type { Chance } from './chance.ts';
import type { Lot } from './dealer-plans.ts';

/** Used stock is no older than this many model years. */
const oldestUsedYears = 10;

/** The model year and series of one vehicle; null when the model was not sold in any fitting year. `thisYear` is the calendar year. */
export function yearAndSeries(
  generations: readonly Generation[],
  carType: Lot['carType'],
  thisYear: number,
  random: Chance,
) {
  const [oldest, newest] = carType === 'used' ? [thisYear - oldestUsedYears, thisYear - 1] : [thisYear - 1, thisYear];
  const years = generations.flatMap((generation) => {
    const from = Math.max(generation.from, oldest);
    const to = Math.min(generation.to ?? newest, newest);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({ year: from + index, generation }));
  });
  if (years.length === 0) return null;
  // Younger ones are commoner at a dealer; of new stock nearly all is this year's.
  const likely = (year: number) => (carType === 'used' ? 1 + (year - oldest) / 3 : year === thisYear ? 6 : 1);
  const { year, generation } = random.weighted(years, (candidate) => likely(candidate.year));
  return { year, series: generation.series };
}

/** Kilometres on the clock: a delivery's few, a demonstrator's thousands, an owner's years. */
export function odometer(carType: Lot['carType'], ageYears: number, itemType: string, chance: Chance): number {
  if (itemType === 'caravan') return 0;
  if (carType === 'new') return chance.whole(4, 45);
  if (carType === 'demo') return chance.whole(9, 78) * 100 + chance.whole(0, 99);
  const yearly = itemType === 'motorcycle' ? chance.between(1_800, 6_500) : chance.between(7_500, 19_500);
  return Math.round(Math.max(ageYears, 0.6) * yearly + chance.between(0, 900));
}

/** "2024-03": a month of the model year, never in the future. */
export function buildMonth(year: number, now: Date, chance: Chance): string {
  const lastMonth = year === now.getUTCFullYear() ? Math.max(1, now.getUTCMonth()) : 12;
  return `${year}-${String(chance.whole(1, lastMonth)).padStart(2, '0')}`;
}
