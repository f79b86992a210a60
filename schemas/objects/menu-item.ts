import { MenuIcon } from '@sanity/icons/Menu';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { menuOpens } from '@/domain/site/menu-opens.ts';
import { hrefField } from '@/schemas/fields/href.ts';

export const menuItem = defineType({
  name: 'menuItem',
  title: 'Menu entry',
  type: 'object',
  icon: MenuIcon,
  fields: [
    defineField({ name: 'label', title: 'Words', type: 'string', validation: (rule) => rule.required().max(30) }),
    hrefField('href', { title: 'Goes to', description: 'May stay empty when the entry only opens a list.' }),
    defineField({
      name: 'opens',
      title: 'What it opens',
      type: 'string',
      initialValue: 'list',
      description: 'Models, stock and brands keep themselves up to date; your own entries stand beside them.',
      options: { list: [...menuOpens], layout: 'radio' },
    }),
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
      const { href, children, opens } = { href: '', children: [], opens: 'list', ...item };
      return item && !href && children.length === 0 && opens === 'list'
        ? 'Give the entry an address or entries below it.'
        : true;
    }),
  preview: {
    select: { label: 'label', href: 'href', opens: 'opens', first: 'children.0.label', second: 'children.1.label' },
    prepare: ({ label, href, opens, first, second }) => ({
      title: label,
      subtitle: [
        href,
        menuOpens.find(({ value }) => value === opens && value !== 'list')?.title,
        [first, second].filter(Boolean).join(', '),
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
});
