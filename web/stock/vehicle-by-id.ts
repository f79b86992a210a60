import { oneOf } from '@/domain/stock/search/filter-expression.ts';
import { siteFilterOfPage, withinSite } from '@/domain/stock/site-filter.ts';
import { type StockVehicle, stockVehicleFromDocument, vehicleRequest } from '@/domain/stock/stock-vehicle.ts';
import { type StockSource, searchOne } from './stock-source.ts';

/** The vehicle of a site that a link or an enquiry names by its id; null when the site never listed it. Rejects with StockUnavailable. */
export async function findVehicleById(source: StockSource, id: string): Promise<StockVehicle | null> {
  if (!/^[\w.:-]{1,100}$/.test(id)) return null;
  const request = { ...vehicleRequest('-'), filter_by: oneOf('id', [id]) };
  const { hits = [] } = await searchOne(source, withinSite(request, siteFilterOfPage(source.site)));
  const vehicles = hits.map(({ document }) => stockVehicleFromDocument(document, source.origins));
  return vehicles.find((vehicle) => vehicle?.card.id === id) ?? null;
}
