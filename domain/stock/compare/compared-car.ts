import type { SiteLocation } from '@/domain/locations/site-location.ts';
import type { StockVehicle } from '../stock-vehicle.ts';
import { type PricingSite, shownPrice } from '../vehicle-page/shown-price.ts';
import type { VehiclePageState } from '../vehicle-page/vehicle-page-state.ts';

/** One vehicle of a comparison, with who sells it. */
export type Comparable = {
  vehicle: StockVehicle;
  pageState: VehiclePageState;
  /** The site with the details of the vehicle's own dealership, as on its page. */
  site: PricingSite;
  place: SiteLocation | null;
  /**
   * Its registration as text, and the day on which that ends ("2027-08-14"), null where it does not
   * run.
   */
  rego: { text: string; until: string | null };
};

/** The price as the vehicle's own page has it. */
export const priceOf = ({ vehicle, site }: Comparable) => shownPrice({ vehicle, site });

/**
 * The weekly claim that card and page make; null where no finance may be shown, and of what cannot
 * be bought.
 */
export function weeklyOf(car: Comparable) {
  return car.pageState === 'for-sale' && priceOf(car).kind !== 'words' ? car.vehicle.card.weekly : null;
}

export const forSale = ({ pageState }: Comparable): boolean => pageState === 'for-sale';
