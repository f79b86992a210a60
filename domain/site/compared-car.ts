import type { Comparable } from '@/domain/stock/compare/compared-car.ts';
import type { ResolvedSite } from './resolved-site.ts';

/** One vehicle of a comparison; its site says what the vehicle's own dealership says, as on its page. */
export type ComparedCar = Comparable & { site: ResolvedSite };
