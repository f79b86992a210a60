import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

const minimal: BlockOf<'stockSearch'> = {
  _key: 'search',
  _type: 'stockSearch',
  anchor: null,
  hidden: null,
  heading: null,
  cells: null,
  noun: null,
};

export const stockSearchFixtures: BlockFixtures<BlockOf<'stockSearch'>> = {
  full: {
    ...minimal,
    anchor: 'search',
    heading: 'What are you looking for?',
    cells: ['make', 'price'],
    noun: 'vehicles',
  },
  minimal,
  broken: [{ _key: 'x', _type: 'stockSearch', cells: ['purchase_cost', null] }],
};
