import { reviewCut } from '@/domain/reviews/review-text.ts';

/** Maximum length of a review, characters. */
export const maxReviewLength = 10_000;

/** Returns a warning if a review's text is not shown in full, or `true` (LOC-08, LOC-09). */
export function checkReviewText(text: string | undefined): true | string {
  if (!text?.trim()) return 'Without a text the review counts in the rating, but is not shown.';
  if (text.includes('Translated'))
    return 'A review that contains "Translated" is not shown. Write down what the customer wrote, without the translation.';
  const tag = /<\/?[a-z][^<>]*>/i.exec(text)?.[0];
  if (tag)
    return `Shoppers read "${tag.slice(0, 40)}" as it stands: a review is plain text. Remove it here if the customer did not mean it.`;
  if (text.trim().length > 2_000)
    return `This review has ${text.trim().length.toLocaleString('en-AU')} characters. Shoppers see the first ${reviewCut} and may open the rest.`;
  return true;
}

/** Returns an error when a review comes from the future, or `true`. `now` in epoch milliseconds. */
export function checkWrittenAt(writtenAt: string | undefined, now: number): true | string {
  if (!writtenAt || Date.parse(writtenAt) <= now) return true;
  return 'A review is not from the future.';
}

/** Returns an error when a reply is older than the review, or `true`. */
export function checkRepliedAt(repliedAt: string | undefined, writtenAt: string | undefined): true | string {
  if (!repliedAt || !writtenAt || Date.parse(repliedAt) >= Date.parse(writtenAt)) return true;
  return 'The answer is older than the review. Check both dates.';
}
