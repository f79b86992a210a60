import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

const minimal: BlockOf<'bodyTypes'> = {
  _key: 'bodies',
  _type: 'bodyTypes',
  anchor: null,
  hidden: null,
  heading: null,
  carTypes: null,
  linkLabel: null,
  bodies: null,
};

export const bodyTypesFixtures: BlockFixtures<BlockOf<'bodyTypes'>> = {
  full: {
    ...minimal,
    anchor: 'bodies',
    heading: 'Find yours',
    carTypes: ['used'],
    linkLabel: 'All stock',
    bodies: [
      { _key: 'a', body: 'SUV', label: 'Four-wheel drives', image: null },
      { _key: 'b', body: 'Ute', label: null, image: null },
    ],
  },
  minimal,
  needed: ['bodies.0', 'bodies.0.body'],
  broken: [
    { _key: 'x', _type: 'bodyTypes', carTypes: ['flying'], bodies: [{ _key: 'a', body: 'Boat' }, { _key: 'b' }] },
  ],
};
