import { BillIcon } from '@sanity/icons/Bill';
import { defineBlock } from '@/blocks/define-block.ts';
import { formBlockFields } from '@/schemas/fields/form-choice.ts';

export const valuationSchema = defineBlock({
  name: 'valuation',
  title: 'Valuation',
  description: 'Shoppers ask what their car is worth. Says honestly which cars get no online estimate.',
  icon: BillIcon,
  fields: formBlockFields('the standard valuation form'),
  preview: {
    select: { title: 'heading', form: 'form.name' },
    prepare: ({ title, form }) => ({ title, subtitle: form }),
  },
});
