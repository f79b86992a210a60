import { BillIcon } from '@sanity/icons/Bill';
import { defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { hrefField } from '@/schemas/fields/href.ts';

const dollars = (name: string, title: string, description: string) =>
  defineField({ name, title, description, type: 'number', validation: (rule) => rule.min(0).max(1_000_000) });

export const financeEstimateSchema = defineBlock({
  name: 'financeEstimate',
  title: 'Finance estimate',
  description:
    'What an amount costs a week with the lender of the site. Rate, comparison rate and warning come with it.',
  icon: BillIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 3, validation: (rule) => rule.max(240) }),
    dollars('amount', 'Price of the car, dollars', 'Empty: $30,000.'),
    dollars(
      'deposit',
      'Deposit, dollars',
      'Leave deposit, term and final payment empty for the usual box: 10% deposit, 5 years, 30% final payment, or the card of your lender.',
    ),
    defineField({
      name: 'termYears',
      title: 'Term, years',
      type: 'number',
      validation: (rule) => rule.integer().min(1).max(7),
    }),
    defineField({
      name: 'finalPaymentPercent',
      title: 'Final payment, percent of the price',
      type: 'number',
      validation: (rule) => rule.min(0).max(50),
    }),
    defineField({ name: 'ctaLabel', title: 'Words of the button', type: 'string' }),
    hrefField('ctaHref', { title: 'The button goes to' }),
  ],
});
