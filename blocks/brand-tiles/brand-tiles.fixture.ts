import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

type BrandTiles = BlockOf<'brandTiles'>;

const minimal: BrandTiles = {
  _key: 'brands',
  _type: 'brandTiles',
  anchor: null,
  hidden: null,
  heading: null,
  kinds: null,
};

export const brandTilesFixtures: BlockFixtures<BrandTiles> = {
  full: { ...minimal, anchor: 'brands', heading: 'Forty brands, one group', kinds: ['car'] },
  minimal,
  needed: ['kinds.0'],
  broken: [{ _key: 'x', _type: 'brandTiles', kinds: ['spaceship'] }],
};
