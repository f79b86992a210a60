import { StackIcon } from '@sanity/icons/Stack';
import { defineField, defineType } from 'sanity';
import { slugField } from '@/schemas/fields/slug.ts';

export const template = defineType({
  name: 'template',
  title: 'Template',
  type: 'document',
  icon: StackIcon,
  fields: [
    defineField({ name: 'name', title: 'Name', type: 'string', validation: (rule) => rule.required().max(60) }),
    slugField('Names it in tools and reports.'),
    defineField({
      name: 'settings',
      title: 'Settings',
      type: 'siteSettings',
      description: 'What every site of this template has, unless a manufacturer, group or dealer says otherwise.',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'slug.current' } },
});
