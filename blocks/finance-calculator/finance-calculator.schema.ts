import { CreditCardIcon } from '@sanity/icons/CreditCard';
import { defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { hrefField } from '@/schemas/fields/href.ts';

export const financeCalculatorSchema = defineBlock({
  name: 'financeCalculator',
  title: 'Finance calculator',
  description:
    'Shoppers move price, deposit, term and rate and see the repayment, its rates, a chart and every payment. Bounds come from the settings of the site.',
  icon: CreditCardIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 3, validation: (rule) => rule.max(240) }),
    defineField({
      name: 'price',
      title: 'It starts from, dollars',
      type: 'number',
      description: 'Empty: $30,000. On the page of a vehicle it starts from its price.',
      validation: (rule) => rule.integer().min(1_000).max(250_000),
    }),
    defineField({
      name: 'ctaLabel',
      title: 'Words of the button',
      type: 'string',
      description: "Empty: the site's own.",
    }),
    hrefField('ctaHref', { title: 'The button goes to', description: "Empty: the site's finance page." }),
  ],
});
