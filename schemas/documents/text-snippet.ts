import { BlockContentIcon } from '@sanity/icons/BlockContent';
import { defineField, defineType } from 'sanity';
import { checkPlaceholders, snippetPlaces } from '@/domain/text/text-snippet.ts';
import { ownerFields, ownerGroup } from '@/schemas/fields/owner.ts';

const places = snippetPlaces.map(({ value, title }) => ({ value, title }));
const help = snippetPlaces.map(
  ({ title, placeholders }) => `${title}: ${placeholders.map((name) => `{${name}}`).join(' ') || 'none'}`,
);

/** A reusable text with placeholders that pages fill in (FIN-08). */
export const textSnippet = defineType({
  name: 'textSnippet',
  title: 'Text',
  type: 'document',
  icon: BlockContentIcon,
  groups: [{ name: 'content', title: 'Content', default: true }, ownerGroup],
  fields: [
    defineField({
      name: 'place',
      title: 'Which text',
      type: 'string',
      group: 'content',
      options: { list: places },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 8,
      group: 'content',
      description: `Figures are filled in for words in braces. ${help.join('. ')}.`,
      validation: (rule) => rule.required().custom((text, { document }) => checkPlaceholders(text, document?.place)),
    }),
    ...ownerFields,
  ],
  preview: {
    select: { place: 'place', text: 'text' },
    prepare: ({ place, text }) => ({
      title: places.find(({ value }) => value === place)?.title ?? place,
      subtitle: text,
    }),
  },
});
