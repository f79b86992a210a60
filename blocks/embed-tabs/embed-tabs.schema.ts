import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { defineArrayMember, defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { embedAddressField } from '@/schemas/fields/embed-address.ts';

export const embedTabsSchema = defineBlock({
  name: 'embedTabs',
  title: 'Content from elsewhere',
  description: 'A map, a booking calendar, a tour or a page of a social network, one tab each.',
  icon: EarthGlobeIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({
      name: 'tabs',
      title: 'Tabs',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'embed',
          title: 'Tab',
          type: 'object',
          fields: [
            defineField({
              name: 'title',
              title: 'Title',
              type: 'string',
              description: 'What it is: "Map of our yard". It is also read out to shoppers who do not see it.',
              validation: (rule) => rule.required().max(40),
            }),
            embedAddressField('address', { title: 'Address', required: true }),
          ],
          preview: { select: { title: 'title', subtitle: 'address' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(6),
    }),
    defineField({
      name: 'height',
      title: 'Height',
      type: 'number',
      description: 'In pixels, once it is loaded.',
      initialValue: 600,
      validation: (rule) => rule.integer().min(300).max(1200),
    }),
  ],
});
