import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

const minimal: BlockOf<'financeEstimate'> = {
  _key: 'finance',
  _type: 'financeEstimate',
  anchor: null,
  hidden: null,
  heading: null,
  text: null,
  amount: null,
  deposit: null,
  termYears: null,
  finalPaymentPercent: null,
  ctaLabel: null,
  ctaHref: null,
};

export const financeEstimateFixtures: BlockFixtures<BlockOf<'financeEstimate'>> = {
  full: {
    ...minimal,
    anchor: 'finance',
    heading: 'What would it cost a week?',
    text: 'The repayment, its rate and its comparison rate, before you talk to anyone.',
    amount: 42_000,
    deposit: 2_000,
    termYears: 5,
    finalPaymentPercent: 20,
    ctaLabel: 'Get Finance Now',
    ctaHref: '/contact-us',
  },
  minimal,
  broken: [
    { _key: 'x', _type: 'financeEstimate', amount: 1_000, deposit: 2_000 },
    { _key: 'x', _type: 'financeEstimate', amount: -5, deposit: 40_000, termYears: 0 },
  ],
};
