import { z } from 'zod';
import { hotspotsSchema } from './hotspots.ts';
import { continuedPrices, pricePointSchema } from './price-history.ts';
import type { Vehicle } from './vehicle.ts';
import { caravanSchema, variantSchema } from './vehicle-variant.ts';

const text = z.string().catch('');
const number = z.number().catch(0);
const texts = z.array(z.string()).catch([]);

/**
 * What a vehicle's own page shows beyond its card. The index holds it as one text beside the fields
 * that are searched (`details`): cards leave it out, and a browser's key cannot read it. All of it
 * is public all the same: a phone, a private suburb or postcode and what the vehicle cost are no
 * part of it, and a test lists its fields. Read back, whatever is missing or odd is empty.
 */
const detailsSchema = z.object({
  vin: text,
  registration: text,
  registrationExpiry: text,
  nvic: text,
  redbookCode: text,
  autograbId: text,
  carsalesTitle: text,
  interiorColour: text,
  bodyConfiguration: text,
  transmission: text,
  gears: number,
  doors: number,
  cylinders: number,
  engineCubicCentimetres: number,
  buildDate: text,
  complianceDate: text,
  variant: variantSchema.catch(variantSchema.parse({})),
  caravan: caravanSchema.nullable().catch(null),
  offerPriceCents: number,
  market: z.object({ stateAverageCents: number, nationalAverageCents: number }).catch({
    stateAverageCents: 0,
    nationalAverageCents: 0,
  }),
  priceHistory: z.array(pricePointSchema).catch([]),
  youxWeeklyCents: number,
  paymentProcessors: texts,
  dealerComments: text,
  standardEquipment: texts,
  spinImageUrls: texts,
  spinInteriorImageUrl: text,
  spinCode: text,
  hotspots: hotspotsSchema.catch({ exterior: [], interior: [] }),
  walkaroundVideoUrls: texts,
  videoUrls: texts,
  videoUrl: text,
  externalVideoUrl: text,
  fileUrl: text,
  location: z
    .object({
      slug: text,
      street: text,
      postcode: text,
      placeUrl: text,
      distributionLocations: z.array(z.object({ name: text, slug: text })).catch([]),
    })
    .catch({ slug: '', street: '', postcode: '', placeUrl: '', distributionLocations: [] }),
});

export type VehicleDetails = z.output<typeof detailsSchema>;

/** The details of a vehicle as the index holds them: only what the schema names, nested fields too. */
export function writeDetails(vehicle: Vehicle): string {
  const { priceHistory: stored, priceCents, createdAtMs } = vehicle;
  const priceHistory = stored.length > 0 ? stored : continuedPrices([], priceCents, createdAtMs);
  return JSON.stringify(detailsSchema.parse({ ...vehicle, priceHistory }));
}

/** Written details of a vehicle that a feed names again at `now`, with the price that it had before and has now in their history. */
export function continuedDetails(old: Priced, fresh: Priced, now: number): string {
  const { priceHistory } = readDetails(old.details);
  const listed = () => continuedPrices([], old.price_cents ?? 0, (old.created_at_timestamp ?? 0) * 1000);
  const before = priceHistory.length > 0 ? priceHistory : listed();
  return JSON.stringify({
    ...readDetails(fresh.details),
    priceHistory: continuedPrices(before, fresh.price_cents ?? 0, now),
  });
}
type Priced = { details?: string; price_cents?: number; created_at_timestamp: number };

/** What `writeDetails` wrote; all empty when there is nothing that can be read. */
export function readDetails(written: unknown): VehicleDetails {
  return detailsSchema.parse(objectOf(written));
}

function objectOf(written: unknown): object {
  try {
    const value: unknown = JSON.parse(typeof written === 'string' ? written : '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}
