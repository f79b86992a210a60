import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

const minimal: BlockOf<'financeCalculator'> = {
  _key: 'calculator',
  _type: 'financeCalculator',
  anchor: null,
  hidden: null,
  heading: null,
  text: null,
  price: null,
  ctaLabel: null,
  ctaHref: null,
};

export const financeCalculatorFixtures: BlockFixtures<BlockOf<'financeCalculator'>> = {
  full: {
    ...minimal,
    anchor: 'calculator',
    heading: 'What it costs, line by line',
    text: 'Move any slider. Every figure is worked out again from the same loan, to the cent.',
    price: 66_990,
    ctaLabel: 'Get Finance Now',
    ctaHref: '/finance',
  },
  minimal,
  broken: [
    { _key: 'x', _type: 'financeCalculator', price: -5, ctaHref: '' },
    { _key: 'x', _type: 'financeCalculator', price: 'lots' },
  ],
};
