import { addressLine } from '@/domain/locations/directions.ts';
import { locationZone } from '@/domain/locations/location-zone.ts';
import { imageAddress } from '@/domain/media/image-address.ts';
import type { HoldCar, HoldDealer } from '@/domain/purchases/hold-record.ts';
import type { VehicleDealership } from '@/domain/site/dealership-of-vehicle.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { callNumber } from '@/domain/stock/vehicle-page/call-number.ts';
import { type DepositSite, depositCents } from '@/domain/stock/vehicle-page/deposit.ts';
import { subtitleOf } from '@/domain/stock/vehicle-page/titles.ts';

/** The car as a hold remembers it. */
export function holdCar({ card, details }: StockVehicle): HoldCar {
  const { name: title, make, model, slug, stockNumber, odometerKm, priceCents, priceType, carType, images } = card;
  const [photo] = images;
  return {
    title,
    make,
    model,
    slug,
    stockNumber,
    odometerKm,
    priceCents,
    priceType,
    carType,
    line: subtitleOf(card),
    vin: details.vin,
    image: photo ? imageAddress(photo, 850, 'webp') : '',
  };
}

/** Its dealer, as messages and papers name it later without content. */
export function holdDealer({ card }: StockVehicle, { site, place }: VehicleDealership, origin: string): HoldDealer {
  return {
    name: site.name,
    phone: callNumber(site.phones, card.carType),
    email: site.options.leadInbox.find((address) => address.includes('@')) ?? '',
    licence: site.licence,
    abn: site.abn,
    place: place?.name ?? '',
    address: place ? addressLine(place) : '',
    state: place?.state || site.state || card.state,
    timeZone: locationZone(place?.timeZone ?? '', place?.state || card.state),
    origin,
  };
}

/** Whose car it is: its own dealership's, else the site's that lists it. */
export const sellerOf = ({ dealership }: StockVehicle, site: { slug: string }): string =>
  dealership.slug === '' ? site.slug : dealership.slug;

/**
 * The deposit of a vehicle, cents, at the site with its dealership's details; 0 where the site
 * requires none, or the seller has no merchant that could take it.
 */
export const depositOf = (
  payments: { takes(site: string): boolean } | null,
  site: DepositSite & { slug: string },
  vehicle: StockVehicle,
): number => (payments?.takes(sellerOf(vehicle, site)) ? depositCents(vehicle.card, site) : 0);
