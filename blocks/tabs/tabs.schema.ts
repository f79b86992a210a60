import { FolderIcon } from '@sanity/icons/Folder';
import { defineArrayMember, defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { richTextField } from '@/schemas/fields/rich-text.ts';

export const tabsSchema = defineBlock({
  name: 'tabs',
  title: 'Tabs',
  description: 'Two to six panels of text, each with a picture if you like. Shoppers see one at a time.',
  icon: FolderIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({
      name: 'tabs',
      title: 'Tabs',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'tab',
          title: 'Tab',
          type: 'object',
          fields: [
            defineField({
              name: 'title',
              title: 'Title',
              type: 'string',
              description: 'One or two words.',
              validation: (rule) => rule.required().max(30),
            }),
            richTextField('body', { title: 'Text' }),
            defineField({ name: 'image', title: 'Picture', type: 'picture' }),
          ],
          preview: { select: { title: 'title', media: 'image' } },
        }),
      ],
      validation: (rule) => rule.required().min(2).max(6),
    }),
  ],
});
