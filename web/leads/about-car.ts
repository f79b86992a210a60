import type { VehicleDealership } from '@/domain/site/dealership-of-vehicle.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { cacheKeys } from '@/web/content/last-content.ts';
import { readSite } from '@/web/content/read-site.ts';
import { dealershipOf } from '@/web/stock/dealership-of-vehicle.ts';
import { vehicleById, vehicleByIdOfPage } from '@/web/stock/stock-of-site.ts';
import type { SellingSite } from '@/web/stock/stock-site.ts';
import type { LastContent } from './last-content.ts';

/** What a form is about: a vehicle of the site's with its own dealership, or none, then the site speaks for itself. */
export type AboutCar<Site = SellingSite> = VehicleDealership<Site> & { vehicle: StockVehicle | null };

const noCar = <Site>(site: Site): AboutCar<Site> => ({ site, place: null, vehicle: null });

/** The vehicle that an enquiry names, and its dealership, from stored content while content is down. Never rejects. */
export async function aboutCar<Site extends SellingSite>(
  site: Site,
  id: string,
  found?: LastContent,
): Promise<AboutCar<Site>> {
  const vehicle = id === '' ? null : await vehicleById(site, id).catch(() => null);
  if (!vehicle) return noCar(site);
  const read = async (slug: string) =>
    found?.read(cacheKeys.site(slug), () => readSite(slug, false)) ?? readSite(slug, false);
  const dealership = await dealershipOf(vehicle, site, read).catch(() => null);
  return { ...(dealership ?? noCar(site)), vehicle };
}

/**
 * The same for a page, which changes with the stock and with the dealership's content. Never
 * rejects.
 */
export async function aboutCarOfPage<Site extends SellingSite>(site: Site, id: string): Promise<AboutCar<Site>> {
  const vehicle = id === '' ? null : await vehicleByIdOfPage(site, id).catch(() => null);
  const dealership = vehicle && (await dealershipOf(vehicle, site).catch(() => null));
  return dealership ? { ...dealership, vehicle } : noCar(site);
}
