import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

type LogoTiles = BlockOf<'logoTiles'>;
type Tile = NonNullable<NonNullable<LogoTiles['tiles']>[number]>;

const tile = (_key: string, name: string, more: Partial<Tile> = {}): Tile => ({
  _key,
  name,
  note: null,
  href: null,
  logo: null,
  ...more,
});

const minimal: LogoTiles = {
  _key: 'logos',
  _type: 'logoTiles',
  anchor: null,
  hidden: null,
  heading: null,
  tiles: [tile('a', 'Dealer of the Year')],
};

export const logoTilesFixtures: BlockFixtures<LogoTiles> = {
  full: {
    ...minimal,
    anchor: 'awards',
    heading: 'Awards and friends',
    tiles: [
      tile('a', 'Dealer of the Year', { note: '2025, Victoria' }),
      tile('b', 'Service Excellence', { note: '2024 and 2025' }),
      tile('c', 'River Rowing Club', { note: 'Partner since 2011', href: '/about-us' }),
      tile('d', 'A partner with a logo', {
        logo: {
          assetId: 'image-0123456789abcdef0123456789abcdef01234567-1200x800-webp',
          alt: 'A partner with a logo',
          hotspot: null,
          crop: null,
        },
      }),
    ],
  },
  minimal,
  needed: ['tiles'],
  broken: [
    { _key: 'x', _type: 'logoTiles' },
    { _key: 'x', _type: 'logoTiles', tiles: [null, { _key: 'a', name: null, logo: { assetId: null } }] },
  ],
};
