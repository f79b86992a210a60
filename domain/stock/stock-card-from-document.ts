import { type MediaOrigin, stockImageSource } from '@/domain/site/image-address.ts';
import {
  type CarType,
  carTypes,
  type PriceType,
  type StockCard,
  type StockImage,
  type StockStatus,
} from './stock-card.ts';
import { priceTypes, stockStatuses } from './vehicle.ts';
import { weeklyOfDocument } from './weekly-fields.ts';

/** The fields of the collection that a card, or the moment at which it leaves the site, needs: nothing else is asked for. */
export const cardFields = [
  'id',
  'slug',
  'stocknum',
  'name',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'car_type',
  'status',
  'reserved',
  'preorder',
  'certified',
  'tag',
  'km',
  'transmission',
  'fuel',
  'drive',
  'body',
  'price_cents',
  'before_price_cents',
  'price_type',
  'dealership_id',
  'location_name',
  'city',
  'state',
  'images',
  'has_spin',
  'has_report',
  'views',
  'created_at_timestamp',
  'sold_date_timestamp',
  'under_market_cents',
  'weekly_cents',
  'weekly_rate',
  'weekly_comparison_rate',
  'weekly_term_years',
] as const;

type Source = { [F in (typeof cardFields)[number]]?: unknown };

/**
 * A card from whatever the index holds; missing or odd fields become empty ones. Null when there is nothing to link to. `origins`
 * are the media origins that the image route fetches from.
 */
export function stockCardFromDocument(document: unknown, origins: readonly MediaOrigin[]): StockCard | null {
  const source: Source = typeof document === 'object' && document !== null ? document : {};
  const id = text(source.id);
  const slug = text(source.slug);
  if (!id || !slug) return null;
  const name = text(source.name);
  return {
    id,
    slug,
    stockNumber: text(source.stocknum),
    name,
    ...description(source),
    ...standing(source),
    ...money(source),
    dealershipId: text(source.dealership_id),
    locationName: text(source.location_name),
    city: text(source.city),
    state: text(source.state),
    images: images(source.images, name, origins),
    hasSpin: source.has_spin === true,
    hasReport: source.has_report === true,
    views: number(source.views),
    createdAtMs: number(source.created_at_timestamp) * 1000,
  };
}

function description(source: Source) {
  return {
    year: number(source.year),
    make: text(source.make),
    model: text(source.model),
    badge: text(source.badge),
    series: text(source.series),
    odometerKm: number(source.km),
    transmission: text(source.transmission),
    fuel: text(source.fuel),
    drive: text(source.drive),
    body: text(source.body),
  };
}

function standing(source: Source) {
  return {
    carType: oneOf<CarType>(carTypes, source.car_type, 'used'),
    // An unknown status is treated as sold: it must not invite an enquiry about a car that may be gone.
    status: oneOf<StockStatus>(stockStatuses, source.status, 'sold'),
    reserved: source.reserved === true,
    preorder: source.preorder === true,
    certified: source.certified === 'true' || source.certified === true,
    tag: text(source.tag),
  };
}

function money(source: Source) {
  return {
    priceCents: number(source.price_cents),
    beforePriceCents: number(source.before_price_cents),
    priceType: oneOf<PriceType>(priceTypes, source.price_type, 'price_on_application'),
    underMarketCents: number(source.under_market_cents),
    weekly: weeklyOfDocument(source),
  };
}

/** Pictures at origins that are not on the list are left out: the image route would not fetch them. */
function images(value: unknown, name: string, origins: readonly MediaOrigin[]): StockImage[] {
  const addresses = Array.isArray(value) ? value.filter((url): url is string => typeof url === 'string') : [];
  const sources = addresses.flatMap((url) => stockImageSource(url, origins) ?? []);
  return sources.map((source, index) => ({ ...source, alt: `${name}, photo ${index + 1} of ${sources.length}` }));
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const oneOf = <T extends string>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.find((candidate) => candidate === value) ?? otherwise;
