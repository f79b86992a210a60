import { SyncIcon } from '@sanity/icons/Sync';
import { defineBlock } from '@/blocks/define-block.ts';
import { formBlockFields } from '@/schemas/fields/form-choice.ts';

export const tradeInSchema = defineBlock({
  name: 'tradeIn',
  title: 'Trade-in',
  description:
    'Shoppers describe their car, then themselves, and hear from you with a price. Says which cars get no online estimate.',
  icon: SyncIcon,
  fields: formBlockFields('the standard trade-in form'),
  preview: {
    select: { title: 'heading', form: 'form.name' },
    prepare: ({ title, form }) => ({ title, subtitle: form }),
  },
});
