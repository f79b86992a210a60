import { stegaClean } from '@sanity/client/stega';
import { type Review, reviewSources } from '@/domain/reviews/review.ts';
import { momentOf } from '@/domain/site/content-shapes.ts';
import type { BLOCK_CONTENT_QUERY_RESULT } from '@/schemas/generated/content-types.ts';

/** A review for its card (LOC-08). */
export const reviewFragment = `
  _id, _type, author, rating, headline, text, reply, repliedAt, writtenAt, source, sourceId, "locationId": location._ref
`;

type Blocks = NonNullable<BLOCK_CONTENT_QUERY_RESULT[number]['blocks']>[number];
type ReviewContent = NonNullable<NonNullable<Extract<Blocks, { _type: 'reviews' }>['newest']>[number]>;

/**
 * A review as the domain's type, without edit marks in its text, which cards cut; null without
 * name, stars or date.
 */
export function reviewOf(content: ReviewContent): Review | null {
  const { _id: id, author, rating, headline, text, reply } = content;
  const writtenAtMs = momentOf(content.writtenAt);
  if (!author || typeof rating !== 'number' || writtenAtMs === null) return null;
  return {
    id,
    sourceId: content.sourceId ?? '',
    author,
    rating,
    headline: headline ?? '',
    text: stegaClean(text ?? ''),
    source: reviewSources.find(({ value }) => value === content.source)?.value ?? 'dealer',
    writtenAtMs,
    reply: reply ? { text: reply, writtenAtMs: momentOf(content.repliedAt) } : null,
  };
}
