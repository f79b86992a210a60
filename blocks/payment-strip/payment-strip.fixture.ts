import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

type PaymentStrip = BlockOf<'paymentStrip'>;

const minimal: PaymentStrip = {
  _key: 'payment',
  _type: 'paymentStrip',
  anchor: null,
  hidden: null,
  heading: null,
  methods: null,
  guaranteeTitle: null,
  guaranteeText: null,
  link: null,
};

export const paymentStripFixtures: BlockFixtures<PaymentStrip> = {
  full: {
    ...minimal,
    anchor: 'payment',
    heading: 'We accept',
    methods: ['mastercard', 'visa', 'maestro', 'google-pay', 'apple-pay'],
    guaranteeTitle: '48 hour money-back guarantee',
    guaranteeText: 'Bring the car back within 48 hours and 200 km, and all of your money comes back to the same card.',
    link: { label: 'The terms', href: '/terms-and-conditions' },
  },
  minimal,
  needed: ['guaranteeText'],
  broken: [
    { _key: 'x', _type: 'paymentStrip', methods: ['cowrie-shells'] },
    { _key: 'x', _type: 'paymentStrip', guaranteeTitle: 'Money back' },
  ],
};
