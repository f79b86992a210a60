import { MenuIcon } from '@sanity/icons/Menu';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { maxEntries } from '@/domain/site/header-menu.ts';
import { ownerFields, ownerGroup } from '@/schemas/fields/owner.ts';

export const menu = defineType({
  name: 'menu',
  title: 'Menu',
  type: 'document',
  icon: MenuIcon,
  groups: [{ name: 'content', title: 'Content', default: true }, ownerGroup],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'content',
      description: 'Only staff see it.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'kind',
      title: 'Where it is used',
      type: 'string',
      group: 'content',
      initialValue: 'header',
      description: 'Shoppers see the menu that is chosen under Dealer settings, in the group Menus.',
      options: {
        list: [
          { value: 'header', title: 'Header' },
          { value: 'footer', title: 'Footer' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'items',
      title: 'Entries',
      type: 'array',
      group: 'content',
      description: 'From left to right. Drag to reorder.',
      of: [defineArrayMember({ type: 'menuItem' })],
      validation: (rule) =>
        rule
          .max(maxEntries)
          .warning(`The header has room for ${maxEntries} entries: the others are put together under "More".`),
      hidden: ({ document }) => document?.kind === 'footer',
    }),
    defineField({
      name: 'groups',
      title: 'Groups of links',
      type: 'array',
      group: 'content',
      description: 'Each group is a column with a heading.',
      of: [defineArrayMember({ type: 'menuGroup' })],
      hidden: ({ document }) => document?.kind !== 'footer',
    }),
    ...ownerFields,
  ],
  preview: {
    select: { title: 'name', kind: 'kind', site: 'site.name', template: 'template.name' },
    prepare: ({ title, kind, site, template }) => ({
      title,
      subtitle: [kind === 'footer' ? 'Footer' : 'Header', site ?? template ?? 'Shared'].join(' · '),
    }),
  },
});
