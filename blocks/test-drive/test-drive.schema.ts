import { CalendarIcon } from '@sanity/icons/Calendar';
import { defineBlock } from '@/blocks/define-block.ts';
import { formBlockFields } from '@/schemas/fields/form-choice.ts';

export const testDriveSchema = defineBlock({
  name: 'testDrive',
  title: 'Test drive',
  description: 'Shoppers book a test drive, at a time inside the opening hours of the location they choose.',
  icon: CalendarIcon,
  fields: formBlockFields('the standard test drive form'),
  preview: {
    select: { title: 'heading', form: 'form.name' },
    prepare: ({ title, form }) => ({ title, subtitle: form }),
  },
});
