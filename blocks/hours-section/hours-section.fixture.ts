import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

type HoursSection = BlockOf<'hoursSection'>;

const minimal: HoursSection = {
  _key: 'hours',
  _type: 'hoursSection',
  anchor: null,
  hidden: null,
  heading: null,
  text: null,
};

export const hoursSectionFixtures: BlockFixtures<HoursSection> = {
  full: { ...minimal, anchor: 'hours', heading: 'When we are here', text: 'After hours by appointment.' },
  minimal,
  broken: [
    { _key: 'x', _type: 'hoursSection', text: 7 },
    { _key: 'x', _type: 'hoursSection' },
  ],
};
