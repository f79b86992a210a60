import type { BlockServices } from '@/blocks/block.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { BlockQuery } from '@/domain/site/routes/block-query.ts';
import { nearPostcode } from '@/web/integrations/geocoding/near-postcode.ts';
import { ratingOfSite } from '@/web/integrations/reviews/rating-of-site.ts';
import { busyOfPage } from '@/web/leads/busy-times.ts';
import { subjectsOf } from '@/web/leads/subjects.ts';
import type { Services } from '@/web/services.ts';

/** Services as the blocks of one site's pages get them. */
type Page = { site: ResolvedSite; now: number; query: BlockQuery; draft: boolean };

export function blockServices(
  { site, now, query, draft }: Page,
  { reviews, geocoding, leads }: Pick<Services, keyof Omit<BlockServices, 'bookings' | 'enquiries'> | 'leads'>,
): BlockServices {
  return {
    enquiries: { subjects: () => subjectsOf(site, query, draft) },
    bookings: { busy: () => busyOfPage(leads, site, now) },
    reviews: { rating: () => ratingOfSite(site, reviews) },
    geocoding: { near: (typed) => nearPostcode(typed, geocoding), mapsKey: geocoding.mapsKey },
  };
}
