import { StarIcon } from '@sanity/icons/Star';
import { defineArrayMember, defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';

export const heroSchema = defineBlock({
  name: 'hero',
  title: 'Hero',
  description: 'The large picture with the words that a page opens with.',
  icon: StarIcon,
  fields: [
    defineField({
      name: 'placement',
      title: 'Banner place',
      type: 'string',
      placeholder: 'home-hero',
      description:
        'Empty: the hero says what you write below. With a place, for example home-hero, running banners of the site for it are shown instead: one as it is, several as slides with tabs.',
    }),
    defineField({
      name: 'secondsEach',
      title: 'Seconds for each banner',
      type: 'number',
      description: 'How long each of several banners stays before the next comes. Empty: they move only when asked to.',
      validation: (rule) => rule.min(4).max(20).integer(),
    }),
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 3, validation: (rule) => rule.max(240) }),
    defineField({ name: 'image', title: 'Picture', type: 'picture' }),
    defineField({ name: 'priceLabel', title: 'Words before the price', type: 'string' }),
    defineField({ name: 'price', title: 'Price as shown', type: 'string', placeholder: '$58,990' }),
    defineField({ name: 'priceNote', title: 'Words after the price', type: 'string' }),
    defineField({
      name: 'buttons',
      title: 'Buttons',
      type: 'array',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.max(3),
    }),
    defineField({
      name: 'pins',
      title: 'Price tags',
      type: 'array',
      description: 'Labels that point at cars in the picture; shown by themes whose hero is a field of colour.',
      of: [defineArrayMember({ type: 'priceTag' })],
      validation: (rule) => rule.max(4),
    }),
  ],
});
