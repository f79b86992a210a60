import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

const minimal: BlockOf<'budgetSearch'> = {
  _key: 'budget',
  _type: 'budgetSearch',
  anchor: null,
  hidden: null,
  heading: null,
  text: null,
  carTypes: null,
  noun: null,
  showDisclaimer: null,
};

export const budgetSearchFixtures: BlockFixtures<BlockOf<'budgetSearch'>> = {
  full: {
    ...minimal,
    anchor: 'budget-search',
    heading: 'Find cars for your budget',
    text: 'Tell us what feels comfortable. We turn it into a price and show what is in stock today.',
    carTypes: ['used'],
    noun: 'used car',
    showDisclaimer: true,
  },
  minimal,
  broken: [{ _key: 'x', _type: 'budgetSearch', carTypes: ['flying'], noun: '' }],
};
