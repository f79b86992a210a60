import type { BlockServices } from '@/blocks/block.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { nearPostcode } from '@/web/integrations/geocoding/near-postcode.ts';
import { ratingOfSite } from '@/web/integrations/reviews/rating-of-site.ts';
import { busyOfPage } from '@/web/leads/busy-times.ts';
import type { Services } from '@/web/services.ts';

/** Services as the blocks of one site's pages get them. */
export function blockServices(
  site: ResolvedSite,
  now: number,
  { reviews, geocoding, leads }: Pick<Services, keyof Omit<BlockServices, 'bookings'> | 'leads'>,
): BlockServices {
  return {
    bookings: { busy: () => busyOfPage(leads, site, now) },
    reviews: { rating: () => ratingOfSite(site, reviews) },
    geocoding: { near: (typed) => nearPostcode(typed, geocoding), mapsKey: geocoding.mapsKey },
  };
}
