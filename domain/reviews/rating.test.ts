import { describe, expect, it } from 'vitest';
import { ratingFigure, ratingOfPlaces, ratingText, shownRating, togetherRated } from './rating.ts';

describe('[LOC-10] the average of all reviews', () => {
  it('is shown above the minimum only, not at it', () => {
    const at = (average: number) => shownRating({ average, count: 3 }, 4);
    expect([at(3.9), at(4), at(4.01)]).toEqual([null, null, { average: 4.01, count: 3 }]);
    expect(shownRating(null, 0)).toBeNull();
    expect(shownRating({ average: 5, count: 0 }, 4)).toBeNull();
  });

  it('reads "X.X rating out of N reviews"', () => {
    expect(ratingText({ average: 4.76, count: 1206 })).toBe('4.8 rating out of 1,206 reviews');
    expect(ratingText({ average: 5, count: 12 })).toBe('5.0 rating out of 12 reviews');
    expect(ratingText({ average: 4.25, count: 1 })).toBe('4.3 rating out of 1 review');
    expect(ratingFigure(4.04)).toBe('4.0');
  });

  it('of several places each counts as often as it has reviews', () => {
    expect(togetherRated([{ average: 5, count: 1 }, null, { average: 4, count: 3 }])).toEqual({
      average: 4.25,
      count: 4,
    });
    expect(togetherRated([])).toBeNull();
    expect(togetherRated([null])).toBeNull();
  });

  it('places that share their reviews count once', () => {
    const rating = { average: 4.5, count: 10 };
    const places = [
      { rating: null, reviewHref: 'https://reviews.example/a' },
      { rating, reviewHref: 'https://reviews.example/a' },
      { rating, reviewHref: 'https://reviews.example/a' },
      { rating: { average: 3.5, count: 10 }, reviewHref: '' },
      { rating: { average: 3.5, count: 10 }, reviewHref: '' },
    ];
    expect(ratingOfPlaces(places)).toEqual({ count: 30, average: (45 + 35 + 35) / 30 });
  });
});
