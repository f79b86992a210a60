import { ShareIcon } from '@sanity/icons/Share';
import { defineArrayMember, defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { embedAddressField } from '@/schemas/fields/embed-address.ts';

export const socialCarouselSchema = defineBlock({
  name: 'socialCarousel',
  title: 'Latest updates',
  description: 'Posts and pages of social networks in a row. Each loads when a shopper asks for it.',
  icon: ShareIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      initialValue: 'Latest Updates',
      validation: (rule) => rule.max(90),
    }),
    defineField({
      name: 'posts',
      title: 'Posts and pages',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'socialPost',
          title: 'Post or page',
          type: 'object',
          fields: [
            defineField({
              name: 'title',
              title: 'Title',
              type: 'string',
              description: 'What it is: "Our Facebook page".',
              validation: (rule) => rule.required().max(60),
            }),
            embedAddressField('address', { title: 'Address', kinds: ['social', 'video'], required: true }),
          ],
          preview: { select: { title: 'title', subtitle: 'address' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(12),
    }),
  ],
});
