import type { SiteOptions } from '@/domain/switches/options.ts';
import type { Review } from './review.ts';

type ReviewRules = Pick<SiteOptions, 'reviewMinimum' | 'reviewCount' | 'hiddenReviewers' | 'hiddenReviews'>;

/** How many are in a list of Google's reviews; other lists have the site's own number (LOC-09). */
const googleReviewCount = 12;

/**
 * The reviews that a site features, in their order (LOC-09). Left out: fewer stars than the site's minimum, no text, a text that Google
 * "Translated", and the names and numbers that the site hides. They are a choice: the page that shows them shows the true total beside them.
 */
export function featuredReviews(reviews: readonly Review[], rules: ReviewRules, requested: { limit?: number } = {}) {
  const limit = requested.limit && requested.limit > 0 ? requested.limit : listLength(reviews, rules);
  return reviews.filter((review) => isFeatured(review, rules)).slice(0, limit);
}

function listLength(reviews: readonly Review[], { reviewCount }: ReviewRules): number {
  return reviews.length > 0 && reviews.every(({ source }) => source === 'google') ? googleReviewCount : reviewCount;
}

function isFeatured(review: Review, { reviewMinimum, hiddenReviewers, hiddenReviews }: ReviewRules): boolean {
  if (review.rating < reviewMinimum || review.text.trim() === '' || review.text.includes('Translated')) return false;
  if (hiddenReviewers.some((name) => sameName(name, review.author))) return false;
  return ![review.id, review.sourceId].some((id) => id !== '' && hiddenReviews.includes(id));
}

const sameName = (one: string, other: string): boolean => plainName(one) === plainName(other);
const plainName = (name: string): string =>
  name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en-AU');
