import type { ComparedCar, ComparedSite } from '@/domain/site/compared-car.ts';
import { vehiclePageState } from '@/domain/stock/vehicle-page/vehicle-page-state.ts';
import { dealershipOf, type ReadSite } from '@/web/stock/dealership-of-vehicle.ts';
import { vehicleOfSite } from '@/web/stock/stock-of-site.ts';
import { regoOf } from '../vehicle/rego-of.ts';

type Shown = { site: ComparedSite; now: number };

/**
 * The site's vehicles with these slugs, in their order; slugs that the site never listed are left
 * out (CFG-04).
 */
export async function comparedCars(page: Shown, slugs: readonly string[], readSite?: ReadSite): Promise<ComparedCar[]> {
  const cars = await Promise.all(slugs.map((slug) => comparedCar(page, slug, readSite)));
  return cars.filter((car) => car !== null);
}

async function comparedCar(page: Shown, slug: string, readSite?: ReadSite): Promise<ComparedCar | null> {
  const { site: shown, now } = page;
  const vehicle = await vehicleOfSite(shown, slug);
  if (!vehicle) return null;
  const pageState = vehiclePageState(vehicle, shown.includeSoldCarsDays, now);
  const { site, place } = await dealershipOf(vehicle, shown, readSite);
  return { vehicle, pageState, site, place, rego: regoOf(vehicle, { site, now }, place) };
}
