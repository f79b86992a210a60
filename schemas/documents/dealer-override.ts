import { ControlsIcon } from '@sanity/icons/Controls';
import { defineField, defineType } from 'sanity';

export const dealerOverride = defineType({
  name: 'dealerOverride',
  title: 'Dealer settings',
  type: 'document',
  icon: ControlsIcon,
  fields: [
    defineField({
      name: 'site',
      title: 'Site',
      type: 'reference',
      to: [{ type: 'site' }],
      readOnly: ({ document }) => Boolean(document?.site),
      options: { disableNew: true },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'settings',
      title: 'What this dealer sets itself',
      type: 'siteSettings',
      description: 'Whatever you leave empty comes from the group, the manufacturer or the template.',
    }),
  ],
  preview: {
    select: { site: 'site.name', slug: 'site.slug.current' },
    prepare: ({ site, slug }) => ({ title: site ? `Settings of ${site}` : 'Dealer settings', subtitle: slug }),
  },
});
