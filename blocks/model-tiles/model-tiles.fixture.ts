import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

const minimal: BlockOf<'modelTiles'> = {
  _key: 'models',
  _type: 'modelTiles',
  anchor: null,
  hidden: null,
  heading: null,
  categories: null,
  limit: null,
  linkLabel: null,
  linkHref: null,
};

export const modelTilesFixtures: BlockFixtures<BlockOf<'modelTiles'>> = {
  full: {
    ...minimal,
    anchor: 'models',
    heading: 'The range',
    categories: ['suv', 'trucks'],
    limit: 6,
    linkLabel: 'All models',
    linkHref: '/models',
  },
  minimal,
  needed: ['categories.0'],
  broken: [{ _key: 'x', _type: 'modelTiles', categories: ['flying'], limit: -1 }],
};
