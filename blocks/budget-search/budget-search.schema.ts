import { BillIcon } from '@sanity/icons/Bill';
import { defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { checkStockMatches } from '@/schemas/fields/stock-matches.ts';
import { carTypesField } from '@/schemas/fields/vocabulary.ts';

export const budgetSearchSchema = defineBlock({
  name: 'budgetSearch',
  title: 'Budget search',
  description:
    'Shoppers say what they can pay; the block says what it buys and how many cars there are. It counts no interest.',
  icon: BillIcon,
  validation: (rule) => rule.custom(checkStockMatches).warning(),
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 3, validation: (rule) => rule.max(240) }),
    carTypesField({ title: 'Which cars', description: 'None chosen: all of them.' }),
    defineField({
      name: 'noun',
      title: 'What is counted',
      type: 'string',
      description: 'One of them: "car", "vehicle", "caravan".',
      initialValue: 'car',
      validation: (rule) => rule.max(20),
    }),
    defineField({
      name: 'showDisclaimer',
      title: 'Say that interest is not counted',
      type: 'boolean',
      initialValue: true,
    }),
  ],
});
