import type { ComparedSite } from '@/domain/site/compared-car.ts';
import type { Services } from '@/web/platform/services.ts';
import type { ReadSite } from '@/web/stock/dealership-of-vehicle.ts';

/** One request of an assistant: on which site's host it came, and what its tools use. */
export type Assistant = {
  site: ComparedSite;
  /** Where shoppers find the site, without a slash at the end. */
  origin: string;
  /** Epoch milliseconds. */
  now: number;
  geocoding: Services['geocoding'];
  /** Null without records: times of bookings cannot be read then. */
  leads: Pick<NonNullable<Services['leads']>, 'records'> | null;
  /** A site by its slug; the published one unless a test sets another. */
  readSite?: ReadSite;
};
