import type { WeeklyClaim } from '@/domain/finance/repayment-claim.ts';
import { makeAndModel, makeName, modelName, vehicleName } from '@/domain/vocabulary/make-name.ts';
import { otherSpellings } from '@/domain/vocabulary/spellings.ts';
import type { VehicleDocument } from './collection.ts';
import { bandOf, priceBand } from './price-band.ts';
import { priceShownAboveCents } from './price-display.ts';
import { underMarketCents } from './under-market.ts';
import type { Vehicle } from './vehicle.ts';
import { writeDetails } from './vehicle-details.ts';
import { weeklyFields } from './weekly-fields.ts';

/**
 * What shoppers may know of a vehicle, as the search collection holds it. Field by field and never by spreading: whatever is
 * not named here (phone, private suburb and postcode, registration, VIN) stays inside. `weekly` comes from the owning dealership's lender.
 */
export function vehicleDocument(vehicle: Vehicle, weekly: WeeklyClaim | null): VehicleDocument {
  return {
    id: vehicle.id,
    ...identity(vehicle),
    ...facts(vehicle),
    ...money(vehicle, weekly),
    ...place(vehicle),
    ...life(vehicle),
    details: writeDetails(vehicle),
  };
}

function identity(vehicle: Vehicle) {
  const { slug, stockNumber, itemType, categories, year, make, model, badge, series, seats } = vehicle;
  return {
    slug,
    stocknum: stockNumber,
    name: vehicleName(year, make, model),
    // In one word, which "7 seater" finds too: a number of its own would make every five-seater a CX "5".
    keywords: [...otherSpellings(model, badge, series, stockNumber), ...(seats > 0 ? [`${seats}seater`] : [])],
    item_type: itemType,
    categories,
    year,
    make: makeName(make),
    model: modelName(make, model),
    make_model: makeAndModel(make, model),
    badge,
    series,
  };
}

function facts(vehicle: Vehicle) {
  return {
    car_type: vehicle.carType,
    certified: vehicle.certified ? 'true' : 'false',
    tag: vehicle.tag,
    km: vehicle.odometerKm,
    transmission: vehicle.simpleTransmission || vehicle.transmission,
    fuel: vehicle.fuel,
    drive: vehicle.drive,
    body: vehicle.body,
    colour: vehicle.colour,
    ...(vehicle.seats > 0 ? { seats: vehicle.seats } : {}),
    filtered_features: vehicle.features,
    images: vehicle.imageUrls,
    photos_count: vehicle.imageUrls.length,
    has_spin: vehicle.spinImageUrls.length > 0,
    has_report: vehicle.fileUrl.startsWith('https://'),
  };
}

function money(vehicle: Vehicle, weekly: WeeklyClaim | null) {
  const { priceCents, subscriptionPriceCents } = vehicle;
  return {
    price: priceCents / 100,
    price_cents: priceCents,
    before_price_cents: vehicle.beforePriceCents,
    price_type: vehicle.priceType,
    under_market_cents: underMarketCents(priceCents, vehicle.market),
    ...(priceCents > priceShownAboveCents ? { price_range: bandOf(priceCents / 100, priceBand) } : {}),
    ...(subscriptionPriceCents > 0 ? { subscription_price: subscriptionPriceCents / 100 } : {}),
    ...(weekly ? weeklyFields(weekly) : {}),
  };
}

function place({ location, dealership, sites }: Vehicle) {
  return {
    location_name: location.name,
    city: location.city,
    state: location.state,
    dealership_id: dealership.id,
    dealership_name: dealership.name,
    dealership_slug: dealership.slug,
    sites,
  };
}

/** A vehicle that nobody ranked stands between those that were ranked up and down; among its like the newest is first (SRCH-04). */
const unranked = 500;

function life(vehicle: Vehicle) {
  return {
    status: vehicle.status,
    reserved: vehicle.reserved,
    preorder: vehicle.preorder,
    views: vehicle.views,
    custom_rank: vehicle.customRank ?? (vehicle.status === 'sold' ? 0 : unranked),
    created_at_timestamp: seconds(vehicle.createdAtMs),
    updated_at_timestamp: seconds(vehicle.updatedAtMs),
    ...(vehicle.soldAtMs === null ? {} : { sold_date_timestamp: seconds(vehicle.soldAtMs) }),
  };
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
