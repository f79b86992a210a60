/**
 * Where a customer wrote a review; the titles are names, shown as text and never as another
 * company's badge.
 */
export const reviewSources = [
  { value: 'google', title: 'Google' },
  { value: 'facebook', title: 'Facebook' },
  { value: 'snap21', title: 'Snap 21' },
  { value: 'dealer', title: 'Our own' },
] as const;

type ReviewSource = (typeof reviewSources)[number]['value'];

/** What a customer wrote (LOC-08). Moments are epoch milliseconds; `rating` is whole stars, 1 to 5. */
export type Review = {
  id: string;
  /** Its number at the source; empty where staff wrote none down. */
  sourceId: string;
  author: string;
  rating: number;
  headline: string;
  text: string;
  source: ReviewSource;
  writtenAtMs: number;
  reply: { text: string; writtenAtMs: number | null } | null;
};
