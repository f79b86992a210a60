import { UlistIcon } from '@sanity/icons/Ulist';
import { defineArrayMember, defineField, defineType } from 'sanity';

export const menuGroup = defineType({
  name: 'menuGroup',
  title: 'Group of links',
  type: 'object',
  icon: UlistIcon,
  fields: [
    defineField({ name: 'title', title: 'Heading', type: 'string', validation: (rule) => rule.required().max(40) }),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'array',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.required().min(1).error('A group without links would be an empty column.'),
    }),
  ],
  preview: {
    select: { title: 'title', first: 'links.0.label', second: 'links.1.label', third: 'links.2.label' },
    prepare: ({ title, first, second, third }) => ({
      title,
      subtitle: [first, second, third].filter(Boolean).join(', '),
    }),
  },
});
