import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

type Content = NonNullable<NonNullable<BlockOf<'reviews'>['newest']>[number]>;

const review: Content = {
  _id: 'review-1',
  _type: 'review',
  author: 'Priya R.',
  rating: 5,
  headline: 'Clear from the first call',
  text: 'They sent a video of the exact car the same night, scratches and all. The price on the page was the price we paid.',
  reply: null,
  repliedAt: null,
  writtenAt: '2026-11-06T04:00:00Z',
  source: 'google',
  sourceId: null,
  locationId: null,
};

const long: Content = {
  ...review,
  _id: 'review-2',
  author: 'Tom H.',
  rating: 4,
  headline: null,
  text: 'They matched the written valuation after the inspection. Pick-up took forty minutes including paperwork, and the man who did it also showed my mother how the seats fold, twice, without looking at his watch.',
  reply: 'Thank you, Tom. Tell your mother that the third row folds from the boot as well: we forgot to show her that.',
  repliedAt: '2026-10-20T01:00:00Z',
  writtenAt: '2026-10-18T04:00:00Z',
  source: 'dealer',
};

const minimal: BlockOf<'reviews'> = {
  _key: 'reviews',
  _type: 'reviews',
  anchor: null,
  hidden: null,
  heading: null,
  choice: null,
  source: null,
  limit: null,
  ratingOf: null,
  place: null,
  reviewHref: null,
  rotate: null,
  reviews: null,
  newest: [review],
  own: { count: 0, average: null },
};

export const reviewsFixtures: BlockFixtures<BlockOf<'reviews'>> = {
  full: {
    ...minimal,
    anchor: 'reviews',
    heading: 'What customers say',
    choice: 'newest',
    ratingOf: 'own',
    reviewHref: 'https://reviews.example/write',
    rotate: true,
    newest: [
      review,
      long,
      {
        ...review,
        _id: 'review-3',
        author: 'Adele K.',
        rating: 4,
        headline: 'Service desk that answers',
        source: 'facebook',
      },
      { ...long, _id: 'review-4', author: 'Jonas W.', reply: null },
      { ...review, _id: 'review-5', author: 'Safiya M.', headline: null },
    ],
    own: { count: 418, average: 4.6 },
  },
  minimal,
  broken: [
    { _key: 'x', _type: 'reviews' },
    { _key: 'x', _type: 'reviews', choice: 'chosen', reviews: [null] },
    {
      _key: 'x',
      _type: 'reviews',
      reviewHref: 'javascript:alert(1)',
      newest: [null, { _id: 'r', author: 'Nobody' }, { ...review, writtenAt: 'soon' }],
    },
  ],
};
