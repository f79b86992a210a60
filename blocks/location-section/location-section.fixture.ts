import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

type LocationSection = BlockOf<'locationSection'>;

const minimal: LocationSection = {
  _key: 'location',
  _type: 'locationSection',
  anchor: null,
  hidden: null,
  heading: null,
  show: null,
  location: null,
  hours: null,
  todayOnly: null,
};

export const locationSectionFixtures: BlockFixtures<LocationSection> = {
  full: { ...minimal, anchor: 'visit', heading: 'Come and see us', show: 'all', hours: true, todayOnly: true },
  minimal,
  broken: [
    { _key: 'x', _type: 'locationSection', show: 'one' },
    { _key: 'x', _type: 'locationSection', show: 'one', location: 'location-of-nobody' },
    { _key: 'x', _type: 'locationSection', show: 'moon', heading: 7 },
  ],
};
