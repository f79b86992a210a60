import { StarIcon } from '@sanity/icons/Star';
import { defineField, defineType } from 'sanity';
import { ownerFields, ownerGroup } from '@/schemas/fields/owner.ts';
import { publishWindow, windowGroup, windowLine } from '@/schemas/fields/publish-window.ts';
import { carTypesField } from '@/schemas/fields/vocabulary.ts';

export const promoTile = defineType({
  name: 'promoTile',
  title: 'Promo tile',
  type: 'document',
  icon: StarIcon,
  groups: [{ name: 'content', title: 'Content', default: true }, windowGroup, ownerGroup],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      group: 'content',
      validation: (rule) => rule.max(200),
    }),
    defineField({ name: 'link', title: 'Link', type: 'link', group: 'content' }),
    defineField({ name: 'image', title: 'Picture', type: 'picture', group: 'content' }),
    carTypesField({
      title: 'For which cars',
      description: 'Choose none to show the tile everywhere.',
      group: 'content',
    }),
    defineField({
      name: 'strict',
      title: 'Only on pages about exactly these cars',
      type: 'boolean',
      group: 'content',
      initialValue: false,
      description: 'Otherwise the tile is also shown on pages about all cars.',
    }),
    ...publishWindow,
    ...ownerFields,
  ],
  orderings: [{ name: 'startsAt', title: 'Start', by: [{ field: 'startsAt', direction: 'desc' }] }],
  preview: {
    select: { title: 'title', text: 'text', startsAt: 'startsAt', expiresAt: 'expiresAt', media: 'image' },
    prepare: ({ title, text, startsAt, expiresAt, media }) => ({
      title,
      subtitle: [windowLine(startsAt, expiresAt), text].filter(Boolean).join(' · '),
      media,
    }),
  },
});
