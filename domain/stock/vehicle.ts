import { z } from 'zod';
import { bodies, fuels, itemTypes } from '@/domain/vocabulary/vehicle-kinds.ts';
import { carTypes, priceTypes, stockStatuses } from './card-values.ts';
import { hotspotsSchema } from './hotspots.ts';
import { pricePointSchema } from './price-history.ts';
import { caravanSchema, variantSchema } from './vehicle-variant.ts';

const text = z.string().trim().default('');
const cents = z.int().min(0).default(0);
const moment = z.int().min(0);
const webAddress = z.url({ protocol: /^https?$/ });
const address = webAddress.or(z.literal('')).default('');
const addresses = z.array(webAddress).default([]);

/**
 * One vehicle as the platform stores it (specification, "Car"), checked at the border: feeds and
 * seeds are parsed with it. Money is integer cents and 0 means "none"; moments are epoch
 * milliseconds; addresses of pictures are absolute. It holds things that shoppers' browsers must
 * never receive (phones, private suburb and postcode): see `vehicleDocument`. What the vehicle cost
 * the dealer is not a field at all: unknown fields are dropped.
 */
export const vehicleSchema = z.object({
  id: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
  stockNumber: z.string().trim().min(1),
  vin: text,
  registration: text,
  /** "2027-03-31", empty when unregistered or unknown. */
  registrationExpiry: text,
  /** Codes of licensed catalogues: stored as the dealer sends them, never made up. */
  nvic: text,
  redbookCode: text,
  autograbId: text,
  /** The name under which the vehicle is advertised elsewhere. */
  carsalesTitle: text,
  itemType: z.enum(itemTypes).default('car'),
  year: z.int().min(1900).max(2100),
  make: z.string().trim().min(1),
  model: z.string().trim().min(1),
  badge: text,
  series: text,
  colour: text,
  interiorColour: text,
  /** Empty when the dealer names none that the filters have. */
  body: z.enum(bodies).or(z.literal('')).default(''),
  bodyConfiguration: text,
  transmission: text,
  simpleTransmission: text,
  gears: z.int().min(0).default(0),
  fuel: z.enum(fuels).or(z.literal('')).default(''),
  drive: text,
  doors: z.int().min(0).default(0),
  seats: z.int32().min(0).default(0),
  cylinders: z.int().min(0).default(0),
  engineCubicCentimetres: z.int().min(0).default(0),
  odometerKm: z.int32().min(0).default(0),
  /** "2024-03" */
  buildDate: text,
  complianceDate: text,
  variant: variantSchema.prefault({}),
  caravan: caravanSchema.nullable().default(null),
  carType: z.enum(carTypes),
  status: z.enum(stockStatuses),
  reserved: z.boolean().default(false),
  preorder: z.boolean().default(false),
  certified: z.boolean().default(false),
  tag: text,
  priceCents: cents,
  beforePriceCents: cents,
  offerPriceCents: cents,
  subscriptionPriceCents: cents,
  priceType: z.enum(priceTypes).default('drive_away_price'),
  /** Ways to pay for it online; none means that it cannot be reserved or bought online. */
  paymentProcessors: z.array(z.string().min(1)).default([]),
  market: z.object({ stateAverageCents: cents, nationalAverageCents: cents }).prefault({}),
  /** The weekly repayment that youX quotes; 0 without a quote. */
  youxWeeklyCents: cents,
  /**
   * Earlier prices and the present one, the oldest first; from the first import on the platform
   * adds to it by itself.
   */
  priceHistory: z.array(pricePointSchema).max(24).default([]),
  createdAtMs: moment,
  updatedAtMs: moment,
  soldAtMs: moment.nullable().default(null),
  views: z.int32().min(0).default(0),
  /** The plain order of results, highest first (SRCH-04); null without a rank. */
  customRank: z.int32().nullable().default(null),
  /** What the dealer earns on it. Only its place among the others goes into the index (`margin-ranks.ts`). */
  margin: z.number().nullable().default(null),
  dealerComments: text,
  features: z.array(z.string().min(1)).default([]),
  standardEquipment: z.array(z.string().min(1)).default([]),
  categories: z.array(z.string().min(1)).default([]),
  imageUrls: addresses,
  spinImageUrls: addresses,
  spinInteriorImageUrl: address,
  /** Names the vehicle's spin at the service that made it. */
  spinCode: text,
  hotspots: hotspotsSchema.prefault({}),
  walkaroundVideoUrls: addresses,
  videoUrls: addresses,
  videoUrl: address,
  externalVideoUrl: address,
  /** The history report. */
  fileUrl: address,
  location: z.object({
    name: z.string().min(1),
    slug: text,
    street: text,
    city: text,
    state: text,
    postcode: text,
    phone: text,
    placeUrl: address,
    /** Other locations to which the vehicle can be brought for a drive. */
    distributionLocations: z.array(z.object({ name: z.string().min(1), slug: text, phone: text })).default([]),
  }),
  privateSuburb: text,
  privatePostcode: text,
  dealership: z.object({ id: z.string().min(1), name: text, slug: text }),
  /** Slugs of every site that lists the vehicle. */
  sites: z.array(z.string().min(1)).min(1),
});

export type Vehicle = z.output<typeof vehicleSchema>;

/** Why `candidate` is not a vehicle, as one sentence for the person who sent the feed; null when it is one. */
export function vehicleProblem(candidate: unknown): string | null {
  const checked = vehicleSchema.safeParse(candidate);
  if (checked.success) return null;
  return checked.error.issues.map((issue) => `${issue.path.join('.') || 'vehicle'}: ${issue.message}`).join('; ');
}
