import { defineField, defineType } from 'sanity';

export const wordmark = defineType({
  name: 'wordmark',
  title: 'Wordmark',
  type: 'object',
  description: 'The name in the header, where the site has no logo picture.',
  options: { columns: 2 },
  fields: [
    defineField({ name: 'first', title: 'First word', type: 'string', validation: (rule) => rule.max(24) }),
    defineField({ name: 'second', title: 'Second word', type: 'string', validation: (rule) => rule.max(24) }),
    defineField({ name: 'divider', title: 'Line between the words', type: 'boolean' }),
    defineField({
      name: 'sizeRem',
      title: 'Size, rem',
      type: 'number',
      description: '1 rem is the size of running text.',
      validation: (rule) => rule.min(0.75).max(3),
    }),
    defineField({
      name: 'weight',
      title: 'Weight',
      type: 'number',
      validation: (rule) => rule.integer().min(100).max(900),
    }),
    defineField({
      name: 'widthPercent',
      title: 'Width, percent',
      type: 'number',
      validation: (rule) => rule.min(50).max(150),
    }),
    defineField({
      name: 'trackEm',
      title: 'Space between letters, em',
      type: 'number',
      validation: (rule) => rule.min(-0.1).max(0.4),
    }),
  ],
});
