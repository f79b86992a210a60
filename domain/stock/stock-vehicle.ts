import { type MediaOrigin, stockImageSource } from '@/domain/media/image-address.ts';
import { number, text } from './card-readers.ts';
import type { StockImage } from './card-values.ts';
import { oneOf } from './search/filter-expression.ts';
import { parametersOf, type SearchParameters } from './search/search-parameters.ts';
import type { StockCard } from './stock-card.ts';
import { cardFields, stockCardFromDocument } from './stock-card-from-document.ts';
import { type StockVideo, stockVideos } from './stock-video.ts';
import { readDetails, type VehicleDetails } from './vehicle-details.ts';

/**
 * The state of a vehicle: `withdrawn` has left the stock without a sale, and its page states it
 * (VDP-20).
 */
type Availability = StockCard['status'] | 'withdrawn';

/** One vehicle as its own page shows it. */
export type StockVehicle = {
  card: StockCard;
  availability: Availability;
  details: VehicleDetails;
  colour: string;
  /** 0 when unknown. */
  seats: number;
  features: string[];
  categories: string[];
  itemType: string;
  dealership: { id: string; name: string; slug: string };
  /** 0 without one. */
  subscriptionPriceCents: number;
  /** Epoch milliseconds; 0 when unknown. */
  updatedAtMs: number;
  /** When it was sold, epoch milliseconds; 0 when it was not, or the day is unknown. */
  soldAtMs: number;
  /**
   * Frames of the spin, the nose first, and the panorama of the interior, where the image route
   * finds them (MED-03, MED-06).
   */
  spin: StockImage[];
  interior: StockImage | null;
  /** Videos of a walk around it, and those shown among its photos (MED-05). */
  walkaround: StockVideo[];
  videos: StockVideo[];
};

/** The fields of the collection that a vehicle's page needs. */
export const pageFields = [
  ...cardFields,
  'details',
  'colour',
  'seats',
  'filtered_features',
  'categories',
  'item_type',
  'dealership_id',
  'dealership_name',
  'dealership_slug',
  'subscription_price',
  'updated_at_timestamp',
];

/**
 * The query for one vehicle by its slug. It has no filter by site: `withinSite` adds that (CFG-04).
 */
export function vehicleRequest(slug: string): SearchParameters {
  const everything = { query: '', filters: {}, sort: 'relevant', page: 1, perPage: 10 } as const;
  const wanted = /^[a-z0-9-]+$/.test(slug) ? slug : '-';
  return { ...parametersOf(everything), filter_by: oneOf('slug', [wanted]), include_fields: pageFields.join(',') };
}

/** A vehicle's page out of its document; null when there is nothing to link to. `origins` as for cards. */
export function stockVehicleFromDocument(document: unknown, origins: readonly MediaOrigin[]): StockVehicle | null {
  const card = stockCardFromDocument(document, origins);
  if (card === null) return null;
  const source = document as Readonly<Record<string, unknown>>;
  const details = readDetails(source.details);
  return {
    card,
    availability: source.status === 'withdrawn' ? 'withdrawn' : card.status,
    details,
    colour: text(source.colour),
    seats: number(source.seats),
    features: texts(source.filtered_features),
    categories: texts(source.categories),
    itemType: text(source.item_type),
    dealership: {
      id: text(source.dealership_id),
      name: text(source.dealership_name),
      slug: text(source.dealership_slug),
    },
    subscriptionPriceCents: Math.round(number(source.subscription_price) * 100),
    updatedAtMs: number(source.updated_at_timestamp) * 1000,
    soldAtMs: number(source.sold_date_timestamp) * 1000,
    spin: frames(details.spinImageUrls, card.name, origins),
    interior: frames([details.spinInteriorImageUrl], `${card.name}, interior`, origins)[0] ?? null,
    walkaround: stockVideos(details.walkaroundVideoUrls, origins),
    videos: stockVideos([details.videoUrl, ...details.videoUrls, details.externalVideoUrl], origins),
  };
}

function frames(addresses: readonly string[], name: string, origins: readonly MediaOrigin[]): StockImage[] {
  const sources = addresses.flatMap((address) => stockImageSource(address, origins) ?? []);
  return sources.map((source, at) => ({
    ...source,
    alt: sources.length > 1 ? `${name}, view ${at + 1} of ${sources.length}` : name,
  }));
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
