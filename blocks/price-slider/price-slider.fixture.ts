import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

const minimal: BlockOf<'priceSlider'> = {
  _key: 'price',
  _type: 'priceSlider',
  anchor: null,
  hidden: null,
  heading: null,
  text: null,
  carTypes: null,
  noun: null,
};

export const priceSliderFixtures: BlockFixtures<BlockOf<'priceSlider'>> = {
  full: {
    ...minimal,
    anchor: 'price',
    heading: 'What would you like to spend?',
    text: 'Move either end.',
    carTypes: ['used', 'demo'],
    noun: 'vehicles',
  },
  minimal,
  broken: [{ _key: 'x', _type: 'priceSlider', carTypes: [null], noun: 7 }],
};
