import { formatCents } from '@/domain/finance/money.ts';
import type { VehicleDealership } from '@/domain/site/dealership-of-vehicle.ts';
import { priceDisplay } from '@/domain/stock/price-display.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';

type Seller = {
  site: Pick<VehicleDealership['site'], 'name' | 'texts'>;
  place: Pick<NonNullable<VehicleDealership['place']>, 'city' | 'state'> | null;
};

/** A vehicle's description for search engines and social networks; without a price once it is not for sale (VDP-05). */
export function vehicleDescription({ card, availability }: StockVehicle, { site, place }: Seller): string {
  const forSale = availability === 'in_stock' || availability === 'coming_soon';
  const price = priceDisplay(card, { noPrice: site.texts.noPrice });
  const facts = [
    card.odometerKm > 0 && card.carType !== 'new' ? `${grouped(card.odometerKm)} km` : '',
    card.transmission,
    card.fuel,
    card.body,
    forSale && price.kind === 'price' ? formatCents(price.priceCents) : '',
  ];
  const town = place && [place.city, place.state.toUpperCase()].filter(Boolean).join(' ');
  const next = forSale
    ? 'See it at'
    : `${availability === 'sold' ? 'Sold' : 'No longer available'}. Find something similar at`;
  return `${[fullName(card), ...facts].filter(Boolean).join(', ')}. ${next} ${site.name}${town ? ` in ${town}` : ''}.`;
}
