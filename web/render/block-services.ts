import type { BlockServices } from '@/blocks/block.ts';
import type { BlockQuery } from '@/domain/routes/block-query.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { canBuy } from '@/domain/stock/vehicle-page/buying.ts';
import { nearPostcode } from '@/web/integrations/geocoding/near-postcode.ts';
import { ratingOfSite } from '@/web/integrations/reviews/rating-of-site.ts';
import { aboutCarOfPage } from '@/web/leads/about-car.ts';
import { busyOfPage } from '@/web/leads/busy-times.ts';
import { subjectsOf } from '@/web/leads/subjects.ts';
import type { Services } from '@/web/platform/services.ts';

/** The page for which services are bound. */
type Page = { site: ResolvedSite; now: number; query: BlockQuery; draft: boolean };

/** The services of the process that blocks use, by way of `BlockServices`. */
export type ServicesOfBlocks = Pick<Services, keyof Omit<BlockServices, 'bookings' | 'enquiries'> | 'leads'>;

export function blockServices(
  { site, now, query, draft }: Page,
  { reviews, geocoding, leads }: ServicesOfBlocks,
): BlockServices {
  const car = async () => {
    const { vehicle, site: sells, place } = await aboutCarOfPage(site, query.car_id ?? '');
    const link = vehicle && { ...vehicle.card, vin: vehicle.details.vin };
    return link && { site: sells, place, link, canBuy: canBuy(vehicle, site) };
  };
  return {
    enquiries: { subjects: () => subjectsOf(site, query, draft), car },
    bookings: { busy: async () => busyOfPage(leads, (await car())?.site ?? site, now) },
    reviews: { rating: () => ratingOfSite(site, reviews) },
    geocoding: { near: (typed) => nearPostcode(typed, geocoding), mapsKey: geocoding.mapsKey },
  };
}
