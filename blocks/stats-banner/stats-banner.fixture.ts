import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

type StatsBanner = BlockOf<'statsBanner'>;

const minimal: StatsBanner = {
  _key: 'stats',
  _type: 'statsBanner',
  anchor: null,
  hidden: null,
  heading: null,
  figures: [{ _key: 'a', value: '50+', label: 'locations' }],
};

export const statsBannerFixtures: BlockFixtures<StatsBanner> = {
  full: {
    ...minimal,
    anchor: 'figures',
    heading: 'A group that stays close',
    figures: [
      { _key: 'a', value: '50+', label: 'locations' },
      { _key: 'b', value: '40+', label: 'brands' },
      { _key: 'c', value: '30+', label: 'years' },
    ],
  },
  minimal,
  needed: ['figures'],
  broken: [
    { _key: 'x', _type: 'statsBanner' },
    { _key: 'x', _type: 'statsBanner', figures: [null, { _key: 'a', value: null, label: null }] },
  ],
};
