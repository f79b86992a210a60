import type { StockVehicle } from '../stock-vehicle.ts';

/** What the fuel calculator begins with where nothing better is given (VDP-17). */
export const fuelDefaults = { dollarsPerLitre: 1.7, kilometresPerWeek: 250, litresPer100Km: 10 } as const;

export type FuelUse = { dollarsPerLitre: number; kilometresPerWeek: number; litresPer100Km: number };

/**
 * What a vehicle's fuel calculator begins with: its own consumption where it is given; null for one
 * that takes no fuel (VDP-17).
 */
export function fuelUseOf({
  card,
  details,
  itemType,
}: Pick<StockVehicle, 'card' | 'details' | 'itemType'>): FuelUse | null {
  if (itemType === 'caravan' || card.fuel === 'Electric') return null;
  const own = details.variant.fuelConsumptionLitresPer100Km;
  return { ...fuelDefaults, ...(own > 0 && { litresPer100Km: own }) };
}

/** Dollars a week and a year; what is no figure counts as nothing. */
export function fuelCost({ dollarsPerLitre, kilometresPerWeek, litresPer100Km }: FuelUse): {
  week: number;
  year: number;
} {
  const week = (positive(kilometresPerWeek) / 100) * positive(litresPer100Km) * positive(dollarsPerLitre);
  return { week, year: week * 52 };
}

const positive = (figure: number): number => (Number.isFinite(figure) && figure > 0 ? figure : 0);
