import type { WeeklyClaim } from '@/domain/finance/repayment-claim.ts';
import type { MediaOrigin } from '@/domain/media/image-address.ts';
import { makeAndModel, makeName, modelName, vehicleName } from '@/domain/vocabulary/make-name.ts';
import { otherSpellings } from '@/domain/vocabulary/spellings.ts';
import { filedBody, shownBody } from '@/domain/vocabulary/vehicle-kinds.ts';
import { images, isTrue, moment, number, oneOf, type Source, text } from './card-readers.ts';
import { carTypes, priceTypes, stockStatuses } from './card-values.ts';
import { bandOf, priceBand } from './price-band.ts';
import { priceShownAboveCents } from './price-display.ts';
import { underMarketCents } from './under-market.ts';
import type { Vehicle } from './vehicle.ts';
import { writeDetails } from './vehicle-details.ts';
import { type WeeklyField, weeklyFields, weeklyOfDocument } from './weekly-fields.ts';

export type FieldValues = {
  string: string;
  'string[]': string[];
  bool: boolean;
  int32: number;
  int64: number;
  float: number;
};
type FieldType = keyof FieldValues;

type CardReader = (value: unknown, document: Source, origins: readonly MediaOrigin[]) => unknown;
type Writer<Value> = (vehicle: Vehicle, weekly: WeeklyClaim | null) => Value;

/**
 * `write`: the field of an imported vehicle; without it others write it. `card`: what a result card
 * reads of the field.
 */
type Row<Type extends FieldType> = {
  type: Type;
  facet?: true;
  index?: false;
  card?: Readonly<Record<string, CardReader>>;
} & (
  | { optional: true; write?: Writer<FieldValues[Type] | undefined> }
  | { optional?: never; write: Writer<FieldValues[Type]> }
);
export type FieldRow = { [Type in FieldType]: Row<Type> }[FieldType];

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
const weeklyOf =
  <Name extends WeeklyField>(name: Name) =>
  (_: Vehicle, weekly: WeeklyClaim | null) =>
    weekly ? weeklyFields(weekly)[name] : undefined;
/** A card needs the field, and reads it through another. */
const fetched = {};

/**
 * A vehicle without a rank comes between those that were ranked up and down; among its like the
 * newest is first (SRCH-04).
 */
const unranked = 500;

/**
 * Every field of the search collection, and for each: how the index holds it, what of a vehicle is
 * written into it and what a card reads from it. Collection, writer, reader and `StockCard` derive
 * from here. A browser's key returns whole documents, so this is also the list of what is public: a
 * field may be added only if every shopper may read it (a test lists them). Names of filter
 * attributes are SRCH-02's. Fields in dollars exist because shoppers' addresses filter in dollars;
 * `*_cents` are shown.
 */
export const vehicleFields = {
  slug: { type: 'string', write: ({ slug }) => slug, card: { slug: text } },
  stocknum: { type: 'string', write: ({ stockNumber }) => stockNumber, card: { stockNumber: text } },
  /** "2024 Ford Everest" */
  name: {
    type: 'string',
    write: ({ year, make, model }) => vehicleName(year, make, model),
    card: { name: text },
  },
  // In one word, which "7 seater" finds too: a number of its own would make every five-seater a CX "5".
  keywords: {
    type: 'string[]',
    write: ({ model, badge, series, stockNumber, seats }) => [
      ...otherSpellings(model, badge, series, stockNumber),
      ...(seats > 0 ? [`${seats}seater`] : []),
    ],
  },
  item_type: { type: 'string', facet: true, write: ({ itemType }) => itemType },
  categories: { type: 'string[]', facet: true, write: ({ categories }) => categories },
  year: { type: 'int32', facet: true, write: ({ year }) => year, card: { year: number } },
  make: { type: 'string', facet: true, write: ({ make }) => makeName(make), card: { make: text } },
  model: { type: 'string', facet: true, write: ({ make, model }) => modelName(make, model), card: { model: text } },
  make_model: { type: 'string', facet: true, write: ({ make, model }) => makeAndModel(make, model) },
  badge: { type: 'string', facet: true, write: ({ badge }) => badge, card: { badge: text } },
  series: { type: 'string', facet: true, write: ({ series }) => series, card: { series: text } },
  car_type: {
    type: 'string',
    facet: true,
    write: ({ carType }) => carType,
    card: { carType: oneOf(carTypes, 'used') },
  },
  // An unknown status is treated as sold: it must not invite an enquiry about a car that may be gone.
  status: {
    type: 'string',
    facet: true,
    write: ({ status }) => status,
    card: { status: oneOf(stockStatuses, 'sold') },
  },
  reserved: { type: 'bool', facet: true, write: ({ reserved }) => reserved, card: { reserved: isTrue } },
  /**
   * When the hold ends that reserves it, seconds; 0 on the card when that is unknown, as for a
   * reservation in the feed. A hold writes it.
   */
  reserved_until_timestamp: {
    type: 'int64',
    index: false,
    optional: true,
    card: { reservedUntilMs: (value, { reserved }) => (reserved === true ? moment(value) : 0) },
  },
  preorder: { type: 'bool', facet: true, write: ({ preorder }) => preorder, card: { preorder: isTrue } },
  certified: {
    type: 'string',
    facet: true,
    write: ({ certified }) => (certified ? 'true' : 'false'),
    card: { certified: (value) => value === 'true' || value === true },
  },
  /** Free text of the dealer, e.g. "Demo" or "Test Drive Only"; empty when none. */
  tag: { type: 'string', facet: true, write: ({ tag }) => tag, card: { tag: text } },
  km: { type: 'int32', facet: true, write: ({ odometerKm }) => odometerKm, card: { odometerKm: number } },
  transmission: {
    type: 'string',
    facet: true,
    write: ({ simpleTransmission, transmission }) => simpleTransmission || transmission,
    card: { transmission: text },
  },
  fuel: { type: 'string', facet: true, write: ({ fuel }) => fuel, card: { fuel: text } },
  drive: { type: 'string', facet: true, write: ({ drive }) => drive, card: { drive: text } },
  body: {
    type: 'string',
    facet: true,
    write: ({ body, itemType }) => filedBody(body, itemType),
    card: { body: (value) => shownBody(text(value)) },
  },
  colour: { type: 'string', facet: true, write: ({ colour }) => colour },
  seats: { type: 'int32', facet: true, optional: true, write: ({ seats }) => (seats > 0 ? seats : undefined) },
  filtered_features: { type: 'string[]', facet: true, write: ({ features }) => features },
  price: { type: 'float', facet: true, write: ({ priceCents }) => priceCents / 100 },
  price_range: {
    type: 'string',
    facet: true,
    optional: true,
    write: ({ priceCents }) => (priceCents > priceShownAboveCents ? bandOf(priceCents / 100, priceBand) : undefined),
  },
  /** 0 when there is no price. */
  price_cents: {
    type: 'int64',
    index: false,
    optional: true,
    write: ({ priceCents }) => priceCents,
    card: { priceCents: number },
  },
  before_price_cents: {
    type: 'int64',
    index: false,
    optional: true,
    write: ({ beforePriceCents }) => beforePriceCents,
    card: { beforePriceCents: number },
  },
  price_type: {
    type: 'string',
    facet: true,
    write: ({ priceType }) => priceType,
    card: { priceType: oneOf(priceTypes, 'price_on_application') },
  },
  subscription_price: {
    type: 'float',
    facet: true,
    optional: true,
    write: ({ subscriptionPriceCents: cents }) => (cents > 0 ? cents / 100 : undefined),
  },
  weekly_price: { type: 'float', facet: true, optional: true, write: weeklyOf('weekly_price') },
  weekly_price_range: { type: 'string', facet: true, optional: true, write: weeklyOf('weekly_price_range') },
  /** `weekly` is null when the vehicle is not eligible for an estimate: then nothing about finance may be shown. */
  weekly_cents: {
    type: 'int64',
    index: false,
    optional: true,
    write: weeklyOf('weekly_cents'),
    card: { weekly: (_, document) => weeklyOfDocument(document) },
  },
  weekly_rate: { type: 'float', index: false, optional: true, write: weeklyOf('weekly_rate'), card: fetched },
  weekly_comparison_rate: {
    type: 'float',
    index: false,
    optional: true,
    write: weeklyOf('weekly_comparison_rate'),
    card: fetched,
  },
  weekly_term_years: {
    type: 'float',
    index: false,
    optional: true,
    write: weeklyOf('weekly_term_years'),
    card: fetched,
  },
  /** 0 when the market is unknown; otherwise how far the price is under the state average. */
  under_market_cents: {
    type: 'int64',
    write: ({ priceCents, market }) => underMarketCents(priceCents, market),
    card: { underMarketCents: number },
  },
  location_name: {
    type: 'string',
    facet: true,
    write: ({ location }) => location.name,
    card: { locationName: text },
  },
  city: { type: 'string', facet: true, write: ({ location }) => location.city, card: { city: text } },
  state: { type: 'string', facet: true, write: ({ location }) => location.state, card: { state: text } },
  /** The dealership that sells it. */
  dealership_id: {
    type: 'string',
    facet: true,
    write: ({ dealership }) => dealership.id,
    card: { dealershipId: text },
  },
  dealership_name: { type: 'string', facet: true, write: ({ dealership }) => dealership.name },
  dealership_slug: { type: 'string', facet: true, write: ({ dealership }) => dealership.slug },
  sites: { type: 'string[]', facet: true, write: ({ sites }) => sites },
  images: { type: 'string[]', index: false, optional: true, write: ({ imageUrls }) => imageUrls, card: { images } },
  photos_count: { type: 'int32', facet: true, write: ({ imageUrls }) => imageUrls.length },
  has_spin: {
    type: 'bool',
    facet: true,
    write: ({ spinImageUrls }) => spinImageUrls.length > 0,
    card: { hasSpin: isTrue },
  },
  /** Its page links to the file of its history report. */
  has_report: {
    type: 'bool',
    index: false,
    optional: true,
    write: ({ fileUrl }) => fileUrl.startsWith('https://'),
    card: { hasReport: isTrue },
  },
  views: { type: 'int32', write: ({ views }) => views, card: { views: number } },
  created_at_timestamp: {
    type: 'int64',
    facet: true,
    write: ({ createdAtMs }) => seconds(createdAtMs),
    card: { createdAtMs: moment },
  },
  updated_at_timestamp: {
    type: 'int64',
    index: false,
    optional: true,
    write: ({ updatedAtMs }) => seconds(updatedAtMs),
  },
  // The moment at which its card leaves the site follows from it.
  sold_date_timestamp: {
    type: 'int64',
    optional: true,
    write: ({ soldAtMs }) => (soldAtMs === null ? undefined : seconds(soldAtMs)),
    card: fetched,
  },
  withdrawn_at_timestamp: { type: 'int64', optional: true },
  custom_rank: {
    type: 'int32',
    write: ({ customRank, status }) => customRank ?? (status === 'sold' ? 0 : unranked),
  },
  details: { type: 'string', index: false, optional: true, write: writeDetails },
} as const satisfies Record<string, FieldRow>;

export type VehicleFields = typeof vehicleFields;
export type VehicleField = keyof VehicleFields;
