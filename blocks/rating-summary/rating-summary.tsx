import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import type { Snap21Rating } from '@/domain/reviews/snap21.ts';
import { blockRating, reviewAddress } from '@/parts/rating-summary/block-rating.ts';
import { RatingSummary } from '@/parts/rating-summary/rating-summary.tsx';
import { Section } from '@/ui/section/section.tsx';

type RatingBlock = BlockOf<'ratingSummary'>;

/** The rating of all reviews with their number; nothing at or below the site's minimum (LOC-10). */
function RatingSummaryView({ block, data, context }: BlockProps<RatingBlock, Snap21Rating | null>) {
  const { site } = context;
  const rating = blockRating(block, data, site);
  if (!rating) return null;
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading || undefined}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      <RatingSummary rating={rating} reviewHref={reviewAddress(block, site)} wide />
    </Section>
  );
}

export const ratingSummaryBlock: BlockDefinition<RatingBlock, Snap21Rating | null> = {
  type: 'ratingSummary',
  view: RatingSummaryView,
  load: async (block, { services }) => (block.ratingOf === 'snap21' ? services.reviews.rating() : null),
  check: ({ ratingOf }) => (ratingOf === 'none' ? 'Choose which rating this block shows.' : null),
};
