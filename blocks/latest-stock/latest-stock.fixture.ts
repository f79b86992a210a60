import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

const minimal: BlockOf<'latestStock'> = {
  _key: 'stock',
  _type: 'latestStock',
  anchor: null,
  hidden: null,
  heading: null,
  linkLabel: null,
  linkHref: null,
  carTypes: null,
  makes: null,
  bodies: null,
  limit: null,
  sort: null,
};

export const latestStockFixtures: BlockFixtures<BlockOf<'latestStock'>> = {
  full: {
    ...minimal,
    anchor: 'stock',
    heading: 'Just in',
    linkLabel: 'See all',
    linkHref: '/search/new-used-and-demo-cars',
    carTypes: ['new', 'demo'],
    makes: ['Ford'],
    bodies: ['SUV'],
    limit: 6,
    sort: 'price_ascending',
  },
  minimal,
  broken: [{ _key: 'x', _type: 'latestStock', limit: -3, sort: 'sideways', carTypes: ['flying'] }],
};
