import { slugOfName } from '@/domain/vocabulary/slug.ts';
import type { StockVehicle } from '../stock-vehicle.ts';
import { vehicleKind } from './vehicle-kind.ts';

/** For which vehicles staff show a section, a block or a text; what is left out does not matter. Years by the model year, kilometres whole. */
export type VehicleCondition = {
  /** `new`, `demo`, `used` */
  carTypes?: readonly string[] | null;
  /** `car`, `motorcycle`, `caravan` */
  kinds?: readonly string[] | null;
  makes?: readonly string[] | null;
  minAgeYears?: number | null;
  maxAgeYears?: number | null;
  minOdometerKm?: number | null;
  maxOdometerKm?: number | null;
};

/** A text for the vehicles that meet its condition, for all without one. */
export type VehicleText = { text?: string | null; condition?: VehicleCondition | null };

type ConditionFacts = Pick<StockVehicle, 'itemType'> & {
  card: Pick<StockVehicle['card'], 'carType' | 'make' | 'year' | 'odometerKm'>;
};

/**
 * Whether a vehicle meets a condition in `year`. A figure that the feed does not give meets no
 * bound on it: a promise is left out where the vehicle's data is missing.
 */
export function meetsCondition(
  condition: VehicleCondition | null | undefined,
  { card, itemType }: ConditionFacts,
  year: number,
): boolean {
  if (!condition) return true;
  const { carTypes, kinds, makes, minAgeYears, maxAgeYears, minOdometerKm, maxOdometerKm } = condition;
  const age = card.year > 0 ? Math.max(0, year - card.year) : null;
  const odometer = card.odometerKm > 0 || card.carType === 'new' ? card.odometerKm : null;
  return (
    isAmong(carTypes, card.carType) &&
    isAmong(kinds, vehicleKind(itemType)) &&
    isAmong(makes, card.make) &&
    isWithin(age, minAgeYears, maxAgeYears) &&
    isWithin(odometer, minOdometerKm, maxOdometerKm)
  );
}

/** The first text whose condition the vehicle meets, else the one for all others; empty when there is neither. */
export function textForVehicle(
  texts: readonly (VehicleText | null)[],
  otherwise: string,
  vehicle: ConditionFacts,
  year: number,
): string {
  const fitting = texts.find((entry) => entry?.text?.trim() && meetsCondition(entry.condition, vehicle, year));
  return fitting?.text ?? otherwise;
}

function isAmong(list: readonly string[] | null | undefined, value: string): boolean {
  return !list || list.length === 0 || list.some((entry) => slugOfName(entry) === slugOfName(value));
}

function isWithin(value: number | null, min: number | null | undefined, max: number | null | undefined): boolean {
  if (typeof min !== 'number' && typeof max !== 'number') return true;
  return value !== null && value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY);
}
