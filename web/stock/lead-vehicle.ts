import type { LeadVehicle } from '@/domain/leads/lead-record.ts';
import { priceShownAboveCents } from '@/domain/stock/price-display.ts';
import { oneOf } from '@/domain/stock/search/filter-expression.ts';
import { siteFilterOfPage, withinSite } from '@/domain/stock/site-filter.ts';
import { type StockVehicle, stockVehicleFromDocument, vehicleRequest } from '@/domain/stock/stock-vehicle.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import { askOne, type StockSource } from './stock-source.ts';

/** The vehicle of a site that an enquiry names by its id; null when the site never listed it. Rejects with StockUnavailable. */
export async function findLeadVehicle(source: StockSource, id: string): Promise<LeadVehicle | null> {
  if (!/^[\w.:-]{1,100}$/.test(id)) return null;
  const request = { ...vehicleRequest('-'), filter_by: oneOf('id', [id]) };
  const { hits = [] } = await askOne(source, withinSite(request, siteFilterOfPage(source.site)));
  const vehicles = hits.map(({ document }) => stockVehicleFromDocument(document, source.origins));
  const found = vehicles.find((vehicle) => vehicle?.card.id === id);
  return found ? leadVehicleOf(found) : null;
}

function leadVehicleOf({ card, details }: StockVehicle): LeadVehicle {
  const { id, slug, name, year, make, model, badge, stockNumber, carType, odometerKm, priceCents } = card;
  return {
    id,
    slug,
    title: badge ? `${name} ${badge}` : name,
    year,
    make,
    model,
    badge,
    stockNumber,
    vin: details.vin,
    carType,
    odometerKm,
    price: priceCents > priceShownAboveCents ? `$${grouped(Math.round(priceCents / 100))}` : '',
    ...(priceCents > priceShownAboveCents && { priceCents }),
  };
}
