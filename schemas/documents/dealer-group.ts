import { UsersIcon } from '@sanity/icons/Users';
import { defineField, defineType } from 'sanity';
import { slugField } from '@/schemas/fields/slug.ts';

export const dealerGroup = defineType({
  name: 'dealerGroup',
  title: 'Dealer group',
  type: 'document',
  icon: UsersIcon,
  fields: [
    defineField({ name: 'name', title: 'Name', type: 'string', validation: (rule) => rule.required().max(60) }),
    slugField('Names it in tools and reports.'),
    defineField({
      name: 'settings',
      title: 'Settings',
      type: 'siteSettings',
      description: 'What every site of this group has, unless its dealer says otherwise.',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'slug.current' } },
});
