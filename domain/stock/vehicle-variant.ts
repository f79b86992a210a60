import { z } from 'zod';

const text = z.string().trim().default('');
const measure = z.number().min(0).default(0);

/**
 * The maker's data of this version of a model (specification, "variant"). 0 and empty are unknown.
 */
export const variantSchema = z.object({
  gearType: text,
  induction: text,
  /** "154 kW", "500 Nm at 1,750 rpm": as the maker writes them. */
  power: text,
  torque: text,
  fuelConsumptionLitresPer100Km: measure,
  fuelCapacityLitres: measure,
  grossVehicleMassKg: measure,
  lengthMm: measure,
  widthMm: measure,
  heightMm: measure,
  towingCapacityBrakedKg: measure,
  /** Stars, 0 to 5. */
  ancapStars: z.number().min(0).max(5).default(0),
});

/** The data of a caravan (specification, "specifications"). */
export const caravanSchema = z.object({
  bodyWidthMm: measure,
  bodyLengthMm: measure,
  tareWeightKg: measure,
  axleType: text,
  sleeps: z.int().min(0).default(0),
  aggregateTrailerMassKg: measure,
});

export type VehicleVariant = z.output<typeof variantSchema>;
export type CaravanSpecifications = z.output<typeof caravanSchema>;
