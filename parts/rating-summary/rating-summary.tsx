import type { ReactNode } from 'react';
import type { ShownRating } from '@/domain/reviews/site-rating.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { Stars } from '@/ui/stars/stars.tsx';
import { StructuredData } from '@/ui/structured-data/structured-data.tsx';
import styles from './rating-summary.module.css';

type Props = {
  rating: ShownRating | null;
  siteName: string;
  /** Where shoppers write one; empty where nowhere. */
  reviewHref: string;
  /** What is left out of the reviews beside it. */
  note?: string;
  /** Beside the rating rather than below it. */
  wide?: boolean;
  children?: ReactNode;
};

/** The rating of all reviews with its true total, and the way to write one (LOC-10). */
export function RatingSummary({ rating, siteName, reviewHref, note, wide, children }: Props) {
  return (
    <div className={wide ? `${styles.summary} ${styles.wide}` : styles.summary}>
      {rating && (
        <div className={styles.rating}>
          <p className={styles.figure} aria-hidden>
            {rating.figure}
          </p>
          <div className={styles.words}>
            <Stars value={rating.stars} size={20} />
            <p>{rating.words}</p>
            {note && <p className={styles.note}>{note}</p>}
          </div>
          <OwnRating rating={rating} siteName={siteName} />
        </div>
      )}
      <div className={styles.actions}>
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

/** Search engines are told a rating only where it is made of the dealer's own reviews, all of them: others' figures are not ours to mark up. */
function OwnRating({ rating: { own }, siteName }: { rating: ShownRating; siteName: string }) {
  if (!own) return null;
  const aggregateRating = {
    '@type': 'AggregateRating',
    ratingValue: Math.round(own.average * 10) / 10,
    reviewCount: own.count,
    bestRating: 5,
    worstRating: 1,
  };
  return <StructuredData data={{ '@type': 'AutoDealer', name: siteName, aggregateRating }} />;
}
