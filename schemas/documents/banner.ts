import { ImagesIcon } from '@sanity/icons/Images';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { ownerFields, ownerGroup } from '@/schemas/fields/owner.ts';
import { publishWindow, windowGroup, windowLine } from '@/schemas/fields/publish-window.ts';

const line = (name: string, title: string, description: string, placeholder?: string) =>
  defineField({ name, title, description, placeholder, type: 'string', group: 'content' });

export const banner = defineType({
  name: 'banner',
  title: 'Banner',
  type: 'document',
  icon: ImagesIcon,
  groups: [{ name: 'content', title: 'Content', default: true }, windowGroup, ownerGroup],
  fields: [
    defineField({
      name: 'placement',
      title: 'Place',
      type: 'string',
      group: 'content',
      initialValue: 'home-hero',
      description: 'The name of the place on a page, for example "home-hero" for the large picture of the home page.',
      validation: (rule) =>
        rule
          .required()
          .regex(/^[a-z][a-z0-9-]*$/, { name: 'place' })
          .error('Use small letters, digits and dashes.'),
    }),
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(90),
    }),
    defineField({
      name: 'shortName',
      title: 'Short name',
      type: 'string',
      group: 'content',
      placeholder: 'Demonstrators',
      description: 'Stands on its tab where several banners run at one place; the heading does otherwise.',
      validation: (rule) => rule.max(30),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      group: 'content',
      validation: (rule) => rule.max(240),
    }),
    defineField({ name: 'image', title: 'Picture', type: 'picture', group: 'content' }),
    line('priceLabel', 'Words before the price', 'What the price is for.', 'Ranger XLT from'),
    line('price', 'Price as shown', 'With the dollar sign.', '$58,990'),
    line('priceNote', 'Words after the price', 'What the price includes.', 'drive away'),
    defineField({
      name: 'buttons',
      title: 'Buttons',
      type: 'array',
      group: 'content',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.max(3),
    }),
    ...publishWindow,
    ...ownerFields,
  ],
  preview: {
    select: { title: 'heading', placement: 'placement', startsAt: 'startsAt', expiresAt: 'expiresAt', media: 'image' },
    prepare: ({ title, placement, startsAt, expiresAt, media }) => ({
      title,
      subtitle: [placement, windowLine(startsAt, expiresAt)].filter(Boolean).join(' · '),
      media,
    }),
  },
});
