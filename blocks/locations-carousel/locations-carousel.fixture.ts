import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

type LocationsCarousel = BlockOf<'locationsCarousel'>;

const minimal: LocationsCarousel = {
  _key: 'places',
  _type: 'locationsCarousel',
  anchor: null,
  hidden: null,
  heading: null,
  order: null,
  hours: null,
};

export const locationsCarouselFixtures: BlockFixtures<LocationsCarousel> = {
  full: { ...minimal, anchor: 'places', heading: 'Where we are', order: 'settings', hours: true },
  minimal,
  broken: [
    { _key: 'x', _type: 'locationsCarousel', order: 'height' },
    { _key: 'x', _type: 'locationsCarousel' },
  ],
};
