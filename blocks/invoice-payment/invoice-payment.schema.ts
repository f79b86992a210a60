import { BillIcon } from '@sanity/icons/Bill';
import { defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';

export const invoicePaymentSchema = defineBlock({
  name: 'invoicePayment',
  title: 'Pay an invoice',
  description:
    'Shoppers enter an invoice number and its amount and read how to pay it. For your page /online-payment. No money is taken.',
  icon: BillIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required().max(90),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 2, validation: (rule) => rule.max(300) }),
    defineField({
      name: 'example',
      title: 'Example of an invoice number',
      type: 'string',
      placeholder: 'INV-10452',
      validation: (rule) => rule.max(30),
    }),
    defineField({
      name: 'ways',
      title: 'How else to pay',
      type: 'text',
      rows: 3,
      description: 'Beside your phone and address, which are added. For example: cheques, or bank transfer by phone.',
      validation: (rule) => rule.max(400),
    }),
  ],
});
