import { TagIcon } from '@sanity/icons/Tag';
import { defineField, defineType } from 'sanity';
import { slugField } from '@/schemas/fields/slug.ts';

export const manufacturer = defineType({
  name: 'manufacturer',
  title: 'Manufacturer',
  type: 'document',
  icon: TagIcon,
  fields: [
    defineField({ name: 'name', title: 'Name', type: 'string', validation: (rule) => rule.required().max(60) }),
    slugField('Names it in tools and reports.'),
    defineField({
      name: 'plainName',
      title: 'Plain name',
      type: 'string',
      description: 'The brand as it is written on its cars, for example "Ford".',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'settings',
      title: 'Settings',
      type: 'siteSettings',
      description: 'What every site of this brand has, unless a group or dealer says otherwise.',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'slug.current' } },
});
