import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

const minimal: BlockOf<'ratingSummary'> = {
  _key: 'rating',
  _type: 'ratingSummary',
  anchor: null,
  hidden: null,
  heading: null,
  ratingOf: 'own',
  place: null,
  reviewHref: null,
  own: { count: 1, average: 5 },
};

export const ratingSummaryFixtures: BlockFixtures<BlockOf<'ratingSummary'>> = {
  full: {
    ...minimal,
    anchor: 'rating',
    heading: 'Ask those who bought here',
    reviewHref: 'https://reviews.example/write',
    own: { count: 1_206, average: 4.76 },
  },
  minimal,
  needed: ['own', 'own.average', 'own.count'],
  broken: [
    { _key: 'x', _type: 'ratingSummary' },
    { _key: 'x', _type: 'ratingSummary', ratingOf: 'own', own: { count: 3, average: null } },
    {
      _key: 'x',
      _type: 'ratingSummary',
      ratingOf: 'own',
      own: { count: 3, average: 5 },
      reviewHref: 'javascript:alert(1)',
    },
  ],
};
