import {
  type DealershipSite,
  dealershipOfVehicle,
  type VehicleDealership,
} from '@/domain/site/dealership-of-vehicle.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { readSite } from '@/web/content/read-site.ts';

export type ReadSite = (slug: string) => Promise<DealershipSite | null>;

const published: ReadSite = (slug) => readSite(slug, false);

/**
 * Who sells a vehicle that a site lists, as its own site holds it now: a page about it is tagged by
 * that site's content, too. The vehicle was found within the shown site's own stock (CFG-04).
 * Rejects while content is down.
 */
export async function dealershipOf<Site extends DealershipSite>(
  vehicle: StockVehicle,
  site: Site,
  read: ReadSite = published,
): Promise<VehicleDealership<Site>> {
  const { slug } = vehicle.dealership;
  const own = slug === '' || slug === site.slug ? site : await read(slug);
  return dealershipOfVehicle(vehicle, site, own);
}
