import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

type InvoicePayment = BlockOf<'invoicePayment'>;

const minimal: InvoicePayment = {
  _key: 'invoice',
  _type: 'invoicePayment',
  anchor: null,
  hidden: null,
  heading: 'Pay an invoice',
  text: null,
  example: null,
  ways: null,
};

export const invoicePaymentFixtures: BlockFixtures<InvoicePayment> = {
  full: {
    ...minimal,
    anchor: 'invoice',
    text: 'For a service or parts invoice.',
    example: 'INV-10452',
    ways: 'Cheques are made out to Southbank Ford.',
  },
  minimal,
  needed: ['heading'],
  broken: [{ _key: 'x', _type: 'invoicePayment' }],
};
