import { initialsOf } from '@/domain/reviews/initials.ts';
import { type Review, reviewSources } from '@/domain/reviews/review.ts';
import type { ShownDate } from '@/domain/reviews/review-date.ts';
import { shownReview } from '@/domain/reviews/review-text.ts';
import { CutText } from '@/ui/cut-text/cut-text.tsx';
import { Stars } from '@/ui/stars/stars.tsx';

export type DatedReview = { review: Review; written: ShownDate; replied: ShownDate | null };

type Props = DatedReview & { siteName: string };

/** A customer's review: stars, text, source, date, and the dealer's reply (LOC-08). */
export function ReviewCard({ review, written, replied, siteName }: Props) {
  const { author, rating, headline, text, reply } = review;
  return (
    <figure className="review-card">
      <Stars value={rating} size={15} />
      <blockquote>
        {headline && <h3 className="mb-1 text-title">{headline}</h3>}
        <CutText
          {...shownReview(text)}
          className="text-control text-ink-2"
          more="View more"
          less="View less"
          about={` of the review by ${author}`}
        />
      </blockquote>
      {reply && (
        <div className="border-l-2 border-l-line-2 pl-3 text-control text-ink-2">
          <p className="flex flex-wrap gap-x-2 gap-y-0 text-small">
            <b className="text-ink">{siteName} answered</b>{' '}
            {replied && <When shown={replied} atMs={reply.writtenAtMs} />}
          </p>
          <CutText
            {...shownReview(reply.text)}
            more="View more"
            less="View less"
            about={` of the answer to ${author}`}
          />
        </div>
      )}
      <figcaption className="review-author">
        <span aria-hidden>{initialsOf(author)}</span>
        <span>
          <b>{author}</b>
          <Source review={review} />
        </span>
        <When shown={written} atMs={review.writtenAtMs} />
      </figcaption>
    </figure>
  );
}

/** The source's name; reviews written to the dealer have none. */
function Source({ review: { source } }: Pick<Props, 'review'>) {
  const title = source === 'dealer' ? null : reviewSources.find(({ value }) => value === source)?.title;
  return title ? <span>on {title}</span> : null;
}

function When({ shown, atMs }: { shown: ShownDate; atMs: number | null }) {
  return <time dateTime={atMs === null ? undefined : new Date(atMs).toISOString()}>{shown.text}</time>;
}
