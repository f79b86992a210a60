import {
  dollarsOf,
  linkOf,
  type MadeRow,
  type OfferedVehicle,
  photosOf,
  priceCentsOf,
  titleOf,
} from './offered-vehicle.ts';

const maxPhotos = 20;

/** What the site shows of each vehicle, for a spreadsheet or another program: nothing that shoppers cannot read. */
export const listColumns = [
  ...['id', 'stock_number', 'vin', 'title', 'make', 'model', 'badge', 'series', 'year', 'condition', 'kilometres'],
  ...['price', 'price_type', 'status', 'reserved', 'body', 'colour', 'transmission', 'fuel', 'drive', 'seats'],
  ...['location', 'state', 'link', 'photos', 'updated'],
] as const;

/** One line of the list, or why there is none. */
export function listRow(offered: OfferedVehicle): MadeRow {
  const { vehicle, place, offeredElsewhere } = offered;
  const { card, details, colour, seats, updatedAtMs } = vehicle;
  if (offeredElsewhere) return { reason: 'Its own dealership offers it on its own site.' };
  const priceCents = priceCentsOf(offered);
  const row = {
    id: card.id,
    stock_number: card.stockNumber,
    vin: details.vin,
    title: titleOf(offered),
    make: card.make,
    model: card.model,
    badge: card.badge,
    series: card.series,
    year: card.year > 0 ? String(card.year) : '',
    condition: card.carType,
    kilometres: String(card.odometerKm),
    price: priceCents === null ? '' : dollarsOf(priceCents),
    price_type: priceCents === null ? 'price_on_application' : card.priceType,
    status: card.status,
    reserved: String(card.reserved),
    body: card.body,
    colour,
    transmission: card.transmission,
    fuel: card.fuel,
    drive: card.drive,
    seats: seats > 0 ? String(seats) : '',
    location: place?.name ?? card.locationName,
    state: place?.state ?? '',
    link: linkOf(offered),
    photos: photosOf(offered, maxPhotos).join(' '),
    updated: updatedAtMs > 0 ? new Date(updatedAtMs).toISOString() : '',
  };
  return { row };
}
