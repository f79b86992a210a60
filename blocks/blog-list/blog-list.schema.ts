import { BookIcon } from '@sanity/icons/Book';
import { defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { hrefField } from '@/schemas/fields/href.ts';

export const blogListSchema = defineBlock({
  name: 'blogList',
  title: 'Blog',
  description: 'The posts of the site, newest first: all of them on a page of their own, or the latest few anywhere.',
  icon: BookIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({
      name: 'limit',
      title: 'At most',
      type: 'number',
      description: 'Leave empty for all of them, twelve to a page.',
      validation: (rule) => rule.integer().min(1).max(12),
    }),
    defineField({ name: 'linkLabel', title: 'Words of the link', type: 'string', placeholder: 'All posts' }),
    hrefField('linkHref', { title: 'The link goes to' }),
  ],
});
