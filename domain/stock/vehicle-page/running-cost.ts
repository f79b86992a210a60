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

/** Dollars a week and a year; null where a figure is missing (NaN) or below zero, or a price or use is none. */
export function fuelCost(use: FuelUse): { week: number; year: number } | null {
  const { dollarsPerLitre, kilometresPerWeek, litresPer100Km } = use;
  if (!(dollarsPerLitre > 0 && litresPer100Km > 0 && kilometresPerWeek >= 0)) return null;
  const week = (kilometresPerWeek / 100) * litresPer100Km * dollarsPerLitre;
  return { week, year: week * 52 };
}
