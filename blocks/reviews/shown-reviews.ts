import { stegaClean } from '@sanity/client/stega';
import type { BlockContext } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { locationZone } from '@/domain/locations/location-zone.ts';
import { featuredReviews } from '@/domain/reviews/featured-reviews.ts';
import { type Review, reviewSources } from '@/domain/reviews/review.ts';
import { reviewDate, type ShownDate } from '@/domain/reviews/review-date.ts';
import { momentOf } from '@/domain/site/content-shapes.ts';
import type { DatedReview } from '@/parts/review-card/review-card.tsx';

type Reviews = BlockOf<'reviews'>;
type ReviewContent = NonNullable<NonNullable<Reviews['newest']>[number]>;

/** The reviews to show, with their dates; says when one of the dates reads differently (LOC-08, LOC-09). */
export function shownReviews(block: Reviews, context: BlockContext): DatedReview[] {
  const reviews = wanted(block).flatMap((review) => reviewOf(review) ?? []);
  return featuredReviews(reviews, context.site.options, { limit: block.limit ?? 0 }).map((review) => ({
    review,
    written: dated(review.writtenAtMs, context),
    replied: review.reply?.writtenAtMs ? dated(review.reply.writtenAtMs, context) : null,
  }));
}

function wanted({ choice, source, place, reviews, newest }: Reviews): ReviewContent[] {
  if (stegaClean(choice) === 'chosen')
    return (reviews ?? []).flatMap((review) => (review && !review.hidden ? [review] : []));
  const [from, about] = [stegaClean(source), stegaClean(place)];
  return (newest ?? []).filter(
    (review) => review && (!from || stegaClean(review.source) === from) && (!about || review.locationId === about),
  );
}

/** One without a name, stars or a date is no review. */
function reviewOf(content: ReviewContent): Review | null {
  const { _id: id, author, rating, headline, text, reply } = content;
  const writtenAtMs = momentOf(stegaClean(content.writtenAt));
  if (!author || typeof rating !== 'number' || writtenAtMs === null) return null;
  return {
    id,
    sourceId: stegaClean(content.sourceId ?? ''),
    author,
    rating,
    headline: headline ?? '',
    text: stegaClean(text ?? ''),
    source: reviewSources.find(({ value }) => value === stegaClean(content.source))?.value ?? 'dealer',
    writtenAtMs,
    reply: reply ? { text: stegaClean(reply), writtenAtMs: momentOf(stegaClean(content.repliedAt)) } : null,
  };
}

function dated(moment: number, { site, now, until }: BlockContext): ShownDate {
  const place = site.locations.find(({ primary }) => primary) ?? site.locations[0];
  const shown = reviewDate(moment, site.options.reviewDates, now, locationZone(place?.timeZone ?? '', site.state));
  if (shown.until !== null) until(shown.until);
  return shown;
}
