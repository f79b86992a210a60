import { BlockContentIcon } from '@sanity/icons/BlockContent';
import { defineArrayMember, defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { hrefField } from '@/schemas/fields/href.ts';

export const richTextSchema = defineBlock({
  name: 'richText',
  title: 'Text',
  description: 'Paragraphs, headings, lists and links.',
  icon: BlockContentIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'block',
          styles: [
            { title: 'Normal', value: 'normal' },
            { title: 'Heading', value: 'h2' },
            { title: 'Small heading', value: 'h3' },
          ],
          lists: [
            { title: 'Bullets', value: 'bullet' },
            { title: 'Numbers', value: 'number' },
          ],
          marks: {
            decorators: [
              { title: 'Strong', value: 'strong' },
              { title: 'Emphasis', value: 'em' },
            ],
            annotations: [
              {
                name: 'link',
                type: 'object',
                title: 'Link',
                fields: [hrefField('href', { title: 'Goes to', required: true })],
              },
            ],
          },
        }),
      ],
    }),
  ],
});
