import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ShownRating } from '@/domain/reviews/site-rating.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { Stars } from '@/ui/stars/stars.tsx';

type Props = {
  rating: ShownRating | null;
  /** Address to write a review; empty: none. */
  reviewHref: string;
  /** States which reviews are left out beside it. */
  note?: string;
  /** Beside the rating rather than below it. */
  wide?: boolean;
  children?: ReactNode;
};

const stack = 'grid content-start justify-items-start gap-2.5';
const row = 'min-[600px]:flex min-[600px]:flex-wrap min-[600px]:items-center min-[600px]:gap-x-6 min-[600px]:gap-y-3';

/**
 * The rating over all reviews with their count, and a link to write one (LOC-10). It is not marked
 * up: a dealer's rating on the dealer's own page is not eligible (Google, "review snippet",
 * self-serving reviews).
 */
export function RatingSummary({ rating, reviewHref, note, wide, children }: Props) {
  return (
    <div className={clsx(stack, wide && row)}>
      {rating && (
        <div
          className={clsx(
            stack,
            'max-desk:grid-cols-[auto_1fr]',
            wide ? 'max-[600px]:items-center max-[600px]:gap-x-5' : 'max-desk:items-center max-desk:gap-x-5',
            wide && row,
          )}
        >
          <p
            className="font-(weight:--display-weight) font-display text-[4rem] leading-[0.9] tracking-[-0.04em] [font-stretch:var(--display-width)]"
            aria-hidden
          >
            {rating.figure}
          </p>
          <div className="grid gap-2 text-ink-2">
            <Stars value={rating.stars} size={20} />
            <p>{rating.text}</p>
            {note && <p className="text-legal">{note}</p>}
          </div>
        </div>
      )}
      <div className={clsx('flex flex-wrap gap-x-3 gap-y-2 empty:hidden', wide && 'min-[600px]:ml-auto')}>
        {reviewHref && (
          <ButtonLink kind="outline" size={44} href={reviewHref} rel="noopener">
            Leave a Review
          </ButtonLink>
        )}
        {children}
      </div>
    </div>
  );
}
