import { defineField, defineType } from 'sanity';

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
    text('warrantyLine', 'Warranty line', 'One line about the warranty, on vehicle pages.'),
    defineField({
      name: 'whyBuy',
      title: 'Why buy from us?',
      description: 'A section of every vehicle page; a new line begins a new paragraph.',
      type: 'text',
      rows: 4,
    }),
  ],
});
