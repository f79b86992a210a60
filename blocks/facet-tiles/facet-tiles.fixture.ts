import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

const minimal: BlockOf<'facetTiles'> = {
  _key: 'tiles',
  _type: 'facetTiles',
  anchor: null,
  hidden: null,
  heading: null,
  attribute: null,
  carTypes: null,
  limit: null,
  linkLabel: null,
};

export const facetTilesFixtures: BlockFixtures<BlockOf<'facetTiles'>> = {
  full: {
    ...minimal,
    anchor: 'fuels',
    heading: 'By what they drink',
    attribute: 'fuel',
    carTypes: ['new', 'demo'],
    limit: 5,
    linkLabel: 'All stock',
  },
  minimal,
  broken: [{ _key: 'x', _type: 'facetTiles', attribute: 'purchase_cost', limit: -4 }],
};
