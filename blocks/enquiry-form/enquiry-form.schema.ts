import { ComposeIcon } from '@sanity/icons/Compose';
import { defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { standardForms } from '@/domain/leads/standard-forms.ts';
import { formBlockFields } from '@/schemas/fields/form-choice.ts';

export const enquiryFormSchema = defineBlock({
  name: 'enquiryForm',
  title: 'Enquiry form',
  description: 'A form that shoppers fill in. Its enquiries are kept for this dealer. Make forms under "Forms".',
  icon: ComposeIcon,
  fields: [
    ...formBlockFields('the standard form below'),
    defineField({
      name: 'standard',
      title: 'Standard form',
      type: 'string',
      initialValue: 'general-enquiry',
      description: 'Ready to use, for when you need no form of your own.',
      options: { list: standardForms },
      hidden: ({ parent }) => Boolean(parent?.form),
    }),
    defineField({
      name: 'button',
      title: 'Words of a button',
      type: 'string',
      description:
        'For example "Email Us": the button opens the form in a dialog. Empty: the form is shown on the page.',
      validation: (rule) => rule.max(40),
    }),
  ],
  preview: {
    select: { title: 'heading', form: 'form.name' },
    prepare: ({ title, form }) => ({ title, subtitle: form }),
  },
});
