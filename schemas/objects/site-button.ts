import { defineField, defineType } from 'sanity';
import { hrefField } from '@/schemas/fields/href.ts';

export const siteButton = defineType({
  name: 'siteButton',
  title: 'Button',
  type: 'object',
  fields: [
    defineField({
      name: 'key',
      title: 'Which button',
      type: 'string',
      description:
        'The name the pages know it by, for example "enquire". A dealer\'s button replaces the template\'s of the same name.',
      validation: (rule) =>
        rule
          .required()
          .regex(/^[a-z][a-zA-Z0-9-]*$/, { name: 'key' })
          .error('Use letters, digits and dashes, starting with a small letter.'),
    }),
    defineField({ name: 'label', title: 'Words', type: 'string', validation: (rule) => rule.required().max(40) }),
    hrefField('href', { title: 'Goes to', required: true }),
  ],
  preview: { select: { title: 'label', subtitle: 'key' } },
});
