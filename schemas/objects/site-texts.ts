import { defineArrayMember, defineField, defineType } from 'sanity';

const text = (name: string, title: string, description: string) =>
  defineField({ name, title, description, type: 'string' });

export const siteTexts = defineType({
  name: 'siteTexts',
  title: 'Wording',
  type: 'object',
  fields: [
    text('noPrice', 'Instead of a price', 'Shown where a vehicle has no price.'),
    text('justArrivedTag', 'Tag of vehicles that just arrived', 'On the card, for as many days as set below.'),
    text('soldTag', 'Tag of sold vehicles', 'On the card of a vehicle that is sold and still shown.'),
    defineField({
      name: 'warrantyLines',
      title: 'Warranty lines',
      description:
        'About the warranty, on vehicle pages. The first line whose conditions the vehicle meets is shown: promise a new-car warranty on new cars only. Look at new, demonstrator and used vehicles in the preview of a vehicle page.',
      type: 'array',
      of: [defineArrayMember({ type: 'vehicleText' })],
    }),
    text(
      'warrantyLine',
      'Warranty line for all others',
      'On vehicle pages that no line above is for. It has to be true of every one.',
    ),
    defineField({
      name: 'whyBuy',
      title: 'Why buy from us?',
      description: 'A section of every vehicle page; a new line begins a new paragraph.',
      type: 'text',
      rows: 4,
    }),
  ],
});
