import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import type { Snap21Rating } from '@/domain/reviews/snap21.ts';
import { blockRating, reviewAddress } from '@/parts/rating-summary/block-rating.ts';
import { RatingSummary } from '@/parts/rating-summary/rating-summary.tsx';
import { type DatedReview, ReviewCard } from '@/parts/review-card/review-card.tsx';
import { Carousel } from '@/ui/carousel/carousel.tsx';
import { CarouselControls } from '@/ui/carousel/carousel-controls-client.tsx';
import { CarouselRotation } from '@/ui/carousel/carousel-rotation-client.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { Section } from '@/ui/section/section.tsx';
import { shownReviews } from './shown-reviews.ts';

type Reviews = BlockOf<'reviews'>;
type Props = BlockProps<Reviews, Snap21Rating | null>;

/**
 * More reviews than this become a slider, which starts at this review (from 0) and moves on at this
 * interval in milliseconds (LOC-08).
 */
const maxInGrid = 3;
const firstInSlider = 2;
const rotationMs = 3000;

/** Customers' reviews beside the rating of all reviews (LOC-08 to LOC-10); nothing without both. */
function ReviewsView({ block, data, context }: Props) {
  const { site } = context;
  const reviews = shownReviews(block, context);
  const rating = blockRating(block, data, site);
  if (reviews.length === 0 && !rating) return null;
  const railId = `reviews-${block._key}`;
  const slides = reviews.length > maxInGrid;
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading || undefined}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      {!block.heading && <h2 className="visually-hidden">Reviews</h2>}
      <div className="review-columns">
        <RatingSummary
          rating={rating}
          reviewHref={reviewAddress(block, site)}
          note={reviews.length > 0 ? featuredNote(site.options.reviewMinimum) : ''}
        >
          {slides && <SliderControls railId={railId} rotate={block.rotate === true} />}
        </RatingSummary>
        {slides ? (
          <Slider id={railId} reviews={reviews} siteName={site.name} />
        ) : (
          <Grid reviews={reviews} siteName={site.name} />
        )}
      </div>
    </Section>
  );
}

type Shown = { reviews: readonly DatedReview[]; siteName: string };

function Slider({ id, reviews, siteName }: Shown & { id: string }) {
  return (
    <div className="min-w-0">
      <Carousel id={id} label="Reviews" itemWidth="var(--review-width)" startAt={firstInSlider}>
        {reviews.map((one) => (
          <div key={one.review.id} className="review-slide">
            <ReviewCard {...one} siteName={siteName} />
          </div>
        ))}
      </Carousel>
    </div>
  );
}

function SliderControls({ railId, rotate }: { railId: string; rotate: boolean }) {
  return (
    <div className="flex gap-2">
      <CarouselControls
        carouselId={railId}
        startAt={firstInSlider}
        previous={<Icon name="arrow-left" />}
        next={<Icon name="arrow-right" />}
      />
      {rotate && (
        <CarouselRotation
          carouselId={railId}
          everyMs={rotationMs}
          pause={<Icon name="pause" size={18} />}
          play={<Icon name="play" size={18} />}
        />
      )}
    </div>
  );
}

function Grid({ reviews, siteName }: Shown) {
  if (reviews.length === 0) return null;
  return (
    <ul className="review-grid">
      {reviews.map((one) => (
        <li key={one.review.id}>
          <ReviewCard {...one} siteName={siteName} />
        </li>
      ))}
    </ul>
  );
}

/**
 * States the selection: it must not pass for all reviews (Australian Consumer Law, misleading
 * conduct).
 */
const featuredNote = (minimum: number): string =>
  minimum > 1 ? `Featured here: reviews of ${minimum} stars${minimum < 5 ? ' or more' : ''}.` : '';

export const reviewsBlock: BlockDefinition<Reviews, Snap21Rating | null> = {
  type: 'reviews',
  view: ReviewsView,
  load: async (block, { services }) => (block.ratingOf === 'snap21' ? services.reviews.rating() : null),
  check: ({ choice, reviews }) =>
    choice === 'chosen' && !reviews?.some(Boolean) ? 'Choose the reviews to show, or show the newest.' : null,
};
