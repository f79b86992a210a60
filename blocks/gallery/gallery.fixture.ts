import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

type Gallery = BlockOf<'gallery'>;
type Shot = NonNullable<NonNullable<Gallery['pictures']>[number]>;

const shot = (_key: string, alt: string, caption: string | null = null): Shot => ({
  _key,
  caption,
  image: {
    assetId: 'image-0123456789abcdef0123456789abcdef01234567-1200x800-webp',
    alt,
    hotspot: { x: 0.5, y: 0.6 },
    crop: null,
  },
});

const minimal: Gallery = {
  _key: 'gallery',
  _type: 'gallery',
  anchor: null,
  hidden: null,
  heading: null,
  pictures: [shot('a', 'The yard from the street', 'City Road')],
};

export const galleryFixtures: BlockFixtures<Gallery> = {
  full: {
    ...minimal,
    anchor: 'pictures',
    heading: 'Our place',
    pictures: [
      shot('a', 'The yard from the street', 'City Road, on a Saturday morning.'),
      shot('b', 'The showroom'),
      shot('c', 'The delivery bay', 'Where you pick up your car.'),
      shot('d', 'The workshop'),
      shot('e', 'The front desk'),
    ],
  },
  minimal,
  needed: ['pictures'],
  broken: [
    { _key: 'x', _type: 'gallery' },
    { _key: 'x', _type: 'gallery', pictures: [null, { _key: 'a', caption: 'No picture', image: null }] },
    { _key: 'x', _type: 'gallery', pictures: [{ _key: 'a', image: { assetId: 'image-broken', alt: null } }] },
  ],
};
