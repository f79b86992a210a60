import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { textOf } from '@/parts/rich-text/rich-text.fixture.ts';

type Tabs = BlockOf<'tabs'>;
type Tab = NonNullable<NonNullable<Tabs['tabs']>[number]>;

const tab = (_key: string, title: string, copy: string, image: Tab['image'] = null): Tab => ({
  _key,
  title,
  body: textOf(copy),
  image,
});

const courtyardImage: Tab['image'] = {
  assetId: 'image-0123456789abcdef0123456789abcdef01234567-1200x800-webp',
  alt: 'Utes in the yard',
  hotspot: null,
  crop: null,
};

const minimal: Tabs = {
  _key: 'tabs',
  _type: 'tabs',
  anchor: null,
  hidden: null,
  heading: null,
  tabs: [
    tab('a', 'Logbook', 'Oil, filters and the stamp in the book.'),
    tab('b', 'Brakes', 'Measured at every visit, and changed when you say so.'),
  ],
};

export const tabsFixtures: BlockFixtures<Tabs> = {
  full: {
    ...minimal,
    anchor: 'service',
    heading: 'What our workshop does',
    tabs: [
      tab(
        'a',
        'Logbook service',
        'Oil, filters and every check of the maker’s schedule, and the stamp in the book.',
        courtyardImage,
      ),
      tab(
        'b',
        'Tyres and brakes',
        'Measured at every visit. You see the figures before anything is changed.',
        courtyardImage,
      ),
      tab('c', 'Air conditioning', 'Regassed and checked for leaks before summer.'),
    ],
  },
  minimal,
  needed: ['tabs'],
  broken: [
    { _key: 'x', _type: 'tabs' },
    { _key: 'x', _type: 'tabs', tabs: [null, { _key: 'a', title: 'Empty', body: null, image: null }] },
    { _key: 'x', _type: 'tabs', tabs: [{ _key: 'a', title: 'Half', body: null, image: { assetId: null, alt: null } }] },
  ],
};
