import { describe, expect, it } from 'vitest';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import { linksOf, markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { blockRating, reviewAddress } from './block-rating.ts';
import { RatingSummary } from './rating-summary.tsx';

const rating = { figure: '4.6', stars: 4.6, text: '4.6 rating out of 120 reviews' };

describe('[LOC-10] the rating of all reviews', () => {
  const summary = (props: object = {}) => <RatingSummary rating={rating} reviewHref="" {...props} />;

  it('is shown with its text, a note, and the way to write one', () => {
    expect(plainTextOf(summary({ note: 'Four stars and up.' }))).toMatch(
      /4\.6 rating out of 120 reviews Four stars and up\.$/,
    );
    expect(linksOf(summary({ reviewHref: 'https://g.example' }))).toEqual(['https://g.example']);
    expect(plainTextOf(summary({ rating: null, reviewHref: 'https://g.example' }))).toBe('Leave a Review');
    expect(markupOf(summary({ wide: true }))).toContain('min-[600px]:ml-auto');
    expect(markupOf(summary())).not.toContain('min-[600px]:ml-auto');
  });

  it('[CFG-05] is not marked up: search engines take no rating of a dealer from the dealer’s own page', () => {
    expect(markupOf(summary())).not.toMatch(/AggregateRating|ld\+json/);
  });
});

describe('[LOC-10] the rating that a block requests', () => {
  const site = siteWith({
    locations: [
      place('a', { rating: { count: 100, average: 4.8 }, reviewHref: 'http://no.example' }),
      place('b', { primary: true, reviewHref: 'https://b.example' }),
      place('c', { hidden: true, reviewHref: 'https://c.example' }),
    ],
  });

  it('is that of the places, unless it names another kind; figures without a count are none', () => {
    expect(blockRating({}, null, site)?.text).toContain('100');
    expect(blockRating({ ratingOf: 'nonsense', own: { count: 0, average: 5 } }, null, site)?.text).toContain('100');
  });

  it('has its own address for reviews, else the main place’s; a place that it names has its own', () => {
    expect(reviewAddress({ reviewHref: 'https://own.example' }, site)).toBe('https://own.example');
    expect(reviewAddress({ reviewHref: 'javascript:x' }, site)).toBe('https://b.example');
    expect(reviewAddress({ place: 'c' }, site)).toBe('https://c.example');
    expect(reviewAddress({ place: 'a' }, site)).toBe('');
  });
});
