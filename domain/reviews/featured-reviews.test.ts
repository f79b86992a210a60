import { describe, expect, it } from 'vitest';
import { defaultOptions } from '@/domain/switches/options.ts';
import { featuredReviews } from './featured-reviews.ts';
import type { Review } from './review.ts';

const review: Review = {
  id: 'r1',
  sourceId: '',
  author: 'Priya R.',
  rating: 5,
  headline: '',
  text: 'Met sent me a video of the exact car.',
  source: 'facebook',
  writtenAtMs: 0,
  reply: null,
};
const shown = (change: Partial<Review>, rules = {}) =>
  featuredReviews([{ ...review, ...change }], { ...defaultOptions, ...rules }).length === 1;
const many = (source: Review['source'], count = 40) =>
  Array.from({ length: count }, (_, at): Review => ({ ...review, id: `r${at}`, source }));

describe('[LOC-09] the reviews that a site features', () => {
  it('have four stars or more, unless the site sets another number', () => {
    expect([1, 2, 3, 4, 5].filter((rating) => shown({ rating }))).toEqual([4, 5]);
    expect([1, 2, 3, 4, 5].filter((rating) => shown({ rating }, { reviewMinimum: 2 }))).toEqual([2, 3, 4, 5]);
  });

  it('have a text of their own: none without one, none that Google translated', () => {
    expect(shown({ text: ' \n' })).toBe(false);
    expect(shown({ text: '(Translated by Google) Very good service' })).toBe(false);
    expect(shown({ text: 'It translated well into a good price.' })).toBe(true);
  });

  it('are not of the names and numbers that the site leaves out', () => {
    expect(shown({}, { hiddenReviewers: ['  priya  r. '] })).toBe(false);
    expect(shown({}, { hiddenReviewers: ['Priya'] })).toBe(true);
    expect(shown({}, { hiddenReviews: ['r1'] })).toBe(false);
    expect(shown({ sourceId: '77' }, { hiddenReviews: ['77'] })).toBe(false);
    expect(shown({}, { hiddenReviews: [''] })).toBe(true);
  });

  it('are 10 by default, 12 of Google, or as many as the site or the caller sets', () => {
    expect(featuredReviews(many('facebook'), defaultOptions)).toHaveLength(10);
    expect(featuredReviews(many('google'), defaultOptions)).toHaveLength(12);
    expect(featuredReviews([...many('google'), ...many('dealer')], defaultOptions)).toHaveLength(10);
    expect(featuredReviews(many('dealer'), { ...defaultOptions, reviewCount: 6 })).toHaveLength(6);
    expect(featuredReviews(many('google'), defaultOptions, { limit: 3 })).toHaveLength(3);
  });

  it('keep their order, and what is left out makes room for the next', () => {
    const [first, ...rest] = many('dealer', 12);
    const featured = featuredReviews(
      [{ ...review, id: 'low', rating: 1 }, ...(first ? [first] : []), ...rest],
      defaultOptions,
    );
    expect(featured.map(({ id }) => id)).toEqual(many('dealer', 10).map(({ id }) => id));
  });
});
