import type { Comparable } from '@/domain/stock/compare/compared-car.ts';
import type { DealershipSite } from './dealership-of-vehicle.ts';
import type { SiteMenus, SiteStock } from './site-parts.ts';

/** What a page about vehicles of several dealerships reads of its site. */
export type ComparedSite = DealershipSite & SiteMenus & SiteStock;

/**
 * One vehicle of a comparison; its site carries the details of the vehicle's own dealership, as on
 * its page.
 */
export type ComparedCar = Comparable & { site: ComparedSite };
