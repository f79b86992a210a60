import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { ratingFigure, ratingText, shownRating } from '@/domain/reviews/rating.ts';
import type { SiteSwitches } from '@/domain/site/site-parts.ts';
import { Stars } from '@/ui/stars/stars.tsx';

type Props = { location: SiteLocation; site: SiteSwitches };

/**
 * Stars, average and count of a location's reviews; nothing at or below the site's minimum
 * (LOC-10).
 */
export function LocationRating({ location, site }: Props) {
  const rating = shownRating(location.rating, site.options.ratingMinimum);
  if (!rating) return null;
  return (
    <span className="tabular inline-flex items-center gap-1.5 text-small">
      <Stars value={rating.average} size={15} />
      <b>{ratingFigure(rating.average)}</b>
      <span>{`(${rating.count.toLocaleString('en-AU')})`}</span>
    </span>
  );
}

/**
 * The Google rating with a link to leave a review, if the site shows it beside its hours (LOC-05).
 */
export function RatingCard({ location, site }: Props) {
  const rating = site.features.googleRating ? shownRating(location.rating, site.options.ratingMinimum) : null;
  if (!rating) return null;
  return (
    <aside className="@container" aria-label={`Google rating of ${location.name}`}>
      <div className="google-rating">
        <p className="font-semibold text-small">Google rating</p>
        <p className="tabular font-(weight:--display-weight) font-display text-display leading-none [font-stretch:var(--display-width)]">
          {ratingFigure(rating.average)}
        </p>
        <Stars value={rating.average} size={22} />
        <p className="text-ink-2 text-small">{ratingText(rating)}</p>
        {location.reviewHref && (
          <a
            className="inline-flex min-h-[max(40px,var(--tap))] items-center rounded-md border-[1.5px] border-line-2 bg-surface px-3.5 font-semibold text-small hover:border-ink"
            href={location.reviewHref}
            target="_blank"
            rel="noopener noreferrer"
          >
            Leave a Review
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        )}
      </div>
    </aside>
  );
}
