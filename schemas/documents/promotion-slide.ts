import { PresentationIcon } from '@sanity/icons/Presentation';
import { defineField, defineType } from 'sanity';
import { hrefField } from '@/schemas/fields/href.ts';
import { ownerFields, ownerGroup } from '@/schemas/fields/owner.ts';
import { publishWindow, windowGroup, windowLine } from '@/schemas/fields/publish-window.ts';

/** One slide of the promotion slider, 1920 by 540 pixels (BLK-01). */
export const promotionSlide = defineType({
  name: 'promotionSlide',
  title: 'Promotion slide',
  type: 'document',
  icon: PresentationIcon,
  groups: [{ name: 'content', title: 'Content', default: true }, windowGroup, ownerGroup],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 2,
      group: 'content',
      validation: (rule) => rule.max(160),
    }),
    hrefField('url', { title: 'Goes to', group: 'content' }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      group: 'content',
      description: 'At least 1920 by 540 pixels.',
      validation: (rule) => rule.required().assetRequired(),
    }),
    defineField({
      name: 'hideOverlay',
      title: 'Picture only',
      type: 'boolean',
      group: 'content',
      initialValue: false,
      description: 'The picture has its own words: name and description are read out but not shown.',
    }),
    ...publishWindow,
    ...ownerFields,
  ],
  preview: {
    select: { title: 'name', startsAt: 'startsAt', expiresAt: 'expiresAt', media: 'image' },
    prepare: ({ title, startsAt, expiresAt, media }) => ({
      title,
      subtitle: windowLine(startsAt, expiresAt) || 'Always shown',
      media,
    }),
  },
});
