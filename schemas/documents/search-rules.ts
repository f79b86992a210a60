import { SearchIcon } from '@sanity/icons/Search';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { maxCurated, stockNumberPattern } from '@/domain/stock/search/curation.ts';

const stockNumbers = (name: string, title: string, description: string, limit: number) =>
  defineField({
    name,
    title,
    type: 'array',
    group: 'content',
    description,
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) => rule.regex(stockNumberPattern, { name: 'stock number' }),
      }),
    ],
    validation: (rule) => rule.unique().max(limit),
  });

/** Search settings of a dealer's staff: synonyms, pinned cars, hidden cars. */
export const searchRules = defineType({
  name: 'searchRules',
  title: 'Search rules',
  type: 'document',
  icon: SearchIcon,
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'owner', title: 'Belongs to' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'content',
      description: 'For staff alone. All of a site’s rules apply together, in the order of their names.',
      validation: (rule) => rule.required().max(80),
    }),
    stockNumbers(
      'pinned',
      'First in the results',
      'Stock numbers, the first one on top. They come first in the usual order wherever a search finds them.',
      maxCurated.pinned,
    ),
    stockNumbers(
      'hidden',
      'Not in any list',
      'Stock numbers. Searches, rows of cars and counts leave them out; their own pages stay.',
      maxCurated.hidden,
    ),
    defineField({
      name: 'olderThanDays',
      title: 'Long in stock',
      type: 'number',
      group: 'content',
      description: 'Cars that have been here for so many days come before the others.',
      validation: (rule) => rule.integer().min(1).max(3650),
    }),
    defineField({
      name: 'rankedFirst',
      title: 'Higher rank first',
      type: 'boolean',
      group: 'content',
      description:
        'The order of your stock feed (its ranks, or its margins, which shoppers never see) goes before days in stock, and among cars that fit a shopper’s words about equally well.',
    }),
    defineField({
      name: 'synonyms',
      title: 'What shoppers call things',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          fields: [
            defineField({
              name: 'words',
              title: 'A shopper types',
              type: 'string',
              placeholder: 'dual cab',
              validation: (rule) => rule.required().max(80),
            }),
            defineField({
              name: 'means',
              title: 'Search for',
              type: 'string',
              placeholder: 'double cab ute',
              validation: (rule) => rule.required().max(80),
            }),
          ],
          preview: {
            select: { words: 'words', means: 'means' },
            prepare: ({ words, means }) => ({ title: words, subtitle: `searches for ${means ?? '?'}` }),
          },
        }),
      ],
      validation: (rule) => rule.max(maxCurated.synonyms),
    }),
    defineField({
      name: 'site',
      title: 'Site',
      type: 'reference',
      to: [{ type: 'site' }],
      group: 'owner',
      options: { disableNew: true },
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: 'name', pinned: 'pinned', hidden: 'hidden' },
    prepare: ({ title, pinned, hidden }) => ({
      title,
      subtitle: `${pinned?.length ?? 0} first, ${hidden?.length ?? 0} not in lists`,
    }),
  },
});
