import { BlockContentIcon } from '@sanity/icons/BlockContent';
import { defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { richTextField } from '@/schemas/fields/rich-text.ts';

export const richTextSchema = defineBlock({
  name: 'richText',
  title: 'Text',
  description: 'Paragraphs, headings, lists and links, with a picture beside them if you like.',
  icon: BlockContentIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    richTextField('body', { title: 'Text' }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      description: 'Stands beside the text, under it on phones.',
    }),
  ],
});
