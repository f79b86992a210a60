import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

type EmbedTabs = BlockOf<'embedTabs'>;

const minimal: EmbedTabs = {
  _key: 'embeds',
  _type: 'embedTabs',
  anchor: null,
  hidden: null,
  heading: null,
  tabs: [{ _key: 'a', title: 'Book a time', address: 'https://calendly.com/a-dealer/test-drive' }],
  height: null,
};

export const embedTabsFixtures: BlockFixtures<EmbedTabs> = {
  full: {
    ...minimal,
    anchor: 'visit',
    heading: 'Look around before you come',
    height: 520,
    tabs: [
      { _key: 'a', title: 'Walk through the showroom', address: 'https://my.matterport.com/show/?m=SxQL3iGyoDo' },
      { _key: 'b', title: 'Map', address: 'https://www.google.com/maps/embed?pb=!1m18!1m12' },
      { _key: 'c', title: 'Book a time', address: 'https://calendly.com/a-dealer/test-drive' },
    ],
  },
  minimal,
  needed: ['tabs'],
  broken: [
    { _key: 'x', _type: 'embedTabs' },
    { _key: 'x', _type: 'embedTabs', tabs: [null, { _key: 'a', title: 'Danger', address: 'javascript:alert(1)' }] },
    { ...minimal, height: -5, tabs: [{ _key: 'a', title: 'Elsewhere', address: 'https://example.com/' }] },
  ],
};
