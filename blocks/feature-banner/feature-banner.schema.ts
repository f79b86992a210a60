import { InlineElementIcon } from '@sanity/icons/InlineElement';
import { defineArrayMember, defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';

export const featureBannerSchema = defineBlock({
  name: 'featureBanner',
  title: 'Feature banner',
  description: 'Three ways on: latest offers, book your service online, sell your car. Or three of your own.',
  icon: InlineElementIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({
      name: 'features',
      title: 'Your own three',
      type: 'array',
      description: 'Leave empty for latest offers, book your service online and sell your car.',
      of: [
        defineArrayMember({
          name: 'feature',
          title: 'Feature',
          type: 'object',
          fields: [
            defineField({
              name: 'title',
              title: 'Title',
              type: 'string',
              validation: (rule) => rule.required().max(40),
            }),
            defineField({ name: 'text', title: 'Text', type: 'string', validation: (rule) => rule.max(120) }),
            defineField({ name: 'link', title: 'Link', type: 'link', validation: (rule) => rule.required() }),
            defineField({ name: 'image', title: 'Picture', type: 'picture' }),
          ],
          preview: { select: { title: 'title', subtitle: 'link.href', media: 'image' } },
        }),
      ],
      validation: (rule) =>
        rule.custom((features) => ([0, 3].includes(features?.length ?? 0) ? true : 'Give three, or leave all out.')),
    }),
  ],
});
