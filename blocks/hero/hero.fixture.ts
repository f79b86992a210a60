import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

const empty: BlockOf<'hero'> = {
  _key: 'hero',
  _type: 'hero',
  anchor: null,
  hidden: null,
  placement: 'no-banner',
  secondsEach: null,
  heading: 'Ranger, ready for the long weekend',
  text: null,
  image: null,
  priceLabel: null,
  price: null,
  priceNote: null,
  buttons: null,
  pins: null,
};

export const heroFixtures: BlockFixtures<BlockOf<'hero'>> = {
  full: {
    ...empty,
    anchor: 'top',
    text: 'Every Ranger in the yard has a drive-away price on the windscreen.',
    image: {
      assetId: 'image-0123456789abcdef0123456789abcdef01234567-1920x810-webp',
      alt: 'A ute at night',
      hotspot: null,
      crop: null,
    },
    priceLabel: 'Ranger XLT from',
    price: '$58,990',
    priceNote: 'drive away',
    buttons: [
      { _key: 'b1', label: 'See the Rangers', href: '/search/new-cars' },
      { _key: 'b2', label: 'Book A Test Drive', href: '/book-test-drive' },
    ],
    pins: [
      {
        _key: 'p1',
        label: 'Ranger',
        price: '$58,990',
        href: '/search/new-cars',
        leftPercent: 40,
        topPercent: 30,
        stemPixels: 48,
      },
    ],
  },
  minimal: empty,
  broken: [
    { _key: 'x', _type: 'hero' },
    { _key: 'x', _type: 'hero', heading: null, placement: '' },
  ],
};
