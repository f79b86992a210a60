import { imageAddress } from '@/domain/media/image-address.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { type PricingSite, priceLine } from '@/domain/stock/vehicle-page/shown-price.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';

/** The vehicle as a dialog shows it: its name, its price and a small picture. */
export function vehicleInShort(shown: { vehicle: StockVehicle; site: PricingSite }) {
  const { card } = shown.vehicle;
  const [photo] = card.images;
  return { name: fullName(card), line: priceLine(shown), image: photo ? imageAddress(photo, 192, 'webp') : '' };
}
