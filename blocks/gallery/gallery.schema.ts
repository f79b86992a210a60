import { ImagesIcon } from '@sanity/icons/Images';
import { defineArrayMember, defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';

export const gallerySchema = defineBlock({
  name: 'gallery',
  title: 'Picture gallery',
  description: 'Pictures side by side. A click shows them large, one after the other.',
  icon: ImagesIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({
      name: 'pictures',
      title: 'Pictures',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'shot',
          title: 'Picture',
          type: 'object',
          fields: [
            defineField({
              name: 'image',
              title: 'Picture',
              type: 'picture',
              validation: (rule) => rule.required(),
            }),
            defineField({
              name: 'caption',
              title: 'Caption',
              type: 'string',
              description: 'Shown under the large picture.',
              validation: (rule) => rule.max(140),
            }),
          ],
          preview: { select: { title: 'caption', subtitle: 'image.alt', media: 'image' } },
        }),
      ],
      options: { layout: 'grid' },
      validation: (rule) => rule.required().min(1).max(60),
    }),
  ],
});
