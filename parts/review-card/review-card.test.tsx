import { describe, expect, it } from 'vitest';
import type { Review } from '@/domain/reviews/review.ts';
import { markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { ReviewCard } from './review-card.tsx';

const review: Review = {
  id: 'r',
  sourceId: '',
  author: 'Alex Kim',
  rating: 5,
  headline: 'Easy',
  text: 'Good people.',
  source: 'google',
  writtenAtMs: Date.UTC(2026, 10, 1),
  reply: null,
};
const card = (other: Partial<Review> = {}, replied: { text: string } | null = null) => (
  <ReviewCard
    review={{ ...review, ...other }}
    written={{ text: 'in November' } as never}
    replied={replied as never}
    siteName="A Dealer"
  />
);

describe('[LOC-08] the card of a review', () => {
  it('shows who wrote it, where and when', () => {
    expect(plainTextOf(card())).toMatch(/Easy Good people\. AK Alex Kim on Google in November$/);
    expect(markupOf(card())).toContain('dateTime="2026-11-01T00:00:00.000Z"');
    expect(plainTextOf(card({ source: 'dealer', headline: '' }))).toMatch(/Good people\. AK Alex Kim in November$/);
    expect(markupOf(card({ headline: '' }))).not.toContain('<h3');
  });

  it('has the dealer’s reply, with its day where that is there', () => {
    const reply = { text: 'Thank you.', writtenAtMs: null };
    expect(plainTextOf(card({ reply }))).toContain('A Dealer answered Thank you.');
    expect(plainTextOf(card({ reply }, { text: 'a day later' }))).toContain('A Dealer answered a day later Thank you.');
  });

  it('is cut where it is long', () => {
    expect(plainTextOf(card({ text: 'word '.repeat(80) }))).toContain('View more');
    expect(plainTextOf(card())).not.toContain('View more');
  });
});
