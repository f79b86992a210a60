import type { EventVehicle } from '@/domain/events/page-facts.ts';
import type { SiteStock } from '@/domain/site/site-parts.ts';
import { priceDisplay } from '@/domain/stock/price-display.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';

/** The vehicle's data for events; only what the page shows. */
export function eventVehicleOf(
  { card, details, colour }: StockVehicle,
  { texts }: Pick<SiteStock, 'texts'>,
): EventVehicle {
  const price = priceDisplay(card, { noPrice: texts.noPrice });
  const { slug, stockNumber, carType, certified, year, make, model, badge, body } = card;
  return {
    slug,
    stockNumber,
    carType,
    certified,
    year,
    make,
    model,
    body,
    colour,
    vin: details.vin,
    variant: badge,
    price: price.kind === 'price' ? price.priceCents / 100 : 0,
  };
}
