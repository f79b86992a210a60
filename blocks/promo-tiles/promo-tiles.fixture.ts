import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

type PromoTiles = BlockOf<'promoTiles'>;
type Tile = NonNullable<NonNullable<PromoTiles['tiles']>[number]>;

const tile = (id: string, title: string): Tile => ({
  _id: id,
  _type: 'promoTile',
  title,
  text: 'Until the end of the month.',
  link: { label: 'See what is in stock', href: '/search/new-cars' },
  image: {
    assetId: 'image-0123456789abcdef0123456789abcdef01234567-1200x800-webp',
    alt: 'A ute in the yard',
    hotspot: null,
    crop: null,
    cutout: null,
  },
  carTypes: null,
  strict: null,
  startsAt: null,
  expiresAt: null,
});

const minimal: PromoTiles = {
  _key: 'tiles',
  _type: 'promoTiles',
  anchor: null,
  hidden: null,
  heading: null,
  source: 'chosen',
  tiles: [{ ...tile('t1', 'Stocktake'), text: null, link: null, image: null }],
};

export const promoTilesFixtures: BlockFixtures<PromoTiles> = {
  full: {
    ...minimal,
    anchor: 'offers',
    heading: 'What runs this month',
    tiles: [tile('t1', 'Stocktake'), tile('t2', 'Trade in with confidence'), tile('t3', 'Service plans')],
  },
  minimal,
  needed: ['source', 'tiles'],
  broken: [
    { _key: 'x', _type: 'promoTiles', source: 'chosen' },
    { _key: 'x', _type: 'promoTiles', source: 'chosen', tiles: [null] },
  ],
};
