import { siteLender } from '@/demo/content/site-lender.ts';
import { demoVehicles } from '@/demo/stock/demo-vehicles.ts';
import { dealershipOfVehicle, type VehicleDealership } from '@/domain/site/dealership-of-vehicle.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { checkedVehicles } from '@/domain/stock/checked-vehicles.ts';
import { type StockVehicle, stockVehicleFromDocument } from '@/domain/stock/stock-vehicle.ts';
import type { Vehicle } from '@/domain/stock/vehicle.ts';

/** One vehicle on one of the sites that list it: as it was fed, as the index gives it, and who sells it. */
export type ShownCar = VehicleDealership<ResolvedSite> & { fed: Vehicle; vehicle: StockVehicle; shown: ResolvedSite };

/** Every vehicle of the demo on every site that lists it, through the importer and back out of the index's documents. */
export function shownCars(sites: ReadonlyMap<string, ResolvedSite>, now: number): ShownCar[] {
  const fed = demoVehicles(now);
  const { placed, refused } = checkedVehicles(fed, siteLender, now);
  if (refused.length > 0) throw new Error(`Refused: ${refused[0]?.reason}`);
  const byId = new Map(fed.map((one) => [one.id, one]));
  return placed.flatMap(({ document }) => {
    const vehicle = stockVehicleFromDocument(document, []);
    const own = sites.get(document.dealership_slug) ?? null;
    const one = byId.get(document.id);
    if (!vehicle || !one) throw new Error(`${document.id} is lost.`);
    return document.sites.map((slug) => {
      const shown = sites.get(slug);
      if (!shown) throw new Error(`There is no site ${slug}.`);
      return { ...dealershipOfVehicle(vehicle, shown, own), fed: one, vehicle, shown };
    });
  });
}
