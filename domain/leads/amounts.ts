import { grouped } from '../vocabulary/grouped.ts';
import { typedAmount } from '../vocabulary/typed-amount.ts';

/** Dollars beside a price field (FORM-10); the second row for sites with the luxury presets. */
const ordinary = [5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000] as const;
const luxury = [300_000, 400_000, 500_000, 600_000, 700_000, 800_000] as const;

export const pricePresets = (isLuxury: boolean): readonly number[] => (isLuxury ? luxury : ordinary);

/** Kilometres beside a mileage field (FORM-10). */
export const mileagePresets = [10_000, 25_000, 50_000, 75_000, 100_000, 150_000, 200_000] as const;

/** "$70,000" */
export const dollars = (amount: number): string => `$${grouped(amount)}`;
/** "75,000 kms" */
export const kilometres = (distance: number): string => `${grouped(distance)} kms`;

/** The whole number in "$70,000", "70k" or "75,000 kms", or null. */
export function wholeNumber(text: string): number | null {
  const bare = text
    .slice(0, 60)
    .trim()
    .replace(/\s*kms?$/i, '');
  const amount = /[a-z%]$/i.test(bare.replace(/(?:k|thousand|grand)$/i, '')) ? null : typedAmount(bare);
  return amount !== null && Number.isInteger(amount) && amount >= 0 && amount < 1_000_000_000 ? amount : null;
}
