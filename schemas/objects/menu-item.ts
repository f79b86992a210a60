import { MenuIcon } from '@sanity/icons/Menu';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { hrefField } from '@/schemas/fields/href.ts';

export const menuItem = defineType({
  name: 'menuItem',
  title: 'Menu entry',
  type: 'object',
  icon: MenuIcon,
  fields: [
    defineField({ name: 'label', title: 'Words', type: 'string', validation: (rule) => rule.required().max(30) }),
    hrefField('href', { title: 'Goes to', description: 'May stay empty when the entry only opens its own list.' }),
    defineField({
      name: 'children',
      title: 'Entries below it',
      type: 'array',
      description: 'Shown when the entry is opened. Drag to reorder.',
      of: [defineArrayMember({ type: 'link' })],
    }),
  ],
  validation: (rule) =>
    rule.custom((item) => {
      const { href, children } = { href: '', children: [], ...item };
      return item && !href && children.length === 0 ? 'Give the entry an address or entries below it.' : true;
    }),
  preview: {
    select: { label: 'label', href: 'href', first: 'children.0.label', second: 'children.1.label' },
    prepare: ({ label, href, first, second }) => ({
      title: label,
      subtitle: [href, [first, second].filter(Boolean).join(', ')].filter(Boolean).join(' · '),
    }),
  },
});
