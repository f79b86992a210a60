import { isWholeVin } from '@/domain/stock/whole-vin.ts';
import {
  dollarsOf,
  isNew,
  linkOf,
  type MadeRow,
  type OfferedVehicle,
  photosOf,
  priceCentsOf,
  reasonAgainst,
  titleOf,
} from './offered-vehicle.ts';

/** The headers of Google's vehicle ads, letter for letter (Merchant Center, "vehicle ads feed specification"). */
export const googleColumns = [
  ...['id', 'VIN', 'store_code', 'vehicle_fulfillment', 'title', 'description', 'link', 'image_link'],
  ...['additional_image_link', 'price', 'vehicle_price_type', 'condition', 'brand', 'model', 'trim', 'year', 'mileage'],
  ...['color', 'body_style', 'engine', 'certified_pre-owned', 'google_product_category'],
] as const;

/** Google's bodies for ours; a ute is a truck in its list, a people mover a minivan. */
const bodies: Readonly<Record<string, string>> = {
  SUV: 'suv',
  Ute: 'truck',
  Hatch: 'hatchback',
  Sedan: 'sedan',
  Wagon: 'station wagon',
  Coupe: 'coupe',
  'People Mover': 'minivan',
};
const engines: Readonly<Record<string, string>> = {
  Petrol: 'gasoline',
  Diesel: 'diesel',
  Hybrid: 'hybrid',
  'Plug-in Hybrid': 'plug-in hybrid',
  Electric: 'electric',
};
/** What a price in Australia may be: of a new one all charges, of a used one all or none (Merchant Center, "vehicle price type"). */
const priceTypes = {
  new: ['drive_away_price', 'estimated_drive_away_price'],
  used: ['drive_away_price', 'excluding_government_charges_price'],
} as const;
const cars = '916';
const maxMorePhotos = 10;

/** One offer of Google's vehicle ads, or why it is none. */
export function googleRow(offered: OfferedVehicle): MadeRow {
  const { vehicle, place, storeCode } = offered;
  const { card, details, colour } = vehicle;
  const priceCents = priceCentsOf(offered);
  const against = reasonAgainst(offered) ?? googleReason(offered);
  if (against || !place || priceCents === null) return { reason: against ?? '' };
  const condition = isNew(offered) ? 'new' : 'used';
  const [photo = '', ...more] = photosOf(offered, maxMorePhotos + 1);
  const row = {
    id: card.id,
    VIN: details.vin,
    store_code: storeCode,
    vehicle_fulfillment: `in_store:${storeCode}`,
    title: titleOf(offered),
    description: [titleOf(offered), card.transmission, card.fuel, colour].filter(Boolean).join(', '),
    link: linkOf(offered),
    image_link: photo,
    additional_image_link: more.join(','),
    price: `${dollarsOf(priceCents)} AUD`,
    vehicle_price_type: card.priceType,
    condition,
    brand: card.make,
    model: card.model,
    trim: card.badge,
    year: String(card.year),
    mileage: `${card.odometerKm} km`,
    color: colour,
    body_style: bodies[card.body] ?? '',
    engine: engines[card.fuel] ?? '',
    'certified_pre-owned': card.certified && condition === 'used' ? 'true' : 'false',
    google_product_category: cars,
  };
  return { row };
}

function googleReason(offered: OfferedVehicle): string | null {
  const { card, details, colour, itemType } = offered.vehicle;
  if (offered.storeCode === '') return 'Its location is not in the studio, so there is no store code for it.';
  if (itemType !== 'car') return 'Google advertises no caravans, motorcycles or trucks.';
  if (card.body === 'Van') return 'Google advertises no commercial vehicles.';
  if (card.status !== 'in_stock') return 'It is not in stock yet.';
  if (!isWholeVin(details.vin)) return 'Its VIN is missing or not whole.';
  if (card.year <= 0) return 'Its year is missing.';
  if (!colour) return 'Its colour is missing.';
  if (!isNew(offered) && card.odometerKm <= 0) return 'Its kilometres are missing.';
  const allowed: readonly string[] = priceTypes[isNew(offered) ? 'new' : 'used'];
  if (allowed.includes(card.priceType)) return null;
  return isNew(offered)
    ? 'Google takes new cars with a drive away price alone.'
    : 'Google takes used cars with a drive away price, or one without government charges.';
}
