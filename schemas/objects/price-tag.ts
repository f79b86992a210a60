import { PinIcon } from '@sanity/icons/Pin';
import { defineField, defineType } from 'sanity';
import { hrefField } from '@/schemas/fields/href.ts';

const percent = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'number', description, validation: (rule) => rule.min(0).max(100) });

export const priceTag = defineType({
  name: 'priceTag',
  title: 'Price tag',
  type: 'object',
  icon: PinIcon,
  description: 'A small label with a stem that points at something in the picture.',
  fields: [
    defineField({ name: 'label', title: 'Words', type: 'string', validation: (rule) => rule.required() }),
    defineField({ name: 'price', title: 'Price as shown', type: 'string', placeholder: '$58,990' }),
    hrefField('href', { title: 'Goes to' }),
    percent('leftPercent', 'From the left, percent', '0 is the left edge of the picture, 100 the right edge.'),
    percent('topPercent', 'From the top, percent', '0 is the top edge of the picture, 100 the bottom edge.'),
    defineField({
      name: 'stemPixels',
      title: 'Length of the stem, pixels',
      type: 'number',
      initialValue: 48,
      validation: (rule) => rule.integer().min(0).max(240),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'price' } },
});
