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

const maxPhotos = 10;
const photoColumns = Array.from({ length: maxPhotos }, (_, at) => `image[${at}].url`);

/** The fields of Meta's automotive inventory, letter for letter (Commerce Manager, "vehicle catalogue fields"). */
export const metaColumns = [
  ...['vehicle_id', 'title', 'description', 'url', 'make', 'model', 'trim', 'year', 'mileage.value', 'mileage.unit'],
  ...photoColumns,
  ...['body_style', 'state_of_vehicle', 'vehicle_type', 'price', 'availability', 'address', 'latitude', 'longitude'],
  ...['dealer_name', 'vin', 'stock_number', 'exterior_color', 'transmission', 'fuel_type', 'drivetrain'],
] as const;

const bodies: Readonly<Record<string, string>> = {
  SUV: 'SUV',
  Ute: 'TRUCK',
  Hatch: 'HATCHBACK',
  Sedan: 'SEDAN',
  Wagon: 'WAGON',
  Coupe: 'COUPE',
  Van: 'VAN',
  'People Mover': 'MINIVAN',
};
const fuels: Readonly<Record<string, string>> = {
  Petrol: 'PETROL',
  Diesel: 'DIESEL',
  Hybrid: 'HYBRID',
  'Plug-in Hybrid': 'PLUGIN_HYBRID',
  Electric: 'ELECTRIC',
};
const drives: readonly [RegExp, string][] = [
  [/^(?:4x4|4wd)/i, '4X4'],
  [/^(?:4x2|2wd)/i, '4X2'],
  [/^(?:awd|all)/i, 'AWD'],
  [/^(?:fwd|front)/i, 'FWD'],
  [/^(?:rwd|rear)/i, 'RWD'],
];
const vehicleTypes: Readonly<Record<string, string>> = {
  car: 'CAR_TRUCK',
  truck: 'CAR_TRUCK',
  motorcycle: 'MOTORCYCLE',
};

/** One vehicle of Meta's automotive inventory, or why it is none. */
export function metaRow(offered: OfferedVehicle): MadeRow {
  const { vehicle, place, seller } = offered;
  const { card, details, colour, itemType } = vehicle;
  const priceCents = priceCentsOf(offered);
  const against = reasonAgainst(offered) ?? metaReason(offered);
  if (against || !place || priceCents === null) return { reason: against ?? '' };
  const photos = photosOf(offered, maxPhotos);
  const { street, city, state, postcode, latitude, longitude } = place;
  const address = { addr1: street, city, region: state.toUpperCase(), postal_code: postcode, country: 'AU' };
  const row = {
    vehicle_id: card.id,
    title: titleOf(offered),
    description: `${[titleOf(offered), card.transmission, card.fuel, colour].filter(Boolean).join(', ')}. See it at ${seller}.`,
    url: linkOf(offered),
    make: card.make,
    model: card.model,
    trim: card.badge,
    year: String(card.year),
    'mileage.value': String(card.odometerKm),
    'mileage.unit': 'KM',
    ...Object.fromEntries(photoColumns.map((column, at) => [column, photos[at] ?? ''])),
    body_style: bodies[card.body] ?? 'OTHER',
    state_of_vehicle: isNew(offered) ? 'NEW' : card.certified ? 'CPO' : 'USED',
    vehicle_type: vehicleTypes[itemType] ?? 'OTHER',
    price: `${dollarsOf(priceCents)} AUD`,
    availability: card.status === 'in_stock' ? 'AVAILABLE' : 'PENDING',
    address: JSON.stringify(address),
    latitude: latitude === null ? '' : String(latitude),
    longitude: longitude === null ? '' : String(longitude),
    dealer_name: seller,
    vin: isWholeVin(details.vin) ? details.vin : '',
    stock_number: card.stockNumber,
    exterior_color: colour,
    transmission: gearsOf(card.transmission),
    fuel_type: card.fuel ? (fuels[card.fuel] ?? 'OTHER') : '',
    drivetrain: card.drive ? (drives.find(([pattern]) => pattern.test(card.drive))?.[1] ?? 'OTHER') : '',
  };
  return { row };
}

function metaReason({ vehicle: { card, itemType }, place }: OfferedVehicle): string | null {
  if (itemType === 'caravan') return 'Meta’s catalogue of vehicles has no caravans.';
  if (card.year <= 0) return 'Its year is missing.';
  return place?.street && place.city && place.postcode ? null : 'The address of its location is not whole.';
}

function gearsOf(transmission: string): string {
  if (transmission === '') return '';
  if (/manual/i.test(transmission)) return 'MANUAL';
  return /auto|cvt|dual clutch|dct/i.test(transmission) ? 'AUTOMATIC' : 'OTHER';
}
