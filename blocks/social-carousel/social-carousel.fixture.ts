import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

type SocialCarousel = BlockOf<'socialCarousel'>;

const minimal: SocialCarousel = {
  _key: 'updates',
  _type: 'socialCarousel',
  anchor: null,
  hidden: null,
  heading: null,
  posts: [{ _key: 'a', title: 'Our Facebook page', address: 'https://www.facebook.com/a.dealer' }],
};

export const socialCarouselFixtures: BlockFixtures<SocialCarousel> = {
  full: {
    ...minimal,
    anchor: 'updates',
    heading: 'Latest Updates',
    posts: [
      { _key: 'a', title: 'Our Facebook page', address: 'https://www.facebook.com/a.dealer' },
      { _key: 'b', title: 'The first Everest of the year', address: 'https://www.instagram.com/p/Cabc_123/' },
      { _key: 'c', title: 'Saturday in the yard', address: 'https://www.youtube.com/shorts/aqz-KE-bpKQ' },
    ],
  },
  minimal,
  needed: ['posts'],
  broken: [
    { _key: 'x', _type: 'socialCarousel' },
    {
      _key: 'x',
      _type: 'socialCarousel',
      posts: [null, { _key: 'a', title: 'Elsewhere', address: 'https://example.com' }],
    },
  ],
};
