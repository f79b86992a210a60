import type { BlockClock } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { locationZone } from '@/domain/locations/location-zone.ts';
import { featuredReviews } from '@/domain/reviews/featured-reviews.ts';
import { reviewDate, type ShownDate } from '@/domain/reviews/review-date.ts';
import type { SiteBusiness, SiteContact, SiteSwitches } from '@/domain/site/site-parts.ts';
import type { DatedReview } from '@/parts/review-card/review-card.tsx';
import { reviewOf } from '@/schemas/fragments/review.ts';

type Reviews = BlockOf<'reviews'>;
type Shown = BlockClock & { site: Pick<SiteBusiness & SiteContact & SiteSwitches, 'state' | 'locations' | 'options'> };
type ReviewContent = NonNullable<NonNullable<Reviews['newest']>[number]>;

/**
 * The reviews to show, with their dates; reports when the text of a date changes (LOC-08, LOC-09).
 */
export function shownReviews(block: Reviews, context: Shown): DatedReview[] {
  const reviews = wanted(block).flatMap((review) => reviewOf(review) ?? []);
  return featuredReviews(reviews, context.site.options, { limit: block.limit ?? 0 }).map((review) => ({
    review,
    written: dated(review.writtenAtMs, context),
    replied: review.reply?.writtenAtMs ? dated(review.reply.writtenAtMs, context) : null,
  }));
}

function wanted({ choice, source, place, reviews, newest }: Reviews): ReviewContent[] {
  if (choice === 'chosen') return (reviews ?? []).flatMap((review) => (review && !review.hidden ? [review] : []));
  return (newest ?? []).filter(
    (review) => review && (!source || review.source === source) && (!place || review.locationId === place),
  );
}

function dated(moment: number, { site, now, until }: Shown): ShownDate {
  const place = site.locations.find(({ primary }) => primary) ?? site.locations[0];
  const shown = reviewDate(moment, site.options.reviewDates, now, locationZone(place?.timeZone ?? '', site.state));
  if (shown.until !== null) until(shown.until);
  return shown;
}
