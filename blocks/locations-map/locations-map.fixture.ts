import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

type LocationsMap = BlockOf<'locationsMap'>;

const minimal: LocationsMap = {
  _key: 'map',
  _type: 'locationsMap',
  anchor: null,
  hidden: null,
  heading: null,
  show: null,
  postcodeSearch: null,
  openingHours: null,
  limit: null,
  linkLabel: null,
  linkHref: null,
};

export const locationsMapFixtures: BlockFixtures<LocationsMap> = {
  full: {
    ...minimal,
    anchor: 'find-us',
    heading: 'Two showrooms, one team',
    show: 'all',
    postcodeSearch: true,
    openingHours: true,
    limit: 2,
    linkLabel: 'All locations',
    linkHref: '/locations',
  },
  minimal,
  broken: [
    { _key: 'x', _type: 'locationsMap', limit: -2, show: 'moon' },
    { _key: 'x', _type: 'locationsMap', linkLabel: 'All', linkHref: null },
  ],
};
