import type { BlockServices } from '@/blocks/block.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { nearPostcode } from '@/web/integrations/geocoding/near-postcode.ts';
import { ratingOfSite } from '@/web/integrations/reviews/rating-of-site.ts';
import type { Integrations } from '@/web/services.ts';

/** The integrations as the blocks of one site's pages get them. */
export function blockServices(
  site: ResolvedSite,
  { reviews, geocoding }: Pick<Integrations, keyof BlockServices>,
): BlockServices {
  return {
    reviews: { rating: () => ratingOfSite(site, reviews) },
    geocoding: { near: (typed) => nearPostcode(typed, geocoding), mapsKey: geocoding.mapsKey },
  };
}
