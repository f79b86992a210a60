import type { Comparable } from '@/domain/stock/compare/compared-car.ts';
import type { ResolvedSite } from './resolved-site.ts';

/**
 * One vehicle of a comparison; its site carries the details of the vehicle's own dealership, as on
 * its page.
 */
export type ComparedCar = Comparable & { site: ResolvedSite };
